// @ts-check
/** What does this device remember? Where it may not remember, the page works all the same. */

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
