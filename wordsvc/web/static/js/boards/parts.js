/** What the boards of all games are put together from, and what a game's module gives. */
import { el, say } from "../page.js";

/** @typedef {(move: any) => Promise<boolean>} Make */
/** @typedef {{ top: any[], rest: any[] }} Board looked at before a move, and later */

/**
 * @typedef {object} Desk where a form of a game's own is filled in
 * @property {any} seen the table as it is now
 * @property {Record<string, any>} drafts what was typed so far, by move and hole
 * @property {(type: string, way: any) => Promise<void>} send
 * @property {(focused?: string) => void} redraw with the draft to go on with
 * @property {() => boolean} composing whether an input method is at work
 */

/**
 * @typedef {object} Game
 * @property {(seen: any, make: Make) => Board} board what lies on the table
 * @property {ReadonlySet<string>} [tapped] moves that are made by tapping the board
 * @property {(name: string, one: any, seen: any) => string | undefined} [value]
 *   how a value of a move is called in this game
 * @property {(name: string, one: any, seen: any) => Node | undefined} [picture]
 *   a value of a move as it is seen, where that says more
 * @property {Record<string, (slots: any[], desk: Desk) => HTMLElement>} [forms] by type of move
 */

/** The name of whoever sits there. @param {any} seen @param {number} seat @returns {string} */
export const player = (seen, seat) =>
  seat === seen.seat ? say("say.you") : seen.chairs[seat].name;

/** @param {any} seen @returns {number[]} all seats but that of this phone */
export const others = (seen) =>
  seen.chairs
    .map((/** @type {any} */ _, /** @type {number} */ seat) => seat)
    .filter((/** @type {number} */ seat) => seat !== seen.seat);

/** Says that somebody is waited for. @param {any} seen @param {number} seat */
export const waits = (seen, seat) => seen.waiting.includes(seat) && "…";

/** @param {string} title @param {...any} inside */
export const box = (title, ...inside) =>
  el("section", { class: "box" }, el("h2", null, title), ...inside);

/** @param {any} name @param {...any} inside */
export const line = (name, ...inside) =>
  el("li", null, el("span", null, name), el("span", null, ...inside));
