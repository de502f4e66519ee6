/** What this phone's player does: a move, once, however often it is tapped. */
import { say } from "../page.js";
import { ask, newKey, Refused } from "../api.js";
import { at, complain, forget, seen } from "./store.js";
import { look } from "./link.js";
import { touch } from "./effects.js";

/** @typedef {import("./store.js").Move} Move */
/** @typedef {import("#api").Accepted} Accepted */

/** The same move twice within so many milliseconds is a double tap. */
const DOUBLE = 600;
/** What has not been on the screen for so long was not what somebody tapped. */
const GLANCE = 350;

/** Moves whose answer is missing, by what they are, with the key that makes them one. */
const keys = /** @type {Map<string, string>} */ (new Map());
let last = { move: "", at: -DOUBLE, done: Promise.resolve(false) };

/**
 * Makes a move. Resolves to whether it was made; if not, the page says why.
 * @param {Move} move
 * @returns {Promise<boolean>}
 */
export function make(move) {
  const { onto, ...chosen } = move;
  const text = JSON.stringify(chosen);
  const now = performance.now();
  if (last.move === text && now - last.at < DOUBLE) return last.done;
  touch();
  const mine = { move: text, at: now, done: send(move) };
  last = mine;
  mine.done.then((done) => {
    if (!done) mine.move = ""; // tapped again after a refusal, it is meant
  });
  return mine.done;
}

/** @param {Move} move */
async function send(move) {
  const text = JSON.stringify(move);
  const key = keys.get(text) ?? newKey();
  keys.set(text, key);
  return attempt(async () => {
    try {
      /** @type {Accepted} */
      const { version } = await ask(`${at}/moves`, move, undefined, { "Idempotency-Key": key });
      keys.delete(text);
      forget(move.type);
      if (version > (seen.value?.version ?? 0)) await look();
    } catch (error) {
      if (error instanceof Refused) keys.delete(text); // another try is another move
      throw error;
    }
  });
}

/** Whether it could be done; if not, the page says why. @param {() => Promise<any>} deed */
export async function attempt(deed) {
  complain("");
  try {
    await deed();
    return true;
  } catch (error) {
    await look();
    complain(error instanceof Refused ? error.message : say("say.unreachable"));
    return false;
  }
}

/** What may be done beside the game. @param {string} deed @param {any} [body] */
export const host = (deed, body = {}) =>
  attempt(async () => {
    await ask(`${at}/${deed}`, body);
    await look();
  });

// ---- which board somebody saw

/** What a button stands for, told apart from what it stood for a glance ago. */
export class Glimpse {
  #now = -1;
  #before = -1;
  #since = -GLANCE;

  /** The button stands for this from now on; it was not there before where `fresh` says so. */
  show(/** @type {number} */ onto, fresh = false) {
    if (onto === this.#now && !fresh) return;
    this.#before = fresh || this.#now === -1 ? onto : this.#now;
    this.#now = onto;
    this.#since = performance.now();
  }

  /** What somebody who taps now has seen. */
  get seen() {
    return performance.now() - this.#since < GLANCE ? this.#before : this.#now;
  }

  /** What it stands for now. */
  get newest() {
    return this.#now;
  }
}

/** The board of a table. */
export const board = new Glimpse();
