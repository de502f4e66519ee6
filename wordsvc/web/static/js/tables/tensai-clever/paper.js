/** One sheet of Tensai Clever with all its areas. */
import { html } from "../../vendor/preact.js";
import { say } from "../../page.js";
import { Line } from "../parts.js";

/** @typedef {import("#api").TensaiClever.View} View */
/** @typedef {import("#api").TensaiClever.Paper} Sheet */

/** @param {{ view: View, seat: number }} props */
export function Paper({ view, seat }) {
  const { sheet } = view;
  const one = view.papers[seat];
  const points = view.points[seat];
  return html`
    <div class="paper" lang="ja">
      <p class="soft">${stock(one)}</p>
      <${Area} name="yellow" sum=${points.yellow}>
        <table class="yellows">
          <tbody>
            ${sheet.yellow.squares.map(
              (row, at) => html`
                <tr key=${at}>
                  ${row.map((letter) => {
                    const crossed = one.yellow.includes(letter);
                    return html`<td key=${letter} class=${crossed ? "crossed" : ""}>
                      ${letter}${crossed && html`<span class="unseen">×</span>`}
                    </td>`;
                  })}
                </tr>
              `,
            )}
          </tbody>
        </table>
      <//>
      <${Area} name="pinks" sum=${points.pink}>
        <ul class="lines">
          ${one.pink.map(
            (row, at) => html`
              <${Line} key=${at} name=${at + 1}>
                ${written(row.letters, sheet.pink.rows[at].squares)}
                ${row.theme && ` ${row.points}`}
              <//>
            `,
          )}
        </ul>
      <//>
      <${Area} name="light-blue" sum=${points.light_blue}>
        <ul class="lines">
          ${one.light_blue.map(
            (row, at) => html`
              <${Line} key=${at} name=${at + 2}>
                ${written(row.letters, sheet.light_blue[at].letters)} ${row.counts && " ✓"}
              <//>
            `,
          )}
        </ul>
      <//>
      <${Area} name="green" sum=${points.green}>
        <p>${one.green.join(" ") || "・"}</p>
      <//>
    </div>
  `;
}

/** @param {{ name: string, sum: number, children?: any }} props */
const Area = ({ name, sum, children }) => html`
  <details class=${name} open>
    <summary>${say(`value.place.${name}`)} <b>${sum}</b></summary>
    ${children}
  </details>
`;

/** Letters, and a dot for each square left. @param {string[]} letters @param {number} squares */
const written = (letters, squares) =>
  html`<b>${letters.join("")}</b>${"・".repeat(squares - letters.length)}`;

/** What is held back: bonuses, wilds used, letters set aside. @param {Sheet} one */
function stock(one) {
  const bonuses = /** @type {[string, number][]} */ ([
    ["+1", one.plus_ones],
    ["゛", one.voiced],
    ["即", one.instants],
  ])
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name}×${count}`);
  const aside = one.aside.length > 0 && say("say.aside", { letters: one.aside.join(" ") });
  return [...bonuses, say("say.wilds", { count: one.wilds }), aside].filter(Boolean).join("　");
}
