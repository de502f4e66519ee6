/** What the boards of all games are put together from. */
import { html } from "../vendor/preact.js";
import { Player, seen } from "./store.js";

/** Japanese text, told so to screen readers. @param {any} text */
export const ja = (text) => html`<span lang="ja">${text}</span>`;

/** @param {{ title: any, children?: any }} props */
export const Box = ({ title, children }) =>
  html`<section class="box">
    <h2>${title}</h2>
    ${children}
  </section>`;

/** @param {{ name: any, children?: any }} props */
export const Line = ({ name, children }) =>
  html`<li><span>${name}</span><span>${children}</span></li>`;

/**
 * A player's line, which shows whether the game waits for them.
 * @param {{ seat: number, children?: any }} props
 */
export const PlayerLine = ({ seat, children }) => html`
  <li class=${seen.value?.waiting.includes(seat) ? "waited" : ""}>
    <${Player} seat=${seat} /><span>${children}</span>
  </li>
`;
