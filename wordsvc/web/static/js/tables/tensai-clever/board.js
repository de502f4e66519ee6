/** Tensai Clever at a table: the cards of the round, the themes, and everybody's sheet. */
import { html } from "../../vendor/preact.js";
import { language, say } from "../../page.js";
import { make } from "../deeds.js";
import { Box, ja } from "../parts.js";
import { others, Player, player } from "../store.js";
import { Paper } from "./paper.js";

/** @typedef {import("#api").TableView} TableView */
/** @typedef {import("#api").Slot} Slot */
/** @typedef {import("#api").TensaiClever.View} View */
/** @typedef {import("#api").TensaiClever.Doubt} Doubt */

/** @param {TableView} seen */
const viewOf = (seen) => /** @type {View} */ (/** @type {unknown} */ (seen.view));

/** What stands on a card: letters, or an animal. @param {string} card */
const face = (card) => (card === "animal" ? say("say.animal") : card);

/** @param {View} view @param {string} id */
function theme(view, id) {
  const found = view.sheet.themes.find((one) => one.id === id);
  const points = found && say("say.brackets", { text: found.points });
  return found ? `${found.title[language === "ja" ? "ja" : "en"]}${points}` : id;
}

/** @param {{ seen: TableView }} props */
export function Board({ seen }) {
  const view = viewOf(seen);
  return html`
    <p class="lead">
      ${say("say.clever-round", {
        round: view.round,
        of: view.sheet.rounds.count,
        oya: player(seen, view.oya),
      })}
    </p>
    ${view.phase.type === "last_call" && html`<p>${say("say.clever-last-call")}</p>`}
    ${view.phase.type === "counting" && html`<p>${say("say.clever-counting")}</p>`}
    <ul class="shown">
      ${view.shown.map((card, at) => {
        const wanted = view.wanted[at];
        const mine = view.share.includes(at + 1);
        return html`
          <li key=${at} class=${mine ? "mine" : ""}>
            <kbd lang="ja">${face(card)}</kbd>
            ${wanted === null ? "？" : say(wanted ? "say.wanted" : "say.unwanted")}
            ${mine && html`<span class="unseen">${say("say.your-card")}</span>`}
          </li>
        `;
      })}
    </ul>
  `;
}

/** @param {{ seen: TableView }} props */
export function Rest({ seen }) {
  const view = viewOf(seen);
  const sheet = (/** @type {number} */ seat) => html`<${Paper} view=${view} seat=${seat} />`;
  return html`
    ${
      seen.seat !== null &&
      html`<${Box} title=${html`<${Player} seat=${seen.seat} />`}>${sheet(seen.seat)}<//>`
    }
    <${Box} title=${say("say.themes")}>
      <ul>
        ${view.themes.map((id) => html`<li key=${id}>${theme(view, id)}</li>`)}
      </ul>
    <//>
    ${others(seen).map(
      (seat) => html`
        <details class="box" key=${seat}>
          <summary><${Player} seat=${seat} /> ${seen.waiting.includes(seat) && "…"}</summary>
          ${sheet(seat)}
        </details>
      `,
    )}
  `;
}

/** @param {string} name @param {any} one @param {TableView} seen */
export function value(name, one, seen) {
  const view = viewOf(seen);
  if (name === "theme") return theme(view, one);
  if (name === "place") return placed(one);
  if (name === "card") return `${one}${say("say.colon")}${face(view.shown[one - 1])}`;
  return undefined;
}

/** @param {string} name @param {any} one */
export const picture = (name, one) => (name === "letter" ? ja(one) : undefined);

/** Where a word stands: a pink row, a light-blue word, or an area. @param {string} place */
function placed(place) {
  const [, area, row] = place.match(/^(.+?)-(\d+)$/) ?? [];
  return area === "pink" ? say("value.place.pink", { row }) : say(`value.place.${area ?? place}`);
}

/** Does a word count that nobody claimed, and in pink: for which theme? */
export const forms = { count: Doubts };

/** @param {{ slots: Slot[], seen: TableView }} props */
function Doubts({ slots, seen }) {
  const places = new Set(
    slots.map((slot) => "value" in slot.holes.place && slot.holes.place.value),
  );
  const doubts = viewOf(seen).papers[seen.seat ?? 0].doubts.filter((one) => places.has(one.place));
  return html`<div class="deed">
    ${doubts.map((doubt) => html`<${Doubted} key=${doubt.place} doubt=${doubt} seen=${seen} />`)}
  </div>`;
}

/** @param {{ doubt: Doubt, seen: TableView }} props */
function Doubted({ doubt, seen }) {
  const { place, word } = doubt;
  const button = (
    /** @type {string} */ label,
    /** @type {boolean} */ accept,
    /** @type {string | null} */ theme,
  ) => html`
    <button
      type="button"
      key=${label}
      onClick=${() => make({ type: "count", place, accept, theme })}
    >
      ${label}
    </button>
  `;
  return html`
    <div class="row" role="group" aria-label=${word}>
      <b>${say("say.clever-count", { place: placed(place), word })}</b>
      ${
        doubt.themes.length === 0
          ? button(say("say.clever-count-yes"), true, null)
          : doubt.themes.map((one) =>
              button(say("say.clever-count-as", { theme: theme(viewOf(seen), one) }), true, one),
            )
      }
      ${button(say("say.clever-count-no"), false, null)}
    </div>
  `;
}
