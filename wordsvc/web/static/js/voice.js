/** Does this browser listen? Then a word may be spoken. */

/** @param {HTMLButtonElement} button @param {(word: string) => void} heard */
export function voice(button, heard) {
  const Recognition =
    /** @type {any} */ (window).SpeechRecognition ??
    /** @type {any} */ (window).webkitSpeechRecognition;
  if (!Recognition) {
    button.hidden = true;
    return;
  }
  button.addEventListener("click", () => {
    const recognition = new Recognition();
    recognition.lang = "ja-JP";
    recognition.onresult = (/** @type {any} */ event) =>
      heard(event.results[0][0].transcript.replace(/[\s。、]/g, ""));
    recognition.onstart = () => button.classList.add("listening");
    recognition.onend = () => button.classList.remove("listening");
    recognition.start();
  });
}
