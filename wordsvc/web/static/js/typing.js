/** When is typing done for a moment? Never while the input method composes. */

const PAUSE = 140;

/** Whether romaji is still being typed: a word that ends in letters is asked about by Enter. */
export const unfinished = (/** @type {string} */ text) => /[a-zａ-ｚ]$/i.test(text);

const KANA = /^[ぁ-ゖァ-ヺーゝゞヽヾ・]+$/;

/** An n at the end is no other letter yet. */
const spelt = (/** @type {string} */ text) => text.replace(/(?<=.)[nｎ]$/i, "ん");

/**
 * How was it spelt? As the input method told it in kana, piece by piece: not what was pasted,
 * dictated, converted again or changed in the middle. @param {HTMLInputElement} input
 */
function composition(input) {
  let value = "";
  let before = "";
  /** @type {(string | undefined)[]} */
  let [reading, heard] = ["", undefined];

  const known = (/** @type {string} */ text) =>
    text === value ? reading : text === "" || KANA.test(text) ? text : undefined;

  input.addEventListener("compositionstart", (event) => {
    const { selectionStart, selectionEnd } = input;
    const atEnd = selectionStart === selectionEnd && selectionEnd === input.value.length;
    before = input.value;
    heard = atEnd && !event.data ? "" : undefined;
  });
  input.addEventListener("compositionupdate", (event) => {
    const text = spelt(event.data);
    if (heard !== undefined && KANA.test(text)) heard = text;
  });
  input.addEventListener("compositionend", (event) => {
    const start = known(before);
    const part = KANA.test(event.data) ? event.data : heard;
    const whole = start !== undefined && part && input.value === before + event.data;
    [value, reading] = [input.value, whole ? start + part : undefined];
    heard = undefined;
  });
  return () => known(input.value) ?? "";
}

/**
 * Gives what tells how the text in the field was spelt.
 * @param {HTMLInputElement} input
 * @param {object} hear
 * @param {() => void} [hear.changed]
 * @param {(text: string) => void} hear.paused
 * @param {(text: string) => void} [hear.entered]
 */
export function listen(input, hear) {
  let timer = 0;
  let composing = false;
  let ended = false; // just now: its Enter may still come
  const heard = composition(input);
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
    ended = true;
    wait();
  });
  // Some browsers lose the end of a composition.
  input.addEventListener("blur", () => {
    composing = false;
  });
  input.addEventListener("input", (event) => {
    composing = /** @type {InputEvent} */ (event).isComposing === true;
    wait();
  });
  input.addEventListener("keyup", () => {
    ended = false;
  });
  input.addEventListener("keydown", (event) => {
    const confirms = event.isComposing || (event.keyCode === 229 && ended);
    composing = event.isComposing;
    ended = false;
    if (event.key !== "Enter") return;
    event.preventDefault();
    // Enter that confirms a conversion: some browsers send it after the composition has ended
    if (confirms) return;
    clearTimeout(timer);
    hear.entered?.(input.value.trim());
  });
  return heard;
}
