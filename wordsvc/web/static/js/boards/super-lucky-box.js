/** Super Lucky Box at a table: everybody's boxes, with squares to tap. */
import { el, say } from "../page.js";
import { box, others, player, waits } from "./parts.js";

/** @typedef {import("./parts.js").Make} Make */

export const tapped = new Set(["cross", "use_bonus"]);

const SIGNS = /** @type {Record<string, string>} */ ({
  L: "⚡",
  D: "⚡⚡",
  S: "★",
  M: "☾",
  "-": "",
});
const sign = (/** @type {string} */ one) => SIGNS[one] ?? one;

/** @param {string} face as a sheet writes it */
function parts(face) {
  const [rows, right, below] = face.split("|").map((part) => part.trim().split(" "));
  return { rows, right, below };
}

/** @param {any} seen @param {any} shown @param {Make | null} make */
function grid(seen, shown, make) {
  const { rows, right, below } = parts(shown.face);
  const slots = make
    ? seen.slots.filter(
        (/** @type {any} */ slot) => tapped.has(slot.type) && slot.holes.box.value === shown.box,
      )
    : [];
  const square = (/** @type {string} */ number, /** @type {number} */ at) => {
    const crossed = shown.crossed.includes(at);
    const slot = slots.find((/** @type {any} */ one) =>
      (one.holes.square.values ?? [one.holes.square.value]).includes(at),
    );
    const move = slot && {
      type: slot.type,
      box: shown.box,
      square: at,
      ...(slot.holes.bonus && { bonus: slot.holes.bonus.value }),
    };
    return el(
      "td",
      { class: crossed ? "crossed" : "" },
      move && make
        ? el("button", { type: "button", class: "card", click: () => make(move) }, number)
        : number,
    );
  };
  return el(
    "table",
    { class: "luckybox" },
    el(
      "tbody",
      null,
      ...rows.map((row, y) =>
        el(
          "tr",
          null,
          ...[...row].map((number, x) => square(number, 3 * y + x)),
          el("th", null, sign(right[y])),
        ),
      ),
      el("tr", null, ...below.map((one) => el("th", null, sign(one))), el("th", null)),
    ),
  );
}

/** @param {any} seen @param {Make} make */
export function board(seen, make) {
  const { view } = seen;
  const { phase } = view;
  const bonus = seen.slots.find((/** @type {any} */ slot) => slot.type === "use_bonus")?.holes.bonus
    .value;
  const front = (/** @type {number} */ seat) => {
    const one = view.players[seat];
    const stars = one.stars.reduce(
      (/** @type {number} */ sum, /** @type {number} */ some) => sum + some,
      0,
    );
    return box(
      player(seen, seat),
      el(
        "p",
        { class: "soft" },
        `⚡${one.lightning} ☾${one.moons} ★${stars} ■${one.done.length} `,
        waits(seen, seat),
      ),
      el(
        "div",
        { class: "boxes" },
        ...one.boxes.map((/** @type {any} */ mine) =>
          grid(seen, mine, seat === seen.seat ? make : null),
        ),
      ),
    );
  };
  return {
    top: [
      phase.number &&
        el(
          "p",
          { class: "number" },
          say("say.round", { round: phase.round, turn: phase.turn }),
          " ",
          el("b", null, phase.number),
        ),
      bonus && el("p", { class: "lead" }, say("say.bonus", { bonus })),
      seen.seat !== null && front(seen.seat),
    ],
    rest: others(seen).map(front),
  };
}

/** A box as a line of text. @param {string} name @param {number} one @param {any} seen */
export function value(name, one, seen) {
  if (name !== "box" && name !== "boxes") return undefined;
  const all = [
    ...seen.view.offer,
    ...seen.view.players.flatMap((/** @type {any} */ some) => some.boxes),
  ];
  const { rows, right, below } = parts(all.find((some) => some.box === one)?.face ?? "");
  const lines = rows.map((row, at) => `${row}${sign(right[at])}`);
  return `${lines.join(" / ")} | ${below.map(sign).join(" ")}`;
}

/** A box that is offered. @param {string} name @param {number} one @param {any} seen */
export function picture(name, one, seen) {
  const found =
    name === "boxes" && seen.view.offer.find((/** @type {any} */ offered) => offered.box === one);
  return found ? grid(seen, found, null) : undefined;
}
