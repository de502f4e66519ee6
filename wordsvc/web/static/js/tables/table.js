/** One table on one phone: sit down, wait, see, move. */
import { html, render } from "../vendor/preact.js";
import { recall, remember, say } from "../page.js";
import { askOnce, madeOnce } from "../api.js";
import { Bar, Log, Lost, Trouble } from "./bar.js";
import { attempt } from "./deeds.js";
import { begin } from "./effects.js";
import { look, watch } from "./link.js";
import { Moves } from "./moves.js";
import { Lobby, More, Question, Result } from "./seats.js";
import { at, draft, game, gone, invite, outside, place, seen } from "./store.js";

function Page() {
  const table = seen.value;
  const own = game.value;
  return html`
    <${Lost} />
    ${outside.value && !gone.value && html`<${Join} />`}
    <${Bar} />
    <${Trouble} />
    ${table && table.stage === "waiting" && html`<${Lobby} seen=${table} />`}
    ${table && html`<${Result} seen=${table} /><${Question} seen=${table} />`}
    ${table?.view && own && html`<${own.Board} seen=${table} />`}
    ${table && html`<${Moves} seen=${table} />`}
    <${Log} />
    ${table?.view && own?.Rest && html`<${own.Rest} seen=${table} />`}
    ${table && html`<${More} seen=${table} />`}
  `;
}

/** Whoever has no seat yet asks for one. */
function Join() {
  const name = draft("join.name", recall("name", ""));
  const code = draft("join.invite", invite.value);
  const sit = (/** @type {Event} */ event) => {
    event.preventDefault();
    attempt(async () => {
      const wanted = { invite: code.value, name: name.value, cookie: true };
      await askOnce(`${at}/seats`, wanted);
      madeOnce();
      invite.value = code.value;
      remember("name", name.value);
      await look();
    });
  };
  return html`
    <form id="join" class="join" autocomplete="off" onSubmit=${sit}>
      <h2>${say("join")}</h2>
      <label>
        ${say("invite")}
        <input
          name="invite"
          required
          maxlength="40"
          autocapitalize="none"
          spellcheck=${false}
          value=${code.value}
          onInput=${(/** @type {any} */ { target }) => (code.value = target.value)}
        />
      </label>
      <label>
        ${say("your-name")}
        <input
          name="name"
          required
          maxlength="40"
          autocomplete="nickname"
          value=${name.value}
          onInput=${(/** @type {any} */ { target }) => (name.value = target.value)}
        />
      </label>
      <button>${say("sit")}</button>
    </form>
  `;
}

render(html`<${Page} />`, place);
begin();
watch();
if ("known" in place.dataset) look();
else outside.value = true;
