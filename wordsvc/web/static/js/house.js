/** What did this table decide about a word? Kept on this device, given away as a list. */
import { byId, el, ja, recall, remember, say } from "./page.js";

/**
 * @typedef {object} Ruling
 * @property {string} written
 * @property {"yes" | "no"} answer
 * @property {number} ayes
 * @property {number} nays
 * @property {string} date
 */

/** @type {Record<string, Ruling>} */
const rulings = recall("house", {});

/** @param {string} reading */
export const isRuled = (reading) => Object.hasOwn(rulings, reading);

/** The table's answer where the judge leaves it to the table. @param {any} verdict */
export function ruledOn(verdict) {
  return verdict.answer === "ask" && isRuled(verdict.reading)
    ? rulings[verdict.reading].answer
    : undefined;
}

/** A vote on the spot. @param {any} verdict @param {() => void} decided */
export function vote(verdict, decided) {
  const count = { yes: 0, no: 0 };
  const settle = (/** @type {"yes" | "no"} */ answer) => {
    rulings[verdict.reading] = {
      written: verdict.written[0] ?? verdict.word,
      answer,
      ayes: count.yes,
      nays: count.no,
      date: new Date().toISOString().slice(0, 10),
    };
    save();
    decided();
  };
  const ballot = (/** @type {"yes" | "no"} */ answer, /** @type {string} */ sign) => {
    const tally = el("b", null, 0);
    return el(
      "button",
      {
        type: "button",
        class: `ballot ${answer}`,
        click: () => {
          tally.textContent = String(++count[answer]);
          status.textContent = say("say.votes", { yes: count.yes, no: count.no });
        },
      },
      sign,
      " ",
      tally,
      el("span", { class: "unseen" }, say(`say.vote-${answer}`)),
    );
  };
  const status = el("p", { class: "unseen", role: "status" });
  const settled = (/** @type {"yes" | "no"} */ answer) =>
    el(
      "button",
      { type: "button", class: "quiet", click: () => settle(answer) },
      say(`say.settle-${answer}`),
    );
  return el(
    "div",
    { class: "vote" },
    el("p", null, say("say.vote")),
    el("div", { class: "row" }, ballot("yes", "○"), ballot("no", "×")),
    status,
    el("div", { class: "row" }, settled("yes"), settled("no")),
  );
}

/** A ruling is taken back, so that the word can be voted on again. @param {string} reading */
export function forget(reading) {
  delete rulings[reading];
  save();
}

function save() {
  remember("house", rulings);
  list();
}

function list() {
  const all = Object.entries(rulings);
  byId("house-count").textContent = all.length ? `(${all.length})` : "";
  byId("house-download").hidden = all.length === 0;
  byId("house-list").replaceChildren(
    ...all.map(([reading, ruling]) =>
      el(
        "li",
        null,
        ruling.answer === "yes" ? "○ " : "× ",
        ja("b", ruling.written),
        ` ${reading} `,
        el(
          "button",
          {
            type: "button",
            class: "link",
            lang: document.documentElement.lang,
            click: () => forget(reading),
          },
          say("say.forget"),
        ),
      ),
    ),
  );
}

/** The list as the server's administrator adds it to `dictionaries/house/`. */
function table() {
  const line = (/** @type {[string, Ruling]} */ [reading, ruling]) =>
    [
      reading,
      ruling.written,
      ruling.answer === "yes" ? "common" : "other",
      "",
      `voted ${ruling.ayes} to ${ruling.nays} at a table, ${ruling.date}`,
    ].join("\t");
  return [
    "# Rulings of a table.",
    "# reading\twritten\tkind\tcategory\tnote",
    ...Object.entries(rulings).map(line),
    "",
  ].join("\n");
}

byId("house-download").addEventListener("click", () => {
  const address = URL.createObjectURL(new Blob([table()], { type: "text/tab-separated-values" }));
  el("a", { href: address, download: "table-rulings.tsv" }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
});
list();
