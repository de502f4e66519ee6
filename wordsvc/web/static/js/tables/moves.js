/**
 * What may be done now, as buttons and forms made from the slots that the server offers: nothing
 * here knows a rule.
 */
import { html } from "../vendor/preact.js";
import { say } from "../page.js";
import { make } from "./deeds.js";
import { draft, game, player } from "./store.js";

/** @typedef {import("#api").TableView} TableView */
/** @typedef {import("#api").Slot} Slot */
/** @typedef {import("#api").Several} Several */
/** @typedef {Slot["holes"][string]} Hole */
/** @typedef {Record<string, any>} Way a slot's holes, filled */

/** So many choices are buttons, more are a form. */
const FEW = 6;
/** Moves that nobody shall make by a slip of the thumb. */
const RARE = new Set(["reset", "curse"]);

/** @param {{ seen: TableView }} props */
export function Moves({ seen }) {
  const own = game.value;
  /** @type {Map<string, Slot[]>} */
  const byType = new Map();
  for (const slot of seen.slots)
    if (!own?.tapped?.has(slot.type))
      byType.set(slot.type, [...(byType.get(slot.type) ?? []), slot]);
  return html`
    <div id="moves">
      ${[...byType].map(([type, slots]) => {
        const Form = own?.forms?.[type] ?? (isPlain(slots) ? Buttons : Filled);
        return html`<${Form} key=${type} type=${type} slots=${slots} seen=${seen} />`;
      })}
    </div>
  `;
}

/**
 * How a value of a move is called.
 * @param {TableView} seen
 * @param {string} name
 * @param {any} one
 */
function value(seen, name, one) {
  if (name === "seat") return player(seen, one);
  if (typeof one === "boolean" || name === "reply") return say(`value.${name}.${one}`);
  return game.value?.value?.(name, one, seen) ?? String(one);
}

/** @param {Hole} hole @returns {any[]} */
const values = (hole) => (hole.hole === "is" ? [hole.value] : "values" in hole ? hole.values : []);

/** @param {Slot[]} slots */
function isPlain(slots) {
  return slots.every((slot) => {
    const open = Object.values(slot.holes).filter((hole) => hole.hole !== "is");
    const [first] = open;
    return (
      open.length === 0 ||
      (open.length === 1 && first.hole === "one_of" && slots.length * first.values.length <= FEW)
    );
  });
}

// ---- nothing to fill in, or one choice of a few

/** @param {{ type: string, slots: Slot[], seen: TableView }} props */
function Buttons({ type, slots, seen }) {
  const ways = slots.flatMap((slot) =>
    Object.entries(slot.holes).reduce(
      (/** @type {Way[]} */ some, [name, hole]) =>
        some.flatMap((way) => values(hole).map((one) => ({ ...way, [name]: one }))),
      [{}],
    ),
  );
  const label = (/** @type {Way} */ way) =>
    Object.entries(way)
      .filter(([name]) => name !== "onto")
      .map(([name, one]) => value(seen, name, one))
      .join(" ");
  const single = ways.length === 1;
  const rare = RARE.has(type);
  const buttons = ways.map((way) => {
    const text = single && !rare ? `${say(`move.${type}`)} ${label(way)}`.trim() : label(way);
    return html`<button
      type="button"
      key=${JSON.stringify(way)}
      class=${single && !rare ? "" : "quiet"}
      onClick=${() => make({ ...way, type })}
    >
      ${text || say("say.do")}
    </button>`;
  });
  if (rare)
    return html`<details class="rare">
      <summary>${say(`move.${type}`)}</summary>
      <div class="row">${buttons}</div>
    </details>`;
  return html`<div class="row deed" role="group" aria-label=${say(`move.${type}`)}>
    ${!single && html`<b>${say(`move.${type}`)}</b>`} ${buttons}
  </div>`;
}

// ---- a form: each choice narrows those after it

/** @param {{ type: string, slots: Slot[], seen: TableView }} props */
function Filled({ type, slots, seen }) {
  let left = slots;
  /** @type {Way} */
  const way = {};
  const fields = Object.keys(slots[0].holes).map((name) => {
    const first = slots[0].holes[name];
    const typed = draft(`${type}.${name}`);
    if (first.hole === "text") {
      way[name] = typed.value?.trim() || (first.optional ? null : "");
      return html`<${Written} key=${name} name=${name} typed=${typed} needed=${!first.optional} />`;
    }
    if (first.hole === "several") {
      const chosen = new Set(typed.value);
      way[name] = first.values.filter((one) => chosen.has(one));
      return html`<${Ticked} key=${name} name=${name} typed=${typed} hole=${first} seen=${seen} />`;
    }
    const options = [...new Set(left.flatMap((slot) => values(slot.holes[name])))];
    way[name] = options.includes(typed.value) ? typed.value : options[0];
    left = left.filter((slot) => values(slot.holes[name]).includes(way[name]));
    if (options.length === 1) return null;
    return html`<${Picked}
      key=${name}
      name=${name}
      typed=${typed}
      options=${options}
      chosen=${way[name]}
      seen=${seen}
    />`;
  });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    make({ ...way, type });
  };
  return html`
    <form class="deed" autocomplete="off" onSubmit=${submit}>
      <h2>${say(`move.${type}`)}</h2>
      ${fields}
      <button>${say("say.do")}</button>
    </form>
  `;
}

/** @typedef {import("../vendor/preact.js").Signal<any>} Draft */

/** @param {{ name: string, typed: Draft, needed: boolean }} props */
const Written = ({ name, typed, needed }) => html`
  <label>
    ${say(`hole.${name}`)}
    <input
      lang="ja"
      name=${name}
      maxlength="200"
      required=${needed}
      value=${typed.value ?? ""}
      onInput=${(/** @type {any} */ event) => (typed.value = event.target.value)}
    />
  </label>
`;

/** @param {{ name: string, typed: Draft, options: any[], chosen: any, seen: TableView }} props */
const Picked = ({ name, typed, options, chosen, seen }) => html`
  <label>
    ${say(`hole.${name}`)}
    <select
      name=${name}
      onChange=${(/** @type {any} */ event) => (typed.value = options[event.target.selectedIndex])}
    >
      ${options.map(
        (one) =>
          html`<option key=${one} selected=${one === chosen}>${value(seen, name, one)}</option>`,
      )}
    </select>
  </label>
`;

/** @param {{ name: string, typed: Draft, hole: Several, seen: TableView }} props */
function Ticked({ name, typed, hole, seen }) {
  const chosen = new Set(typed.value);
  const tick = (/** @type {any} */ one) => {
    if (!chosen.delete(one)) chosen.add(one);
    typed.value = [...chosen];
  };
  return html`
    <fieldset>
      <legend>${say(`hole.${name}`, { count: hole.fewest })}</legend>
      ${hole.values.map(
        (one) => html`
          <label class="tick" key=${one}>
            <input type="checkbox" checked=${chosen.has(one)} onChange=${() => tick(one)} />
            ${game.value?.picture?.(name, one, seen) ?? value(seen, name, one)}
          </label>
        `,
      )}
    </fieldset>
  `;
}
