/** How is a verdict read across the table? */
import { ask } from "./api.js";
import { el, ja, language, reasons, say } from "./page.js";

const DICTIONARIES = {
  コトバンク: "https://kotobank.jp/search?q=",
  Weblio: "https://www.weblio.jp/content/",
  ウィクショナリー: "https://ja.wiktionary.org/wiki/",
  ...(language === "en" ? { Jisho: "https://jisho.org/search/" } : {}),
};

/**
 * `ruled` is the answer of this table, `offline` why no server gave the verdict, `read` hears that
 * the word is read otherwise.
 * @param {any} verdict @param {any} [more]
 */
export function shown(verdict, more = {}) {
  const answer = more.ruled ?? verdict.answer;
  const heard = verdict.reading && verdict.reading !== verdict.word;
  const asked = more.offline ? undefined : explained(verdict.word, heard && verdict.reading);
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
      line("next", "say.next", ja("b", verdict.tails.join("・"))),
    answer !== "no" &&
      verdict.cards.length > 0 &&
      line(
        "cards",
        "say.cards",
        ...verdict.cards.map((/** @type {string} */ one) => ja("kbd", one)),
      ),
    verdict.written.some((/** @type {string} */ form) => form !== verdict.word) &&
      line("written", "say.written", ja("b", verdict.written.slice(0, 6).join("・"))),
    el("div", { class: "row actions" }, ...(more.actions ?? [])),
    asked && story(verdict.word, asked),
  );
}

/** What is said, with a few words before it. @type {(...said: any[]) => Node} */
const line = (name, code, ...parts) =>
  el("p", { class: name }, el("span", null, say(code)), ...parts.flatMap((one) => [" ", one]));

/** All that is known of the word. @param {string} word @param {string} reading */
function explained(word, reading) {
  const query = reading ? `?${new URLSearchParams({ reading })}` : "";
  const asked = ask(`/words/${encodeURIComponent(word)}${query}`);
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
  line(
    "readings",
    "say.other-readings",
    ...others.map((one) =>
      el("button", { type: "button", class: "quiet", lang: "ja", click: () => read(one) }, one),
    ),
  );

/** @param {any} one */
const meaning = (one) =>
  el(
    "p",
    { class: "meaning" },
    el("span", null, one.line),
    " ",
    el("small", { lang: "en" }, one.gloss),
  );

/** @type {(word: string, asked: Promise<any>) => Node} */
function story(word, asked) {
  const body = el("div", { "aria-live": "polite" });
  const details = el(
    "details",
    {
      class: "story",
      toggle: async () => {
        if (!details.open || body.hasChildNodes()) return;
        body.append(line("links", "say.look-up", ...links(word)));
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

const links = (/** @type {string} */ word) =>
  Object.entries(DICTIONARIES).map(([name, address]) =>
    el(
      "a",
      { href: address + encodeURIComponent(word), target: "_blank", rel: "noopener noreferrer" },
      name,
    ),
  );

/** A question that could not be read. @param {string} message */
export function trouble(message) {
  return el("section", { class: "verdict trouble" }, el("p", { class: "answer small" }, message));
}
