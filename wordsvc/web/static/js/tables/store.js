/** What this phone knows of its table: signals that every piece of the page follows. */
import { computed, html, signal } from "../vendor/preact.js";
import { byId, recall, remember, say } from "../page.js";

/** @typedef {import("#api").TableView} TableView */
/** @typedef {import("#api").LogLine} LogLine */
/** @typedef {import("#api").Slot} Slot */
/** @typedef {import("../vendor/preact.js").VNode} VNode */
/** @typedef {Record<string, any> & { type: string }} Move a slot with its holes filled */

/**
 * @typedef {object} Now what the game asks for at this moment, in the player's words
 * @property {string} text
 * @property {boolean} mine whether this phone's player may or must do something
 * @property {number} [seat] whose colour it has
 */

/**
 * @typedef {object} Game what a game's folder gives
 * @property {(props: { seen: TableView }) => VNode} Board what lies on the table
 * @property {(props: { seen: TableView }) => VNode} [Rest] what is looked at later
 * @property {(seen: TableView) => Now | null} [now] what is asked for, where slots do not say it
 * @property {ReadonlySet<string>} [tapped] moves that are made on the board
 * @property {(name: string, one: any, seen: TableView) => string | undefined} [value]
 *   how a value of a move is called in this game
 * @property {(name: string, one: any, seen: TableView) => VNode | undefined} [picture]
 *   a value of a move as it is seen, where that says more
 * @property {Record<string, (props: { slots: Slot[], seen: TableView }) => VNode>} [forms]
 *   by type of move
 */

export const place = byId("play");
export const table = /** @type {string} */ (place.dataset.table);
export const at = `/tables/${table}`;
/** How many lines of the log are kept. */
const KEPT = 20;

/** The table as this phone may see it. */
export const seen = signal(/** @type {TableView | null} */ (null));
export const game = signal(/** @type {Game | null} */ (null));
/** What happened, the newest line last. */
export const lines = signal(/** @type {LogLine[]} */ ([]));
/** Whether the server was heard of last time. */
export const reached = signal(true);
/** Whether this phone has to ask for a seat first. */
export const outside = signal(false);
/** There is no such table any more. */
export const gone = signal(false);
/** Why something could not be done: `code` is "" where nobody answered. */
export const trouble = signal(/** @type {{ text: string, version: number } | null} */ (null));
export const invite = signal(
  decodeURIComponent(location.hash.slice(1)) || recall(`invite.${table}`, ""),
);

/** What went wrong is told until something else happens. @param {string} text */
export const complain = (text) => {
  trouble.value = text ? { text, version: seen.value?.version ?? 0 } : null;
};

/** @param {LogLine[]} more lines, newer ones last; those that are known already are passed over */
export function tell(more) {
  const newest = lines.value.at(-1)?.version ?? 0;
  const fresh = more.filter((line) => line.version > newest);
  if (fresh.length > 0) lines.value = [...lines.value, ...fresh].slice(-KEPT);
  return fresh;
}

// ---- what was typed or chosen so far, by move and hole: it stays while others move

/** @type {Map<string, import("../vendor/preact.js").Signal<any>>} */
const drafts = new Map();

/** @param {string} name @param {any} [otherwise] */
export function draft(name, otherwise) {
  let found = drafts.get(name);
  if (!found) {
    found = signal(otherwise);
    drafts.set(name, found);
  }
  return found;
}

/** A move was made: what was written for it is used up. @param {string} type */
export function forget(type) {
  for (const [name, one] of drafts) if (name.startsWith(`${type}.`)) one.value = undefined;
}

// ---- who sits where

const ANIMALS = ["🐰", "🐻", "🦊", "🐼", "🐸", "🐧", "🐱", "🐶"];

/** @param {number} seat */
export const animal = (seat) => ANIMALS[seat % ANIMALS.length];

/** The name of whoever sits there. @param {TableView} seen @param {number} seat */
export const player = (seen, seat) =>
  seat === seen.seat ? say("say.you") : seen.chairs[seat]?.name || say("say.free");

/** The same with colour and animal. @param {{ seat: number, name?: string }} props */
export const Player = ({ seat, name }) => html`
  <span class="who seat-${seat}">
    <span class="animal" aria-hidden="true">${animal(seat)}</span> ${
      name ?? player(/** @type {TableView} */ (seen.value), seat)
    }
  </span>
`;

/** All seats but that of this phone. @param {TableView} seen */
export const others = (seen) =>
  seen.chairs.map((_, seat) => seat).filter((seat) => seat !== seen.seat);

/** @param {TableView} seen @param {readonly number[]} seats */
export const names = (seen, seats) => seats.map((seat) => player(seen, seat)).join(say("say.and"));

/** What is asked for at this moment. */
export const now = computed(() => (seen.value ? asked(seen.value, game.value) : null));

/** @param {TableView} seen @param {Game | null} game @returns {Now | null} */
function asked(seen, game) {
  if (!seen.view || !game) return null;
  if (seen.winners)
    return { text: say("say.winner", { names: names(seen, seen.winners) }), mine: false };
  const own = game.now?.(seen);
  if (own) return own;
  const mine = seen.seat !== null && seen.waiting.includes(seen.seat);
  if (mine) {
    const slot = seen.slots.find((one) => say(`now.${one.type}`) !== `now.${one.type}`);
    return { text: say(slot ? `now.${slot.type}` : "now.yours"), mine, seat: seen.seat ?? 0 };
  }
  if (seen.waiting.length === 0) return null;
  const text = say("now.waiting", { names: names(seen, seen.waiting) });
  return { text, mine: false, seat: seen.waiting[0] };
}

/** This phone leads back to its tables; it remembers so many. */
const REMEMBERED = 8;

/** @param {TableView} seen */
export function keep(seen) {
  if (invite.value) remember(`invite.${table}`, invite.value);
  if (seen.seat === null) return;
  /** @type {{ table: string, game: string, name: string }[]} */
  const known = recall("tables", []);
  const name = seen.chairs
    .map((chair) => chair.name)
    .filter(Boolean)
    .join(say("say.and"));
  const others = known.filter((one) => one.table !== table);
  remember("tables", [{ table, game: seen.game, name }, ...others].slice(0, REMEMBERED));
}
