/** When has somebody finished typing for a moment? Never while the input method composes. */

const PAUSE = 140;

/** Whether romaji is still being typed: a word that ends in letters is asked about by Enter. */
export const unfinished = (/** @type {string} */ text) => /[a-zａ-ｚ]$/i.test(text);

/**
 * @param {HTMLInputElement} input
 * @param {object} hear
 * @param {() => void} [hear.changed] with every key
 * @param {(text: string) => void} hear.paused after a pause
 * @param {(text: string) => void} [hear.entered] with Enter
 */
export function listen(input, hear) {
  let timer = 0;
  let composing = false;
  const wait = () => {
    clearTimeout(timer);
    hear.changed?.();
    if (composing || unfinished(input.value.trim())) return;
    timer = setTimeout(() => hear.paused(input.value.trim()), PAUSE);
  };
  input.addEventListener("compositionstart", () => {
    composing = true;
  });
  input.addEventListener("compositionend", () => {
    composing = false;
    wait();
  });
  input.addEventListener("input", wait);
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.keyCode !== 229) return;
    // Enter that confirms a conversion: some browsers send it after the composition has ended
    if (event.isComposing || event.keyCode === 229) {
      if (event.key === "Enter") event.preventDefault();
      return;
    }
    event.preventDefault();
    clearTimeout(timer);
    hear.entered?.(input.value.trim());
  });
}
