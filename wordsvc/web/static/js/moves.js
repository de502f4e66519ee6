/**
 * What may be done now, as buttons and forms made from the slots that the server offers: nothing
 * here knows a rule. What was typed stays while others move.
 */
import { el, say } from "./page.js";
import { player } from "./boards/parts.js";

/** @typedef {import("./boards/parts.js").Game} Game */
/** @typedef {import("./boards/parts.js").Make} Make */

/** @type {{ place: HTMLElement, seen: any, make: Make, game: Game }} */
let now;
/** @type {Record<string, any>} */
const drafts = {};
let drawn = "";
let composing = false;

/** @param {HTMLElement} place @param {any} seen @param {Make} make @param {Game} game */
export function moves(place, seen, make, game) {
  if (!now) listen(place);
  now = { place, seen, make, game };
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
  const { place, seen, game } = now;
  const shape = JSON.stringify([seen.slots, seen.view?.hand?.length], (key, part) =>
    key === "onto" ? undefined : part,
  );
  if (shape === drawn) return;
  drawn = shape;
  const focused = /** @type {any} */ (document.activeElement)?.dataset?.draft;
  /** @type {Map<string, any[]>} */
  const byType = new Map();
  for (const slot of seen.slots)
    if (!game.tapped?.has(slot.type))
      byType.set(slot.type, [...(byType.get(slot.type) ?? []), slot]);
  place.replaceChildren(...[...byType].map(([type, slots]) => offered(type, slots)));
  if (focused) focus(focused);
}

/** @param {string} type @param {any[]} slots */
function offered(type, slots) {
  const own = now.game.forms?.[type];
  if (own) return own(slots, { seen: now.seen, drafts, send, redraw, composing: () => composing });
  return isPlain(slots) ? buttons(type, slots) : form(type, slots);
}

/** @param {string} draft */
const focus = (draft) =>
  /** @type {any} */ (now.place.querySelector(`[data-draft="${draft}"]`))?.focus();

/** Draws anew though the same may be done. @param {string} [focused] the draft to go on with */
function redraw(focused) {
  drawn = "";
  draw();
  if (focused) focus(focused);
}

/** @param {string} type @param {any} way */
async function send(type, way) {
  if (!(await now.make({ type, ...fresh(type, way) }))) return;
  for (const name of Object.keys(drafts)) if (name.startsWith(`${type}.`)) delete drafts[name];
  redraw();
}

/** How a value of a move is called. @param {string} name @param {any} one @returns {string} */
function value(name, one) {
  const { seen, game } = now;
  if (name === "seat") return player(seen, one);
  if (typeof one === "boolean" || name === "reply") return say(`value.${name}.${one}`);
  return game.value?.(name, one, seen) ?? String(one);
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
        some.flatMap((way) =>
          values(hole).map((/** @type {any} */ one) => ({ ...way, [name]: one })),
        ),
      [{}],
    ),
  );
  const label = (/** @type {any} */ way) =>
    Object.entries(way)
      .filter(([name]) => name !== "onto")
      .map(([name, one]) => value(name, one))
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
  el("button", { type: "button", class: look, click: () => send(type, way) }, label);

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
    send(type, read(type, slots));
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
        value(name, one),
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
      return el(
        "label",
        { class: "tick" },
        box,
        now.game.picture?.(name, one, now.seen) ?? value(name, one),
      );
    }),
  );
}

/**
 * The values as the server knows them: a select only has their text.
 * @param {string} type
 * @param {any[]} slots
 */
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
