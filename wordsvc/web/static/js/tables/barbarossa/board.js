/** Barbarossa at a table: the ring of tiles, the works, and what was asked and guessed. */
import { html } from "../../vendor/preact.js";
import { say } from "../../page.js";
import { Box, ja, Line, PlayerLine } from "../parts.js";
import { Player, player } from "../store.js";

/** @typedef {import("#api").TableView} TableView */
/** @typedef {import("#api").Barbarossa.View} View */

/** How many questions and guesses are shown. */
const LAST = 8;

/** @param {TableView} seen */
const viewOf = (seen) => /** @type {View} */ (/** @type {unknown} */ (seen.view));

/** @param {TableView} seen @param {number} number */
function work(seen, number) {
  const one = viewOf(seen).works[number - 1];
  const tagged = one.tag === String(number) ? one.tag : `${number} ${one.tag}`;
  return say("say.work", { work: tagged, maker: player(seen, one.maker) });
}

/** Who turns to which work. @param {TableView} seen @param {{ seat: number, work: number }} one */
const asked = (seen, one) =>
  `${player(seen, one.seat)} → ${work(seen, one.work)}${say("say.colon")}`;

/** @param {{ seen: TableView }} props */
export function Board({ seen }) {
  const view = viewOf(seen);
  return html`
    ${view.die && html`<p class="number"><span>${say("say.die")}</span> <b>${view.die}</b></p>`}
    <ol class="ring">
      ${view.ring.map(
        (name, at) => html`
          <li key=${at}>
            ${say(`value.tile.${name}`)}
            ${view.players.map(
              (one, seat) =>
                one.tile === at + 1 && html` <b key=${seat}><${Player} seat=${seat} /></b>`,
            )}
          </li>
        `,
      )}
    </ol>
    <ul class="lines players">
      ${view.players.map(
        (one, seat) => html`
          <${PlayerLine} key=${seat} seat=${seat}>
            ${say("say.clay-player", { score: one.score, gems: one.gems, stones: one.stones })}
          <//>
        `,
      )}
    </ul>
  `;
}

/** @param {{ seen: TableView }} props */
export function Rest({ seen }) {
  const view = viewOf(seen);
  const letters = view.letters.filter((one) => one.note !== "hidden");
  return html`
    <${Box} title=${say("say.works")}>
      <ul class="lines">
        ${view.works.map(
          (one, at) => html`
            <${Line} key=${at} name=${work(seen, at + 1)}>
              ${
                one.reading
                  ? html`<b lang="ja">${one.written ?? one.reading}</b>`
                  : say(one.paper ? "say.secret" : "say.unwritten")
              }
              ${" "}${"●".repeat(one.pegs.length)}
            <//>
          `,
        )}
      </ul>
    <//>
    <${List} title=${say("say.letters")}>
      ${letters.map(
        (one, at) => html`
          <li key=${at}>
            ${work(seen, one.work)} ${say("say.letter-at", { position: one.position })}
            ${say("say.colon")}${ja(one.letter ?? say("value.note.none"))}
            ${one.note === "small" || one.note === "choonpu" ? say(`value.note.${one.note}`) : ""}
          </li>
        `,
      )}
    <//>
    <${List} title=${say("say.questions")}>
      ${view.questions
        .slice(-LAST)
        .map(
          (one, at) => html`
            <li key=${at}>
              ${asked(seen, one)}${one.question ?? say("say.spoken")}${" "}
              ${one.reply && html`<b>${say(`value.reply.${one.reply}`)}</b>`}
            </li>
          `,
        )}
    <//>
    <${List} title=${say("say.guesses")}>
      ${view.guesses
        .slice(-LAST)
        .map(
          (one, at) => html`
            <li key=${at}>
              ${asked(seen, one)}${one.guess}${" "}
              ${one.right !== null && html`<b>${say(`value.right.${one.right}`)}</b>`}
              ${
                one.right === null &&
                one.advice !== "hidden" &&
                say("say.brackets", { text: say(`value.relation.${one.relation}`) })
              }
            </li>
          `,
        )}
    <//>
  `;
}

/** @param {{ title: string, children?: any }} props */
const List = ({ title, children }) =>
  children?.length > 0
    ? html`<${Box} title=${title}
        ><ul>
          ${children}
        </ul><//
      >`
    : null;

/** @param {string} name @param {any} one @param {TableView} seen */
export const value = (name, one, seen) => (name === "work" ? work(seen, one) : undefined);
