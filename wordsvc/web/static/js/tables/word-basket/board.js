/** Word Basket at a table: the field, the word that lies there, and what may be said of it. */
import { html, useEffect, useLayoutEffect, useMemo, useRef } from "../../vendor/preact.js";
import { say } from "../../page.js";
import { board, Glimpse, make } from "../deeds.js";
import { look } from "../link.js";
import { ja, PlayerLine } from "../parts.js";
import { Player, player } from "../store.js";
import { Hand } from "./hand.js";

/** @typedef {import("#api").TableView} TableView */
/** @typedef {import("#api").Slot} Slot */
/** @typedef {import("#api").Text} Text */
/** @typedef {import("#api").WordBasket.View} View */

/** All but the reset is done on the board. */
export const tapped = new Set([
  "throw",
  "challenge",
  "vote",
  "call_reach",
  "point_out_reach",
  "next_deal",
]);

/** So many milliseconds after its end a time is over on the server as well. */
const MARGIN = 100;

/** @param {TableView} seen */
const viewOf = (seen) => /** @type {View} */ (/** @type {unknown} */ (seen.view));

/** @param {TableView} seen @param {string} type */
const slotOf = (seen, type) => seen.slots.find((slot) => slot.type === type);

/** @param {TableView} seen @returns {import("../store.js").Now | null} */
export function now(seen) {
  const view = viewOf(seen);
  const { phase } = view;
  if (phase.type === "deliberation") {
    const left = phase.votes.filter((one) => one === null).length;
    const word = view.word?.word ?? "";
    return slotOf(seen, "vote")
      ? { text: say("now.vote-word", { word }), mine: true, seat: seen.seat ?? undefined }
      : { text: say("now.voting", { word, left }), mine: false };
  }
  if (phase.type === "gone_out") {
    const mine = phase.seat === seen.seat;
    const name = player(seen, phase.seat);
    const text = mine ? say("now.you-out") : say("now.out", { name });
    return { text, mine: slotOf(seen, "next_deal") !== undefined, seat: phase.seat };
  }
  if (phase.type !== "playing") return null;
  return { text: asked(seen, view), mine: false };
}

/** What kind of word the field asks for. @param {TableView} seen @param {View} view */
function asked(seen, view) {
  const words = seen.slots
    .filter((slot) => slot.type === "throw")
    .map((slot) => /** @type {Text} */ (slot.holes.word));
  const heads = words.find((one) => one.heads.length > 0)?.heads;
  if (heads) return say("now.word-from", { heads: heads.join(say("say.or")) });
  return /^\d/.test(view.field)
    ? say("now.word-of", { count: view.field })
    : say("now.word-from", { heads: view.field });
}

/** @param {{ seen: TableView }} props */
export function Board({ seen }) {
  const view = viewOf(seen);
  useLayoutEffect(() => board.show(view.onto), [view.onto]);
  return html`
    <div class="field onboard">
      <span>${say("say.field")}</span>
      <b lang="ja" key=${view.onto}>${view.field}</b>
      <small>${say("say.pile", { count: view.pile })}</small>
    </div>
    <${Said} seen=${seen} view=${view} />
    ${view.hand.length > 0 && html`<${Hand} seen=${seen} view=${view} />`}
  `;
}

/**
 * The words that were said, each with the objection to it; the newest stands below.
 * @param {{ seen: TableView, view: View }} props
 */
