// @ts-check
/**
 * What may be done now, as buttons and forms made from the slots that the server offers: nothing here
 * knows a rule. What was typed stays while others move.
 */
import { el, say } from "./page.js";
import { shown, TAPPED, value } from "./boards.js";

/** @type {{ place: HTMLElement, seen: any, make: (move: any) => Promise<boolean> }} */
let now;
/** @type {Record<string, any>} */
const drafts = {};
let drawn = "";
let composing = false;

/** @param {HTMLElement} place @param {any} seen @param {(move: any) => Promise<boolean>} make */
export function moves(place, seen, make) {
  if (!now) listen(place);
  now = { place, seen, make };
  if (!composing) draw();
}

function listen(/** @type {HTMLElement} */ place) {
  place.addEventListener("compositionstart", () => {
    composing = true;
  });
  place.addEventListener("compositionend", () => {
    composing = false;
    setTimeout(draw);
  });
  place.addEventListener("input", (/** @type {any} */ { target }) => {
    drafts[target.dataset.draft] = target.type === "checkbox" ? target.checked : target.value;
  });
}

function draw() {
  const { place, seen } = now;
  const shape = JSON.stringify([seen.slots, seen.view?.hand?.length], (key, part) =>
    key === "onto" ? undefined : part,
  );
  if (shape === drawn) return;
  drawn = shape;
  const focused = /** @type {any} */ (document.activeElement)?.dataset?.draft;
  /** @type {Map<string, any[]>} */
  const byType = new Map();
  for (const slot of seen.slots)
    if (!TAPPED.has(slot.type)) byType.set(slot.type, [...(byType.get(slot.type) ?? []), slot]);
  place.replaceChildren(
    ...[...byType].map(([type, slots]) =>
      type === "throw" ? thrown(slots) : isPlain(slots) ? buttons(type, slots) : form(type, slots),
    ),
  );
  if (focused) /** @type {any} */ (place.querySelector(`[data-draft="${focused}"]`))?.focus();
}

/** @param {any} move @param {string} prefix of the drafts that are done with */
async function send(move, prefix) {
  if (!(await now.make(move))) return;
  for (const name of Object.keys(drafts)) if (name.startsWith(prefix)) delete drafts[name];
  drawn = "";
  draw();
}

// ---- nothing to fill in, or one choice of a few

const FEW = 6;
/** Moves that nobody shall make by a slip of the thumb. */
const RARE = new Set(["reset"]);

/** @param {any[]} slots */
function isPlain(slots) {
  return slots.every((slot) => {
    const open = Object.values(slot.holes).filter((hole) => hole.hole !== "is");
    return (
      open.length === 0 ||
      (open.length === 1 &&
        open[0].hole === "one_of" &&
        slots.length * open[0].values.length <= FEW)
    );
  });
}

/** @param {string} type @param {any[]} slots */
function buttons(type, slots) {
  const ways = slots.flatMap((slot) =>
    Object.entries(slot.holes).reduce(
      (/** @type {any[]} */ some, [name, hole]) =>
        some.flatMap((way) => values(hole).map((one) => ({ ...way, [name]: one }))),
      [{}],
    ),
  );
  const label = (/** @type {any} */ way) =>
    Object.entries(way)
      .filter(([name]) => name !== "onto")
      .map(([name, one]) => value(name, one, now.seen))
      .join(" ");
  const single = ways.length === 1;
  if (RARE.has(type))
    return el(
      "details",
      null,
      el("summary", null, say(`move.${type}`)),
      el("div", { class: "row" }, ...ways.map((way) => button(type, way, label(way), "quiet"))),
    );
  return el(
    "div",
    { class: "row deed" },
    !single && el("b", null, say(`move.${type}`)),
    ...ways.map((way) =>
      button(
        type,
        way,
        single ? `${say(`move.${type}`)} ${label(way)}`.trim() : label(way),
        single ? "" : "quiet",
      ),
    ),
  );
}

/** @param {string} type @param {any} way @param {string} label @param {string} look */
const button = (type, way, label, look) =>
  el(
    "button",
    { type: "button", class: look, click: () => send({ type, ...fresh(type, way) }, `${type}.`) },
    label,
  );

/** A way with the counter that the server names now. @param {string} type @param {any} way */
function fresh(type, way) {
  const onto = now.seen.slots.find((/** @type {any} */ slot) => slot.type === type)?.holes.onto;
  return onto ? { ...way, onto: onto.value } : way;
}

/** @param {any} hole */
const values = (hole) => (hole.hole === "is" ? [hole.value] : hole.values);

// ---- a form: each choice narrows those after it

