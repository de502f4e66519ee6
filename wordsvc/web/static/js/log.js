/** What was played at this table? Undone, copied, and shared as a link that no server sees. */
import { recall, remember } from "./page.js";

/**
 * @typedef {{ word?: string, reading?: string, card?: string, tails?: string[], field?: string }}
 *   Play a word, with the card it was thrown on, or a card that was opened on the table
 */

const MARK = "#log=";
/** @type {Play[]} */
let plays = recall("log", []);

export const all = () => plays;
export const top = () => plays.at(-1);

/** @param {Play[]} changed */
export function replace(changed) {
  plays = changed;
  remember("log", plays);
}

/** @param {Play} play */
export const add = (play) => replace([...plays, play]);

export const undo = () => replace(plays.slice(0, -1));

/** What the next word is played on, as the API asks for it. */
export function ground() {
  const last = top();
  if (!last) return {};
  if (last.field) return { field: last.field };
  return {
    previous: last.reading || last.word,
    ...(last.card ? { previous_card: last.card } : {}),
  };
}

/** The log as lines of text. */
export const text = () =>
  plays
    .map((play) =>
      play.field ? `[${play.field}]` : play.card ? `${play.word} (${play.card})` : play.word,
    )
    .join("\n");

export const link = () =>
  location.origin +
  location.pathname +
  MARK +
  encodeURIComponent(
    JSON.stringify(
      plays.map((play) =>
        play.field ? [0, play.field] : play.card ? [play.word, play.card] : [play.word],
      ),
    ),
  );

/** The log that this address brings along, if it does. @returns {Play[] | undefined} */
export function brought() {
  if (!location.hash.startsWith(MARK)) return undefined;
  try {
    const list = JSON.parse(decodeURIComponent(location.hash.slice(MARK.length)));
    return list.map((/** @type {any[]} */ [word, card]) =>
      word
        ? { word: String(word), ...(card ? { card: String(card) } : {}) }
        : { field: String(card) },
    );
  } catch {
    return undefined;
  }
}
