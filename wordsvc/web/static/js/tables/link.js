/**
 * The phone's link to its table: what there is, then what happens. A link that was lost or may
 * have been (sleep, another network, silence) is made anew from the last version.
 */
import { connection } from "../page.js";
import { ask, Refused } from "../api.js";
import { messages } from "./stream.js";
import { at, complain, game, gone, keep, lines, outside, reached, seen, tell } from "./store.js";
import { felt } from "./effects.js";

/** @typedef {import("#api").CommandMessage} CommandMessage */
/** @typedef {import("#api").TableMessage} TableMessage */
/** @typedef {import("#api").TableLog} TableLog */

/** What tells that this phone has no seat (any more). */
const NO_SEAT = new Set([401, 403, 404]);
/** Something comes every 15 seconds; if nothing does for so long, the link is dead. */
const SILENCE = 25_000;
/** After a failure it is tried again, later each time. */
const SOON = 1000;
const LATEST = 8000;
/** The last rows of which lines are shown at first. */
const ROWS = 20;

/** @type {AbortController | undefined} */
let following;
/** Up to which version everything was told; what is seen may be newer. */
let known = 0;
let looking = false;
let again = false;
let pause = SOON;
let quiet = 0;
let retry = 0;

/** @param {boolean} heard */
function heard(heard) {
  if (reached.value !== heard) reached.value = heard;
  connection(heard);
}

/** Look at the table; what is asked for meanwhile is looked at once more afterwards. */
export async function look() {
  again = true;
  if (looking) return;
  looking = true;
  try {
    while (again) {
      again = false;
      await once();
    }
  } finally {
    looking = false;
  }
}

async function once() {
  try {
    /** @type {import("#api").TableView} */
    const found = await ask(at);
    if (!game.value) game.value = await import(`./${found.game}/board.js`);
    if (seen.value === null) await remind(found.version);
    if (found.version >= (seen.value?.version ?? 0)) seen.value = found;
    outside.value = found.seat === null && found.free > 0;
    heard(true);
    keep(found);
    pause = SOON;
    if (!following) follow();
  } catch (error) {
    if (error instanceof Refused && NO_SEAT.has(error.problem.status ?? 0)) return away(error);
    heard(false);
    later();
  }
}

/** The lines that were told before this phone came. @param {number} version */
async function remind(version) {
  if (version === 0) return;
  /** @type {TableLog} */
  const log = await ask(`${at}/log?after=${Math.max(0, version - ROWS)}`);
  known = Math.max(known, log.version);
  lines.value = log.lines.slice(-ROWS);
}

function later() {
  clearTimeout(retry);
  retry = setTimeout(() => anew(), pause);
  pause = Math.min(pause * 2, LATEST);
}

/** Nobody sits here with this phone. @param {Refused} refused */
function away(refused) {
  stop();
  if (refused.problem.status === 404) {
    gone.value = true;
    complain(refused.message);
  }
  seen.value = null;
  outside.value = !gone.value;
  heard(true);
}

function stop() {
  following?.abort();
  following = undefined;
  clearTimeout(quiet);
}

/** The link is closed and made anew, from the last version. */
export function anew() {
  if (gone.value) return;
  clearTimeout(retry);
  stop();
  if (seen.value || !outside.value) look();
}

function alive() {
  clearTimeout(quiet);
  quiet = setTimeout(() => {
    heard(false);
    anew();
  }, SILENCE);
}

async function follow() {
  const mine = new AbortController();
  following = mine;
  alive();
  try {
    for await (const { kind, data } of messages(
      `${at}/events?after=${known}`,
      mine.signal,
      () => following === mine && alive(),
    )) {
      if (following !== mine) return;
      heard(true);
      if (kind === "message") happened(data);
      else if (kind === "table") changed(data);
      else if (kind === "gone" || kind === "out") return ended(kind, data);
    }
  } catch {
    // cut, refused, or full: told below
  }
  if (following !== mine) return;
  stop();
  heard(false);
  later();
}

/** @param {CommandMessage} row */
function happened(row) {
  known = Math.max(known, row.version);
  const fresh = tell(row.lines);
  if (fresh.length > 0) felt(row);
  if (row.version > (seen.value?.version ?? 0) || row.kind !== "move") look();
}

/** @param {TableMessage} told */
function changed(told) {
  if (seen.value && told.edition !== seen.value.edition) look();
}

/** @param {string} kind @param {any} why */
function ended(kind, why) {
  stop();
  gone.value = kind === "gone";
  outside.value = kind === "out";
  seen.value = null;
  complain(why.detail ?? "");
}

/** Whoever comes back to the page may have missed something. */
export function watch() {
  addEventListener("online", anew);
  addEventListener("offline", () => heard(false));
  addEventListener("pageshow", (event) => event.persisted && anew());
  addEventListener("focus", anew);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) anew();
  });
}