/** @param {string} type @param {any[]} slots */
function form(type, slots) {
  const names = Object.keys(slots[0].holes);
  const box = el("form", { class: "deed", autocomplete: "off" });
  const fill = () => {
    let left = slots;
    const fields = names.map((name) => {
      const field = hole(type, name, left);
      const chosen = drafts[`${type}.${name}`];
      if (field.options)
        left = left.filter((slot) =>
          values(slot.holes[name]).some((/** @type {any} */ one) => String(one) === String(chosen)),
        );
      return field.element;
    });
    box.replaceChildren(
      el("h2", null, say(`move.${type}`)),
      ...fields,
      el("button", null, say("say.do")),
    );
  };
  box.addEventListener("change", (/** @type {any} */ { target }) => {
    if (target.tagName === "SELECT") {
      drafts[target.dataset.draft] = target.value;
      fill();
    }
  });
  box.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    send({ type, ...fresh(type, read(type, slots)) }, `${type}.`);
  });
  fill();
  return box;
}

/** @param {string} type @param {string} name @param {any[]} slots */
function hole(type, name, slots) {
  const draft = `${type}.${name}`;
  const first = slots[0].holes[name];
  if (first.hole === "text")
    return {
      element: el(
        "label",
        null,
        say(`hole.${name}`),
        el("input", {
          lang: "ja",
          maxlength: 200,
          required: !first.optional,
          "data-draft": draft,
          value: drafts[draft] ?? "",
        }),
      ),
    };
  if (first.hole === "several") return { element: several(draft, name, first) };
  const options = [...new Set(slots.flatMap((slot) => values(slot.holes[name])))];
  if (!options.some((one) => String(one) === String(drafts[draft]))) drafts[draft] = options[0];
  const select = el(
    "select",
    { "data-draft": draft },
    ...options.map((one) =>
      el(
        "option",
        { value: one, selected: String(one) === String(drafts[draft]) },
        value(name, one, now.seen),
      ),
    ),
  );
  return {
    options,
    element: el(
      "label",
      options.length === 1 ? { hidden: true } : null,
      say(`hole.${name}`),
      select,
    ),
  };
}

/** @param {string} draft @param {string} name @param {any} first */
function several(draft, name, first) {
  return el(
    "fieldset",
    null,
    el("legend", null, say(`hole.${name}`, { count: first.fewest })),
    ...first.values.map((/** @type {any} */ one) => {
      const box = el("input", { type: "checkbox", "data-draft": `${draft}.${one}` });
      box.checked = drafts[`${draft}.${one}`] === true;
      return el("label", { class: "tick" }, box, shown(name, one, now.seen));
    }),
  );
}

/** The values as the server knows them: a select only has their text. @param {string} type @param {any[]} slots */
function read(type, slots) {
  /** @type {Record<string, any>} */
  const move = {};
  for (const name of Object.keys(slots[0].holes)) {
    const kind = slots[0].holes[name];
    const draft = drafts[`${type}.${name}`];
    if (kind.hole === "text") move[name] = draft?.trim() || (kind.optional ? null : "");
    else if (kind.hole === "several")
      move[name] = kind.values.filter((/** @type {any} */ one) => drafts[`${type}.${name}.${one}`]);
    else
      move[name] = slots
        .flatMap((slot) => values(slot.holes[name]))
        .find((one) => String(one) === String(draft));
  }
  return move;
}

// ---- Word Basket: the hand, a word, and off it goes

/** @param {any[]} slots */
function thrown(slots) {
  const cards = slots.map((slot) => slot.holes.card.value);
  if (!cards.includes(drafts["throw.card"]))
    drafts["throw.card"] = cards.length === 1 ? cards[0] : undefined;
  const word = el("input", {
    lang: "ja",
    maxlength: 64,
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
  const keys = now.seen.view.hand.map((/** @type {string} */ card) =>
    el(
      "button",
      {
        type: "button",
        class: "card",
        lang: "ja",
        "aria-pressed": String(card === drafts["throw.card"]),
        click: () => {
          drafts["throw.card"] = card;
          drawn = "";
          draw();
          word.focus();
        },
      },
      card,
    ),
  );
  const box = el(
    "form",
    { class: "throw", autocomplete: "off" },
    el("div", { class: "hand", role: "group", "aria-label": say("say.hand") }, ...keys),
    word,
    slots[0].holes.reach.values?.includes(true) &&
      el("label", { class: "tick" }, reach, say("say.reach")),
    el("button", { class: "play" }, say("move.throw")),
  );
  box.addEventListener("submit", (/** @type {Event} */ event) => {
    event.preventDefault();
    if (composing) return;
    if (!drafts["throw.card"]) keys[0].focus();
    else
      send(
        {
          type: "throw",
          ...fresh("throw", {
            card: drafts["throw.card"],
            word: word.value.trim(),
            reach: reach.checked,
            reading: null,
          }),
        },
        "throw.",
      );
  });
  return box;
}
