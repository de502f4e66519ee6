/**
 * What every module needs of the page: its words, the memory of the device, its elements, itself.
 * One file, because a phone far away pays for each file that it has to fetch.
 */
/** @type {{ rules: Record<string, string> } & Record<string, string>} */
const texts = JSON.parse(document.getElementById("texts")?.textContent ?? "{}");

export const language = document.documentElement.lang;

/**
 * A text by its code, with its holes filled in.
 * @param {string} code
 * @param {Record<string, string | number>} [facts]
 */
export function say(code, facts = {}) {
  return (texts[code] ?? code).replace(/\{(\w+)\}/g, (_, name) => String(facts[name] ?? "…"));
}

// ---- what this device remembers; where it may not, the page works all the same

const PREFIX = "wordsvc.";

/**
 * @template T
 * @param {string} key
 * @param {T} otherwise
 * @returns {T}
 */
export function recall(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} key @param {unknown} value */
export function remember(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // full or forbidden: nothing is lost but the memory
  }
}

// ---- elements: text is only ever put in as text

/** @param {string} id @returns {any} */
export const byId = (id) => document.getElementById(id);

/**
 * An element; attributes that are functions listen, those that are booleans are set as such.
 * @param {string} tag
 * @param {Record<string, any> | null} [attributes]
 * @param {...(Node | string | number | null | undefined | false)} children
 * @returns {any}
 */
export function el(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, String(value));
  }
  element.append(
    ...children
      .filter((child) => child != null && child !== false)
      .map((child) => (child instanceof Node ? child : String(child))),
  );
  return element;
}

/** Japanese text, told so to screen readers. @param {string} tag @param {string} text */
export const ja = (tag, text) => el(tag, { lang: "ja" }, text);

/** Sentences with the rule each rests on. @param {any[]} findings */
export function reasons(findings) {
  return (
    findings.length > 0 &&
    el(
      "ul",
      { class: "reasons" },
      ...findings.map((finding) => {
        const rule = texts.rules[finding.code];
        return el(
          "li",
          { class: finding.level },
          finding.message,
          rule && " ",
          rule && el("a", { class: "rule", href: `/rules/word-basket#${rule}` }, rule),
        );
      }),
    )
  );
}

// ---- the page keeps itself for bad Wi-Fi, and says when there is none

for (const element of document.querySelectorAll("[data-live]")) element.removeAttribute("hidden");
for (const element of document.querySelectorAll("[data-plain]")) element.setAttribute("hidden", "");

/** @param {boolean} reached whether the server answered last time */
export function connection(reached) {
  byId("offline").hidden = reached;
}

addEventListener("online", () => connection(true));
addEventListener("offline", () => connection(false));
connection(navigator.onLine);

if ("serviceWorker" in navigator) {
  const register = () => navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