function Said({ seen, view }) {
  const { word, phase } = view;
  const next = slotOf(seen, "next_deal");
  const reach = slotOf(seen, "call_reach");
  const open = new Set(
    seen.slots
      .filter((slot) => slot.type === "challenge")
      .map((slot) => "value" in slot.holes.onto && slot.holes.onto.value),
  );
  const words = view.words.filter((one) => one.onto !== word?.onto);
  if (word) words.push(word);
  const newest = words.at(-1)?.onto ?? -1;
  const against = open.has(newest);
  const objected = useMemo(() => new Glimpse(), []);
  const there = useRef(false);
  useLayoutEffect(() => {
    if (against) objected.show(newest, !there.current);
    there.current = against;
  }, [against, newest]);
  useLookWhenTimeIsUp(view);
  const object = (/** @type {number} */ onto) =>
    make({ type: "challenge", onto: onto === newest ? objected.seen : onto });
  return html`
    ${words.map(
      (one) => html`
        <div class="said-row" key=${one.onto}>
          <p class=${one === word ? "said" : "said earlier"}>
            <${Player} seat=${one.seat} /><b lang="ja">${one.word}</b>
            ${one.reading !== one.word && html`<small lang="ja">（${one.reading}）</small>`}
            <kbd lang="ja">${one.card}</kbd>
          </p>
          ${
            open.has(one.onto) &&
            html`<button
              type="button"
              class="object"
              aria-label=${`${say("move.challenge")} ${one.word}`}
              onClick=${() => object(one.onto)}
            >
              ${say("move.challenge")}
            </button>`
          }
        </div>
      `,
    )}
    ${phase.type === "deliberation" && html`<${Vote} seen=${seen} votes=${phase.votes} />`}
    ${
      reach &&
      html`<button type="button" class="reach" onClick=${() => make({ type: "call_reach" })}>
        ${say("move.call_reach")}
      </button>`
    }
    ${
      next &&
      html`<button type="button" class="play" onClick=${() => make({ type: "next_deal" })}>
        ${say("move.next_deal")}
      </button>`
    }
  `;
}

/** What may be done changes when the time for an objection is over. @param {View} view */
function useLookWhenTimeIsUp({ words, closes, now: told }) {
  const ends = [closes, ...words.map((one) => one.until ?? 0)].filter((end) => end > told);
  const first = Math.min(...ends);
  useEffect(() => {
    if (!Number.isFinite(first)) return;
    const timer = setTimeout(look, first - told + MARGIN);
    return () => clearTimeout(timer);
  }, [first, told]);
}

/** @param {{ seen: TableView, votes: Array<boolean | null> }} props */
function Vote({ seen, votes }) {
  const mine = slotOf(seen, "vote") !== undefined;
  const of = (/** @type {boolean | null} */ one) => votes.filter((vote) => vote === one).length;
  return html`
    <div class="box vote">
      <p>${say("say.votes", { yes: of(true), no: of(false), left: of(null) })}</p>
      ${
        mine &&
        html`<div class="row">
          ${[true, false].map(
            (accept) => html`
              <button
                type="button"
                key=${accept}
                class="ballot ${accept ? "yes" : "no"}"
                onClick=${() => make({ type: "vote", accept })}
              >
                ${accept ? "○" : "×"} ${say(`value.accept.${accept}`)}
              </button>
            `,
          )}
        </div>`
      }
    </div>
  `;
}

/** Everybody's cards, and who forgot to call reach. @param {{ seen: TableView }} props */
export function Rest({ seen }) {
  const view = viewOf(seen);
  const forgot = new Set(
    seen.slots
      .filter((slot) => slot.type === "point_out_reach")
      .map((slot) => "value" in slot.holes.seat && slot.holes.seat.value),
  );
  return html`
    <ul class="lines players">
      ${view.players.map(
        (one, seat) => html`
          <${PlayerLine} key=${seat} seat=${seat}>
            ${say(one.cards === 1 ? "say.card" : "say.cards", { count: one.cards })}
            ${one.reach && html` <b>${say("say.reach-said")}</b>`}
            ${one.wins > 0 && html` <span class="wins">${"★".repeat(one.wins)}</span>`}
            ${
              forgot.has(seat) &&
              html`<button
                type="button"
                class="quiet"
                onClick=${() => make({ type: "point_out_reach", seat })}
              >
                ${say("say.no-reach")}
              </button>`
            }
          <//>
        `,
      )}
    </ul>
    <p class="soft">${say("say.deal", { deal: view.deal, deals: view.deals })}</p>
  `;
}

/** @param {string} name @param {any} one */
export const value = (name, one) => (name === "top" ? one : undefined);

/** @param {string} name @param {any} one */
export const picture = (name, one) => (name === "top" ? ja(one) : undefined);
