/** Barbarossa at a table: the ring of tiles, the works, and what was asked and guessed. */
import { el, ja, say } from "../page.js";
import { box, line, player, waits } from "./parts.js";

/** How many questions and guesses are shown. */
const LAST = 8;

/** @param {any} seen @param {number} number */
function work(seen, number) {
  const one = seen.view.works[number - 1];
  const tagged = one.tag === String(number) ? one.tag : `${number} ${one.tag}`;
  return say("say.work", { work: tagged, maker: player(seen, one.maker) });
}

/** @param {string} title @param {any[]} lines */
const list = (title, lines) => lines.length > 0 && box(title, el("ul", null, ...lines));

/** @param {any} seen */
export function board(seen) {
  const { view } = seen;
  const tile = (/** @type {any} */ name, /** @type {number} */ at) =>
    el(
      "li",
      null,
      say(`value.tile.${name}`),
      " ",
      ...view.players.map(
        (/** @type {any} */ one, /** @type {number} */ seat) =>
          one.tile === at + 1 && el("b", null, `${player(seen, seat)} `),
      ),
    );
  const players = view.players.map((/** @type {any} */ one, /** @type {number} */ seat) =>
    line(
      player(seen, seat),
      say("say.clay-player", { score: one.score, gems: one.gems, stones: one.stones }),
      waits(seen, seat),
    ),
  );
  return {
    top: [
      view.die && el("p", { class: "number" }, say("say.die"), " ", el("b", null, view.die)),
      el("ol", { class: "ring" }, ...view.ring.map(tile)),
      el("ul", { class: "lines players" }, ...players),
    ],
    rest: [
      works(seen),
      list(say("say.letters"), letters(seen)),
      list(say("say.questions"), questions(seen)),
      list(say("say.guesses"), guesses(seen)),
    ],
  };
}

/** @param {any} seen */
function works(seen) {
  const lines = seen.view.works.map((/** @type {any} */ one, /** @type {number} */ at) =>
    line(
      work(seen, at + 1),
      one.reading
        ? ja("b", one.written ?? one.reading)
        : one.paper
          ? say("say.secret")
          : say("say.unwritten"),
      " ",
      "●".repeat(one.pegs.length),
    ),
  );
  return box(say("say.works"), el("ul", { class: "lines" }, ...lines));
}

/** @param {any} seen */
const letters = (seen) =>
  seen.view.letters
    .filter((/** @type {any} */ one) => one.note !== "hidden")
    .map((/** @type {any} */ one) =>
      el(
        "li",
        null,
        `${work(seen, one.work)} `,
        say("say.letter-at", { position: one.position }),
        say("say.colon"),
        ja("b", one.letter ?? say("value.note.none")),
        one.note === "normal" ? "" : ` ${say(`value.note.${one.note}`)}`,
      ),
    );

/** Who turns to which work. @param {any} seen @param {any} one */
const asked = (seen, one) =>
  `${player(seen, one.seat)} → ${work(seen, one.work)}${say("say.colon")}`;

/** @param {any} seen */
const questions = (seen) =>
  seen.view.questions
    .slice(-LAST)
    .map((/** @type {any} */ one) =>
      el(
        "li",
        null,
        asked(seen, one),
        `${one.question ?? say("say.spoken")} `,
        one.reply && el("b", null, say(`value.reply.${one.reply}`)),
      ),
    );

/** @param {any} seen */
const guesses = (seen) =>
  seen.view.guesses
    .slice(-LAST)
    .map((/** @type {any} */ one) =>
      el(
        "li",
        null,
        asked(seen, one),
        `${one.guess} `,
        one.right !== null && el("b", null, say(`value.right.${one.right}`)),
        one.advice !== "hidden" &&
          one.right === null &&
          say("say.brackets", { text: say(`value.relation.${one.relation}`) }),
      ),
    );

/** @param {string} name @param {any} one @param {any} seen */
export const value = (name, one, seen) => (name === "work" ? work(seen, one) : undefined);
