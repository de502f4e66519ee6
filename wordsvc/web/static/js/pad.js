/** Which card is meant? One pad of cards for the table, the throw and the hand. */
import { byId } from "./page.js";

const pad = byId("pad");
/** @type {HTMLButtonElement[]} */
const keys = [...pad.querySelectorAll("[data-card]")];

/**
 * Opens the pad.
 * @param {string} title
 * @param {string[]} chosen
 * @param {boolean} several
 * @param {(cards: string[]) => void} choose called when the pad closes with a choice
 */
export function pick(title, chosen, several, choose) {
  const picked = new Set(chosen);
  const show = () =>
    keys.forEach((key) =>
      key.setAttribute("aria-pressed", String(picked.has(key.dataset.card ?? ""))),
    );
  const done = () => {
    pad.close();
    choose([...picked]);
  };
  byId("pad-title").textContent = title;
  byId("pad-done").hidden = !several;
  for (const key of keys) {
    key.onclick = () => {
      const card = key.dataset.card ?? "";
      if (!several) picked.clear();
      if (!picked.delete(card)) picked.add(card);
      show();
      if (!several) done();
    };
  }
  byId("pad-done").onclick = done;
  byId("pad-none").onclick = () => {
    picked.clear();
    done();
  };
  show();
  pad.showModal();
}

pad.addEventListener("click", (/** @type {MouseEvent} */ event) => {
  if (event.target === pad) pad.close();
});
