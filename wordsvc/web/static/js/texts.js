// @ts-check
/** What does the page say, and in which language? The server put the words into the page. */

/** @type {{ rules: Record<string, string> } & Record<string, string>} */
const texts = JSON.parse(document.getElementById("texts")?.textContent ?? "{}");

export const language = document.documentElement.lang;

/** The rule IDs that findings rest on, by code. */
export const ruleOf = texts.rules;

/**
 * A text by its code, with its holes filled in.
 * @param {string} code
 * @param {Record<string, string | number>} [facts]
 */
export function say(code, facts = {}) {
  return (texts[code] ?? code).replace(/\{(\w+)\}/g, (_, name) => String(facts[name] ?? "…"));
}
