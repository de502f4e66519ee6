/** Super Lucky Box at a table: one's boxes to tap, the number, and everybody else's small. */
import { html } from "../../vendor/preact.js";
import { say } from "../../page.js";
import { make } from "../deeds.js";
import { Player, draft, names, others } from "../store.js";
import { Grid, Small } from "./grid.js";

/** @typedef {import("#api").TableView} TableView */
/** @typedef {import("#api").SuperLuckyBox.View} View */
/** @typedef {import("#api").SuperLuckyBox.Choice} Choice */

export const tapped = new Set(["cross", "use_bonus", "skip", "keep"]);

/** @param {TableView} seen */
const viewOf = (seen) => /** @type {View} */ (/** @type {unknown} */ (seen.view));

/** @param {TableView} seen @param {string} type */
const slotOf = (seen, type) => seen.slots.find((slot) => slot.type === type);

/** @param {TableView} seen @returns {import("../store.js").Now | null} */
export function now(seen) {
  const { phase } = viewOf(seen);
  const seat = seen.seat ?? undefined;
  const keep = slotOf(seen, "keep")?.holes.boxes;
  if (keep && "fewest" in keep)
    return { text: say("now.keep", { count: keep.fewest }), mine: true, seat };
  if (slotOf(seen, "use_bonus")) return { text: say("now.use_bonus"), mine: true, seat };
  if (phase.type !== "turn") return null;
  const { number } = phase;
  if (slotOf(seen, "skip")) return { text: say("now.skip", { number }), mine: true, seat };
  if (slotOf(seen, "cross")) return { text: say("now.cross", { number }), mine: true, seat };
  return null;
}

/** @param {{ seen: TableView }} props */
export function Board({ seen }) {
  const view = viewOf(seen);
  const { phase } = view;
  return html`
    ${
      phase.type === "turn" &&
      html`<div class="number">
        <span>${say("say.round", { round: phase.round })}</span>
        <b key=${phase.turn}>${phase.number}</b>
        <span>${say("say.numbers-left", { left: view.sheet.setup.turns - phase.turn })}</span>
      </div>`
    }
    ${
      view.offer.length > 0
        ? html`<${Offer} seen=${seen} view=${view} />`
        : seen.seat !== null && html`<${Mine} seen=${seen} view=${view} seat=${seen.seat} />`
    }
  `;
}

/** Boxes to choose from. @param {{ seen: TableView, view: View }} props */
function Offer({ seen, view }) {
  const hole = slotOf(seen, "keep")?.holes.boxes;
  const chosen = draft("keep.boxes");
  if (!hole || !("fewest" in hole)) return null;
  const offered = new Set(view.offer.map((one) => one.box));
  /** @type {number[]} */
  const picked = (chosen.value ?? []).filter((/** @type {number} */ one) => offered.has(one));
  const tap = (/** @type {number} */ box) => {
    chosen.value = picked.includes(box) ? picked.filter((one) => one !== box) : [...picked, box];
  };
  const left = hole.fewest - picked.length;
  return html`
    <div class="boxes">
      ${view.offer.map(
        (one) => html`
          <button
            type="button"
            key=${one.box}
            class="offer"
            aria-pressed=${picked.includes(one.box)}
            onClick=${() => tap(one.box)}
          >
            <${Grid} shown=${one} />
          </button>
        `,
      )}
    </div>
    <button
      type="button"
      class="play"
      disabled=${left !== 0}
      onClick=${() => make({ type: "keep", boxes: picked })}
    >
      ${
        left > 0
          ? say("say.choose-more", { left })
          : left < 0
            ? say("say.choose-fewer", { over: -left })
            : say("say.keep-these")
      }
    </button>
  `;
}

/**
 * One's own boxes; a tap shows what it brings before it is final.
 * @param {{ seen: TableView, view: View, seat: number }} props
 */
function Mine({ seen, view, seat }) {
  const player = view.players[seat];
  const picked = draft("cross.choice");
  const key = (/** @type {Choice} */ one) => `${one.box}.${one.square}.${one.bonus ?? ""}`;
  const choice = view.choices.find((one) => key(one) === picked.value);
  const cross = () => {
    if (!choice) return;
    const { box, square, bonus } = choice;
    picked.value = undefined;
    make(
      bonus === null ? { type: "cross", box, square } : { type: "use_bonus", box, square, bonus },
    );
  };
  const skip = slotOf(seen, "skip");
  return html`
    <p class="stock"><${Stock} player=${player} /></p>
    <${Pending} signs=${player.pending} />
    <div class="boxes">
      ${player.boxes.map(
        (one) => html`
          <${Grid}
            key=${one.box}
            shown=${one}
            choices=${view.choices.filter((some) => some.box === one.box)}
            picked=${choice?.box === one.box ? choice.square : -1}
            tap=${(/** @type {Choice} */ some) => (picked.value = key(some))}
          />
        `,
      )}
    </div>
    <div class="decide">
      ${
        choice
          ? html`
              <p>${brings(choice)}</p>
              <button type="button" class="play" onClick=${cross}>${say("say.cross-it")}</button>
              <button type="button" class="quiet" onClick=${() => (picked.value = undefined)}>
                ${say("say.not-yet")}
              </button>
            `
          : skip &&
            html`<button type="button" onClick=${() => make({ type: "skip" })}>
              ${say("move.skip")}
            </button>`
      }
    </div>
  `;
}

/** Bonuses to be used now. @param {{ signs: string[] }} props */
const Pending = ({ signs }) =>
  signs.length > 0 &&
  html`<p class="pending">
    ${say("say.pending")} ${signs.map((sign) => html` <kbd>${sign}</kbd>`)}
  </p>`;

/** What a tap brings, in words. @param {Choice} choice */
function brings(choice) {
  const parts = [say("say.crosses", { number: choice.number })];
  if (choice.spent > 0) parts.push(say("say.costs", { spent: choice.spent }));
  for (const sign of choice.gains)
    parts.push(say("say.brings", { bonus: say(`value.sign.${sign}`) }));
  if (choice.completes) parts.push(say("say.completes"));
  return parts.join(" ");
}

/** @param {{ player: View["players"][number] }} props */
function Stock({ player }) {
  const stars = player.stars.reduce((sum, some) => sum + some, 0);
  return html`
    <span class="sign lightning">⚡ ${player.lightning}</span>
    <span class="sign star">★ ${stars}</span>
    <span class="sign moon">☾ ${player.moons}</span>
    <span class="sign">${say("say.boxes-done", { count: player.done.length })}</span>
  `;
}

/** @param {{ seen: TableView }} props */
export function Rest({ seen }) {
  const view = viewOf(seen);
  return html`
    ${others(seen).map((seat) => {
      const player = view.players[seat];
      return html`
        <section class="box other" key=${seat}>
          <h2>
            <${Player} seat=${seat} />
            ${
              seen.waiting.includes(seat) &&
              html`<small>${say("now.waiting", { names: names(seen, [seat]) })}</small>`
            }
          </h2>
          <p class="stock"><${Stock} player=${player} /></p>
          <div class="smalls">
            ${player.boxes.map((one) => html`<${Small} key=${one.box} shown=${one} />`)}
          </div>
        </section>
      `;
    })}
    <details class="box">
      <summary>${say("say.signs")}</summary>
      <ul>
        ${["any", "star", "lightning", "moon"].map(
          (name) => html`<li key=${name}>${say(`value.meaning.${name}`)}</li>`,
        )}
      </ul>
    </details>
  `;
}
