/** Those at the table: who has come, how it ended, and what may be done about seats. */
import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { say } from "../page.js";
import { at, invite, names, Player, player, seen as seenNow } from "./store.js";
import { host } from "./deeds.js";

/** @typedef {import("#api").TableView} TableView */

/** What this browser has of it, which over plain http may be little. */
const device = /** @type {Partial<Navigator>} */ (navigator);

/** @param {{ seen: TableView }} props */
export function Lobby({ seen }) {
  const enough = seen.host && seen.free > 0 && seen.free < seen.chairs.length;
  return html`
    <section class="box">
      <h2>${say("say.lobby", { free: seen.free })}</h2>
      <ol class="chairs">
        ${seen.chairs.map(
          (chair, seat) => html`
            <li key=${seat}>
              ${
                chair.kind === "free"
                  ? html`<span class="soft">${say("say.free")}</span>`
                  : html`<${Player} seat=${seat} name=${chair.name} />`
              }
              ${seat === seen.seat && say("say.brackets", { text: say("say.you") })}
              ${
                seen.host &&
                chair.kind === "free" &&
                html`<button type="button" class="quiet" onClick=${() => host(`seats/${seat}/bot`)}>
                  ${say("say.seat-bot")}
                </button>`
              }
            </li>
          `,
        )}
      </ol>
      ${
        enough &&
        html`<button type="button" onClick=${() => host("start")}>${say("say.start")}</button>`
      }
    </section>
    ${invite.value && html`<${Invitation} />`}
  `;
}

/** The code as a picture; the content policy lets no image be made of it. @param {string} svg */
const drawn = (svg) =>
  document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);

function Invitation() {
  const code = /** @type {{ current: HTMLElement | null }} */ (useRef(null));
  const [shared, setShared] = useState("");
  const address = `${location.origin}${at}#${invite.value}`;
  useEffect(() => {
    fetch(`/api/v1${at}/invite/qr`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ invite: invite.value }),
    })
      .then(async (reply) => reply.ok && code.current?.replaceChildren(drawn(await reply.text())))
      .catch(() => undefined);
  }, []);
  const share = async () => {
    try {
      if (device.share) await device.share({ url: address });
      else {
        await device.clipboard?.writeText(address);
        setShared(say("say.copied"));
      }
    } catch {
      setShared("");
    }
  };
  return html`
    <section class="box invite">
      <h2>${say("say.invite")}</h2>
      <p class="code">${invite.value}</p>
      <p class="soft">${location.host}${at}</p>
      <div class="qr" ref=${code}></div>
      ${
        (device.share ?? device.clipboard) &&
        html`<button type="button" class="quiet" onClick=${share}>${say("say.share")}</button>`
      }
      <p class="soft" role="status">${shared}</p>
    </section>
  `;
}

/** How it ended. @param {{ seen: TableView }} props */
export function Result({ seen }) {
  const { winners, scores } = seen;
  if (!winners) return null;
  const ranked = (scores ?? []).map((score, seat) => ({ seat, score }));
  ranked.sort((one, other) => other.score - one.score);
  return html`
    <section class="box result">
      <h2 class="winner">${say("say.winner", { names: names(seen, winners) })}</h2>
      <ol>
        ${ranked.map(
          ({ seat, score }) =>
            html`<li key=${seat}><${Player} seat=${seat} /> <b>${score}</b></li>`,
        )}
      </ol>
    </section>
  `;
}

/** Somebody asks to take back a move. @param {{ seen: TableView }} props */
export function Question({ seen }) {
  if (!seen.question) return null;
  const { question, seat, missing } = seen.question;
  const mine = seen.seat !== null && missing.includes(seen.seat);
  return html`
    <section class="box">
      <p>${say("say.asks-back", { name: player(seen, seat) })}</p>
      ${
        mine &&
        html`<div class="row">
          ${["agree", "decline"].map(
            (word) => html`
              <button
                type="button"
                key=${word}
                onClick=${() => host("take-back", { say: word, question })}
              >
                ${say(`say.${word}`)}
              </button>
            `,
          )}
        </div>`
      }
    </section>
  `;
}

/** What is rarely done stands behind a fold. @param {{ seen: TableView }} props */
export function More({ seen }) {
  const rows = deeds(seen);
  if (rows.length === 0) return null;
  return html`
    <details id="more" class="box">
      <summary>${say("more")}</summary>
      <div>
        ${rows.map(
          ([code, click, facts, sure]) => html`
            <${Deed}
              key=${code + (facts?.name ?? "")}
              text=${say(`say.${code}`, facts)}
              click=${click}
              sure=${sure}
            />
          `,
        )}
      </div>
    </details>
  `;
}

/**
 * A button that, where it cannot be undone, asks first.
 * @param {{ text: string, click: () => void, sure?: boolean }} props
 */
function Deed({ text, click, sure }) {
  const [asked, setAsked] = useState(false);
  if (!asked || !sure)
    return html`<button
      type="button"
      class="quiet"
      onClick=${() => (sure ? setAsked(true) : click())}
    >
      ${text}
    </button>`;
  const then = (/** @type {boolean} */ yes) => () => {
    setAsked(false);
    if (yes) click();
  };
  return html`
    <div class="row" role="group" aria-label=${text}>
      <span>${say("say.really", { deed: text })}</span>
      <button type="button" onClick=${then(true)}>${say("say.yes")}</button>
      <button type="button" class="quiet" onClick=${then(false)}>${say("say.no")}</button>
    </div>
  `;
}

/** @typedef {Record<string, string>} Facts */
/** @typedef {[code: string, click: () => void, facts?: Facts, sure?: boolean]} Row */

/** @param {TableView} seen @returns {Row[]} */
function deeds(seen) {
  /** @type {Row[]} */
  const rows = [];
  if (seen.may_take_back && !seen.question)
    rows.push(["take-back", () => host("take-back", { say: "ask" })]);
  if (seen.terms.clock !== null)
    for (const seat of seen.waiting)
      if (seat !== seen.seat && seen.seat !== null)
        rows.push(["pass", () => host(`seats/${seat}/pass`), { name: player(seen, seat) }]);
  if (!seen.host || seen.stage === "archived") return rows;
  if (seen.stage === "playing")
    rows.push([
      "spectators",
      () => host("terms", { ...seenNow.value?.terms, spectators: !seen.terms.spectators }),
      { now: say(`value.on.${seen.terms.spectators}`) },
    ]);
  seen.chairs.forEach((chair, seat) => {
    if (chair.kind !== "person" || seat === seen.seat) return;
    const then = seen.stage === "waiting" ? "free" : "bot";
    const remove = () => host(`seats/${seat}/remove`, { name: chair.name, then });
    rows.push(["remove", remove, { name: chair.name }, true]);
  });
  return rows;
}
