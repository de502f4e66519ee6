/** What to do now, and what happened: the first and the last thing one looks at. */
import { html, useEffect, useLayoutEffect, useRef } from "../vendor/preact.js";
import { say } from "../page.js";
import { animal, lines, now, reached, seen, trouble } from "./store.js";
import { lively, shaking, sound, toggle } from "./effects.js";

/** @typedef {import("#api").LogLine} LogLine */

/** What the game asks for, in the colour of whose turn it is. */
export function Bar() {
  const asked = now.value;
  const mine = asked?.mine ?? false;
  useTitle(mine);
  if (!asked) return null;
  const colour = asked.seat === undefined ? "" : `seat-${asked.seat}`;
  return html`
    <p class="now ${colour} ${mine ? "mine" : ""}" role="status">
      ${
        asked.seat !== undefined &&
        html`<span class="animal" aria-hidden="true">${animal(asked.seat)}</span>`
      }
      <b>${asked.text}</b>
    </p>
  `;
}

/** ● in the title when it is one's turn. @param {boolean} mine */
function useTitle(mine) {
  const table = seen.value;
  useEffect(() => {
    if (!table) return;
    const names = table.chairs.map((chair) => chair.name).filter(Boolean);
    const title = `${say(`value.game.${table.game}`)} - ${names.join(say("say.and"))}`;
    document.title = `${mine ? "● " : ""}${title}`;
  }, [mine, table]);
}

/** Why the last thing could not be done, where one looks: right below what is asked for. */
export function Trouble() {
  const why = trouble.value;
  const over = why !== null && (seen.value?.version ?? why.version) !== why.version;
  return html`<p id="trouble" class="faults" role="alert">${why && !over ? why.text : ""}</p>`;
}

/** Told as soon as it is known that nothing is heard. */
export const Lost = () =>
  html`<p class="lost" role="status">${reached.value ? "" : say("say.lost")}</p>`;

/** What the last command brought, its last line large, and the lines before to unfold. */
export function Log() {
  const all = lines.value;
  const version = all.at(-1)?.version;
  const newest = all.filter((line) => line.version === version);
  const box = /** @type {{ current: HTMLElement | null }} */ (useRef(null));
  useLayoutEffect(() => {
    const last = box.current?.lastElementChild;
    if (!last || !lively()) return;
    const from = { opacity: 0, transform: "translateY(.6rem)" };
    last.animate([from, { opacity: 1, transform: "none" }], { duration: 220, easing: "ease-out" });
  }, [all]);
  if (all.length === 0) return null;
  return html`
    <section class="told" aria-label=${say("say.log")}>
      <div class="last" ref=${box} aria-live="polite">${newest.map(line)}</div>
      <details class="before">
        <summary>${say("say.log")}</summary>
        <ol reversed>
          ${all
            .slice(0, all.length - newest.length)
            .reverse()
            .map(item)}
        </ol>
        <div class="row">
          ${switched("sound", sound.value, "🔔")} ${switched("vibration", shaking.value, "📳")}
        </div>
      </details>
    </section>
  `;
}

/** @param {LogLine} one @param {number} at */
const line = (one, at) =>
  html`<p key=${`${one.version}.${at}`} class=${colour(one)}>${text(one)}</p>`;

/** @param {LogLine} one @param {number} at */
const item = (one, at) =>
  html`<li key=${`${one.version}.${at}`} class=${colour(one)}>${text(one)}</li>`;

/** @param {LogLine} one */
const colour = (one) => (one.seat === null ? "" : `seat-${one.seat}`);

/** @param {LogLine} one */
const text = (one) =>
  one.seat === null
    ? one.message
    : html`<span class="animal" aria-hidden="true">${animal(one.seat)}</span> ${one.message}`;

/** @param {"sound" | "vibration"} name @param {boolean} on @param {string} sign */
const switched = (name, on, sign) => html`
  <button type="button" class="quiet" aria-pressed=${on} onClick=${() => toggle(name)}>
    <span aria-hidden="true">${sign}</span> ${say(`say.${name}`)}${say("say.colon")}${say(
      `value.switch.${on}`,
    )}
  </button>
`;
