/** What one feels of what happens: a small sound, a vibration, a screen that stays awake. */
import { effect, signal } from "../vendor/preact.js";
import { recall, remember } from "../page.js";
import { now, seen } from "./store.js";

/** @typedef {import("#api").CommandMessage} CommandMessage */

export const sound = signal(recall("sound", true));
export const shaking = signal(recall("vibration", true));

/** @param {"sound" | "vibration"} name */
export function toggle(name) {
  const one = name === "sound" ? sound : shaking;
  one.value = !one.value;
  remember(name, one.value);
}

/** Whether things may move. */
export const lively = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whoever only watches hears and feels nothing. */
const seated = () => seen.value !== null && seen.value.seat !== null;

/** @type {AudioContext | undefined} */
let audio;

/** @param {number} pitch @param {number} [length] in seconds */
function beep(pitch, length = 0.12) {
  if (!sound.value || !seated() || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const from = audio.currentTime;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.08, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length);
}

/** @param {number | number[]} pattern */
function shake(pattern) {
  if (shaking.value && seated() && navigator.userActivation?.hasBeenActive)
    navigator.vibrate?.(pattern);
}

/** A light touch for one's own tap. */
export const touch = () => shake(10);

/** Something happened at the table. @param {CommandMessage} row */
export function felt(row) {
  if (row.seat === seen.value?.seat) return;
  beep(520);
}

/** @type {WakeLockSentinel | undefined} */
let lock;

async function stayAwake() {
  if (document.hidden || seen.value?.stage !== "playing" || !seated()) {
    lock?.release();
    lock = undefined;
    return;
  }
  if (lock && !lock.released) return;
  try {
    lock = await navigator.wakeLock?.request("screen");
  } catch {
    // not allowed: the screen goes dark as it always does
  }
}

/** Begin to follow what the page shows. */
export function begin() {
  let before = false;
  effect(() => {
    const mine = now.value?.mine ?? false;
    if (mine && !before) {
      beep(780, 0.2);
      shake([30, 60, 30]);
    }
    before = mine;
  });
  effect(() => {
    if (seen.value) stayAwake();
  });
  document.addEventListener("visibilitychange", stayAwake);
}
