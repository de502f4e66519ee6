/** Word Basket at a table: the field, what was said last, and the hand to throw from. */
import { el, ja, say } from "../page.js";
import { line, player } from "./parts.js";

/** @param {any} seen */
export function board(seen) {
  const { view } = seen;
  const said =
    view.word &&
    el(
      "p",
      { class: "said" },
      `${player(seen, view.word.seat)}${say("say.colon")}`,
      ja("b", view.word.word),
      " ",
      ja("kbd", view.word.card),
    );
  const field = el(
    "div",
    { class: "field onboard" },
    el("span", null, say("say.field")),
    ja("b", view.field),
    el("small", null, say("say.pile", { count: view.pile })),
  );
  const players = view.players.map((/** @type {any} */ one, /** @type {number} */ seat) =>
    line(
      player(seen, seat),
      say("say.cards", { count: one.cards }),
      one.reach && ` ${say("say.reach-said")}`,
      one.wins > 0 && ` ${"★".repeat(one.wins)}`,
    ),
  );
  return { top: [field, said], rest: [el("ul", { class: "lines players" }, ...players)] };
}

/** @type {import("./parts.js").Game["forms"]} */
export const forms = { throw: thrown };

/**
 * The hand, a word, and off it goes.
 * @param {any[]} slots
 * @param {import("./parts.js").Desk} desk
 */
function thrown(slots, { seen, drafts, send, redraw, composing }) {
  const cards = slots.map((slot) => slot.holes.card.value);
  if (!cards.includes(drafts["throw.card"]))
    drafts["throw.card"] = cards.length === 1 ? cards[0] : undefined;
  const word = el("input", {
    lang: "ja",
    maxlength: say("longest-word"),
    required: true,
    "data-draft": "throw.word",
    placeholder: say("say.word"),
    "aria-label": say("say.word"),
    autocapitalize: "none",
    spellcheck: false,
    enterkeyhint: "send",
    value: drafts["throw.word"] ?? "",
  });
  const reach = el("input", { type: "checkbox", "data-draft": "throw.reach" });
  reach.checked = drafts["throw.reach"] === true;
  const take = (/** @type {string} */ card) => {
    drafts["throw.card"] = card;
    redraw("throw.word");
  };
  const keys = seen.view.hand.map((/** @type {string} */ card) =>
    el(
      "button",
      {
        type: "button",
        class: "card",
        lang: "ja",
        "aria-pressed": String(card === drafts["throw.card"]),
        click: () => take(card),
      },
      card,
    ),
  );
  const form = el(
    "form",
    { class: "throw", autocomplete: "off" },
    el("div", { class: "hand", role: "group", "aria-label": say("say.hand") }, ...keys),
    word,
    slots[0].holes.reach.values?.includes(true) &&
      el("label", { class: "tick" }, reach, say("say.reach")),
    el("button", { class: "play" }, say("move.throw")),
  );
  form.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    if (composing()) return;
    if (!drafts["throw.card"]) keys[0].focus();
    else
      send("throw", {
        card: drafts["throw.card"],
        word: word.value.trim(),
        reach: reach.checked,
        reading: null,
      });
  });
  return form;
}
