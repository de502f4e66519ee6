/** What can be answered without the server? What the judge wrote down for that beforehand. */
import { byId, language, say } from "./page.js";

const NAME = "words";
const SOON = 4000;
const SIGNS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** @typedef {{ answer: string, findings: any[], words: string, known?: Set<string> }} Group */
/**
 * @typedef {{ heads: Record<string, string>, tails: Record<string, string[]>, groups: Group[] }}
 *   Answers
 */
/** @type {Promise<Answers | null> | undefined} */
let opened;

/** Fetches the answers in the background, once the page stands; older ones are thrown away. */
export function ready() {
  if (!("caches" in window) || /** @type {any} */ (navigator).connection?.saveData) return;
  setTimeout(async () => {
    const place = byId("offline-words");
    const { address } = place.dataset;
    try {
      const cache = await caches.open(NAME);
      if (!(await cache.match(address))) {
        place.textContent = say("say.words-coming");
        await cache.add(address);
        for (const old of await cache.keys())
          if (new URL(old.url).pathname !== address) await cache.delete(old);
        opened = undefined;
      }
      place.textContent = say("say.words-here");
    } catch {
      place.textContent = ""; // no network, or no room: tried again next time
    }
  }, SOON);
}

/**
 * A verdict on a word by itself, or null where only the server can tell.
 * @param {string} word
 * @param {(reading: string) => boolean} ruled whether the table ruled on a reading
 */
export async function lookUp(word, ruled) {
  const file = await (opened ??= open());
  const reading = hiragana(word);
  const group = file?.groups.find((one) => (one.known ??= unpacked(one.words)).has(reading));
  if (!group && !ruled(reading)) return null;
  return {
    answer: group?.answer ?? "ask",
    word,
    reading,
    written: [],
    length: [...reading].length,
    head: file?.heads[reading[0]] ?? "",
    tails: file?.tails[/.ー*$/u.exec(reading)?.[0] ?? ""] ?? [],
    cards: [],
    findings: (group?.findings ?? []).map((finding) => ({
      ...finding,
      message: finding.message[language],
    })),
  };
}

/** @returns {Promise<Answers | null>} */
async function open() {
  if (!("caches" in window)) return null;
  const kept = (await (await caches.open(NAME)).keys()).at(-1);
  const reply = kept && (await caches.match(kept));
  return reply ? reply.json() : null;
}

/** @param {string} words */
function unpacked(words) {
  const known = new Set();
  let before = "";
  for (const [, sign, rest] of words.matchAll(/([0-9a-z])([^0-9a-z]*)/g)) {
    before = before.slice(0, SIGNS.indexOf(sign)) + rest;
    known.add(before);
  }
  return known;
}

/** As the file writes readings. @param {string} word */
const hiragana = (word) =>
  word
    .normalize("NFKC")
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
