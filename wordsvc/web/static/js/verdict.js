/** How is a verdict shown, so that it can be read across the table? */
import { ask } from "./api.js";
import { el, ja, language, reasons, say } from "./page.js";

const DICTIONARIES = {
  コトバンク: (/** @type {string} */ word) => `https://kotobank.jp/search?q=${word}`,
  Weblio: (/** @type {string} */ word) => `https://www.weblio.jp/content/${word}`,
  ウィクショナリー: (/** @type {string} */ word) => `https://ja.wiktionary.org/wiki/${word}`,
  ...(language === "en"
    ? { Jisho: (/** @type {string} */ word) => `https://jisho.org/search/${word}` }
    : {}),
};
const FORMS_AT_MOST = 6;

/**
 * @param {any} verdict as the API gives it
 * @param {object} [more]
 * @param {string} [more.ruled] the answer of this table
 * @param {string} [more.offline] why the server did not give this verdict
 * @param {Node[]} [more.actions]
 * @param {(reading: string) => void} [more.read] hears that the word is read otherwise
 */
export function shown(verdict, more = {}) {
  const answer = more.ruled ?? verdict.answer;
  const heard = verdict.reading && verdict.reading !== verdict.word;
  const asked = more.offline ? undefined : explained(verdict);
  return el(
    "section",
    { class: `verdict ${answer}` },
    el("h2", { class: "answer" }, say(`answer.${answer}`)),
    more.offline && el("p", { class: "offline" }, more.offline),
    el(
      "div",
      { class: "heard" },
      heard && el("p", { class: "reading", lang: "ja" }, verdict.reading),
      el("p", { class: "word", lang: "ja" }, verdict.word),
      verdict.length > 0 &&
        el("p", { class: "count" }, say("say.letters", { count: verdict.length })),
    ),
    asked && said(asked, verdict.reading, more.read),
    more.ruled && el("p", { class: "ruled" }, say(`say.ruled-${more.ruled}`)),
    reasons(verdict.findings),
    answer !== "no" &&
      verdict.tails.length > 0 &&
      el(
        "p",
        { class: "next" },
        el("span", null, say("say.next")),
        " ",
        ja("b", verdict.tails.join("・")),
      ),
    answer !== "no" &&
      verdict.cards.length > 0 &&
      el(
        "p",
        { class: "cards" },
        el("span", null, say("say.cards")),
        ...verdict.cards.flatMap((/** @type {string} */ card) => [" ", ja("kbd", card)]),
      ),
    verdict.written.some((/** @type {string} */ form) => form !== verdict.word) &&
      el(
        "p",
        { class: "written" },
        el("span", null, say("say.written")),
        " ",
        ja("b", verdict.written.slice(0, FORMS_AT_MOST).join("・")),
      ),
    el("div", { class: "row actions" }, ...(more.actions ?? [])),
    asked && story(verdict.word, asked),
  );
}

/** All that is known of the word. @param {any} verdict */
function explained(verdict) {
  const spoken = verdict.reading && verdict.reading !== verdict.word;
  const query = spoken ? `?${new URLSearchParams({ reading: verdict.reading })}` : "";
  const asked = ask(`/words/${encodeURIComponent(verdict.word)}${query}`);
  asked.catch(() => undefined);
  return asked;
}

/** @type {(asked: any, heard: any, read: any) => any} */
function said(asked, heard, read) {
  const place = el("div", { class: "said-of" });
  asked.then(
    (/** @type {any} */ told) => {
      const others = told.readings.filter((/** @type {string} */ one) => one !== heard);
      place.append(
        ...(read && others.length ? [readings(others, read)] : []),
        ...told.meanings.map(meaning),
      );
    },
    () => undefined,
  );
  return place;
}

/** @param {string[]} others @param {(reading: string) => void} read */
const readings = (others, read) =>
  el(
    "p",
    { class: "readings" },
    el("span", null, say("say.other-readings")),
    ...others.flatMap((one) => [
      " ",
      el("button", { type: "button", class: "quiet", lang: "ja", click: () => read(one) }, one),
    ]),
  );

/** @param {any} one */
const meaning = ({ line, gloss }) =>
  el(
    "p",
    { class: "meaning" },
    el("span", null, line),
    gloss && " ",
    gloss && el("small", { lang: "en" }, gloss),
  );

/** @param {string} word @param {Promise<any>} asked */
function story(word, asked) {
  const body = el("div", { "aria-live": "polite" });
  const details = el(
    "details",
    {
      class: "story",
      toggle: async () => {
        if (!details.open || body.hasChildNodes()) return;
        body.append(el("p", { class: "links" }, say("say.look-up"), ...links(word)));
        try {
          body.prepend(...whole(await asked));
        } catch (error) {
          body.prepend(
            el("p", null, /** @type {Error} */ (error).message || say("say.needs-server")),
          );
        }
      },
    },
    el("summary", null, say("say.story")),
    body,
  );
  return details;
}

/** @param {any} told */
const whole = (told) => [
  el("ul", null, ...told.why.map((/** @type {string} */ sentence) => el("li", null, sentence))),
  el(
    "ul",
    { class: "evidence" },
    ...told.entries.map((/** @type {any} */ entry) =>
      el(
        "li",
        null,
        ja("b", entry.written),
        " ",
        ja("span", entry.reading),
        " ",
        el(
          "small",
          null,
          say("say.evidence", {
            kind: say(`kind.${entry.kind}`),
            sources: entry.sources.join(language === "ja" ? "、" : ", "),
          }),
        ),
      ),
    ),
  ),
];

/** @param {string} word */
function links(word) {
  return Object.entries(DICTIONARIES).flatMap(([name, address]) => [
    " ",
    el(
      "a",
      { href: address(encodeURIComponent(word)), target: "_blank", rel: "noopener noreferrer" },
      name,
    ),
  ]);
}

/** A question that could not be read. @param {string} message */
export function trouble(message) {
  return el("section", { class: "verdict trouble" }, el("p", { class: "answer small" }, message));
}
