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
 * @param {{ ruled?: string, offline?: string, actions?: Node[] }} [more]
 *   `ruled`: the answer of this table; `offline`: why the server did not give this verdict
 */
export function shown(verdict, more = {}) {
  const answer = more.ruled ?? verdict.answer;
  const heard = verdict.reading && verdict.reading !== verdict.word;
  return el(
    "section",
    { class: `verdict ${answer}` },
    el("h2", { class: "answer" }, say(`answer.${answer}`)),
    more.offline && el("p", { class: "offline" }, more.offline),
    el(
      "div",
      { class: "heard" },
      el(
        "p",
        { class: "word" },
        el("ruby", { lang: "ja" }, verdict.word, heard && el("rt", null, verdict.reading)),
      ),
      verdict.length > 0 &&
        el("p", { class: "count" }, say("say.letters", { count: verdict.length })),
    ),
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
    !more.offline && story(verdict.word),
  );
}

/** The whole explanation, fetched when it is opened. @param {string} word */
function story(word) {
  const body = el("div", { "aria-live": "polite" });
  const details = el(
    "details",
    {
      class: "story",
      toggle: async () => {
        if (!details.open || body.hasChildNodes()) return;
        body.append(el("p", { class: "links" }, say("say.look-up"), ...links(word)));
        try {
          const told = await ask(`/words/${encodeURIComponent(word)}`);
          body.prepend(
            el(
              "ul",
              null,
              ...told.why.map((/** @type {string} */ sentence) => el("li", null, sentence)),
            ),
            (told.entries.length > 0 &&
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
                    el("small", null, `${say(`kind.${entry.kind}`)} (${entry.sources.join(", ")})`),
                  ),
                ),
              )) ||
              "",
          );
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
