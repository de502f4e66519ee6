/** A box of nine squares with the bonus of each line. */
import { html } from "../../vendor/preact.js";
import { say } from "../../page.js";

/** @typedef {import("#api").SuperLuckyBox.BoxSeen} BoxSeen */
/** @typedef {import("#api").SuperLuckyBox.Choice} Choice */

const SIGNS = /** @type {Record<string, string>} */ ({
  L: "⚡",
  D: "⚡⚡",
  S: "★",
  M: "☾",
});
const KINDS = /** @type {Record<string, string>} */ ({
  L: "lightning",
  D: "lightning",
  S: "star",
  M: "moon",
});

/** @param {string} face as a sheet writes it */
function parts(face) {
  const [rows, right, below] = face.split("|").map((part) => part.trim().split(" "));
  return { rows, right, below };
}

/** @param {string} sign */
const bonus = (sign) =>
  sign === "-"
    ? html`<td class="corner"></td>`
    : html`<th class="sign ${KINDS[sign] ?? ""}">
        <span aria-hidden="true">${SIGNS[sign] ?? sign}</span>
        <span class="unseen">${say(`value.sign.${sign}`)}</span>
      </th>`;

/**
 * @typedef {object} GridProps
 * @property {BoxSeen} shown
 * @property {Choice[]} [choices] squares that may be crossed
 * @property {number} [picked] the one that was tapped, -1 for none
 * @property {(choice: Choice) => void} [tap]
 */

/** @param {GridProps} props */
export function Grid({ shown, choices = [], picked = -1, tap }) {
  const { rows, right, below } = parts(shown.face);
  return html`
    <table class="luckybox">
      <tbody>
        ${rows.map(
          (row, y) => html`
            <tr key=${y}>
              ${[...row].map((number, x) => {
                const at = 3 * y + x;
                const choice = choices.find((one) => one.square === at);
                return html`<${Square}
                  key=${at}
                  number=${number}
                  crossed=${shown.crossed.includes(at)}
                  choice=${choice}
                  picked=${picked === at}
                  tap=${tap}
                />`;
              })}
              ${bonus(right[y])}
            </tr>
          `,
        )}
        <tr>
          ${below.map(bonus)}
          <td class="corner"></td>
        </tr>
      </tbody>
    </table>
  `;
}

/**
 * @typedef {object} SquareProps
 * @property {string} number
 * @property {boolean} crossed
 * @property {Choice} [choice]
 * @property {boolean} picked
 * @property {(choice: Choice) => void} [tap]
 */

/** @param {SquareProps} props */
function Square({ number, crossed, choice, picked, tap }) {
  if (crossed)
    return html`<td class="crossed">
      <span aria-hidden="true">${number}</span>
      <span class="unseen">${say("say.crossed", { number })}</span>
    </td>`;
  if (!choice || !tap) return html`<td>${number}</td>`;
  return html`
    <td class=${choice.spent > 0 ? "dear" : "free"}>
      <button type="button" aria-pressed=${picked} onClick=${() => tap(choice)}>
        ${number}
        ${
          choice.spent > 0 &&
          html`<small>
            <span aria-hidden="true">−${choice.spent}</span>
            <span class="unseen">${say("say.costs", { spent: choice.spent })}</span>
          </small>`
        }
      </button>
    </td>
  `;
}

/** Somebody else's box, small. @param {{ shown: BoxSeen }} props */
export function Small({ shown }) {
  const { rows } = parts(shown.face);
  return html`
    <table class="smallbox">
      <tbody>
        ${rows.map(
          (row, y) => html`
            <tr key=${y}>
              ${[...row].map((number, x) => {
                const crossed = shown.crossed.includes(3 * y + x);
                return html`<td key=${x} class=${crossed ? "crossed" : ""}>
                  ${number}${crossed && html`<span class="unseen">×</span>`}
                </td>`;
              })}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
