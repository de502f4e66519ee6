/** What is on everybody's sheet, and who is ahead? Added up by the server while it is filled in. */
import { ask, Latest, Refused, Unreachable } from "./api.js";
import { byId, connection, el, recall, remember, say } from "./page.js";
import { unfinished } from "./typing.js";

/** @typedef {Record<string, string | boolean>} Filled the values of a form by its fields' names */
/** @typedef {HTMLFormElement & Record<string, any>} Form whose fields are its properties */
/**
 * @typedef {object} Listeners
 * @property {number} least how many players there are at least
 * @property {(form: Form, name: string) => void} [changed]
 * @property {(forms: Form[], names: string[]) => void} [drawn]
 * @property {(score: any, forms: Form[]) => void} [scored]
 */

const PAUSE = 250;

/** @param {Filled} filled @param {string} name */
export const number = (filled, name) => Number(filled[name] ?? 0) || 0;

/** The fields `<area>.0`, `<area>.1` … in order. @param {Form} form @param {string} area */
export const column = (form, area) =>
  [...form.querySelectorAll("input")]
    .filter((input) => new RegExp(`^${area}\\.\\d+$`).test(input.name))
    .map((input) => input.value);

/** What stands there on every sheet. @param {Form} form @param {string} selector @returns {any} */
export const part = (form, selector) => form.querySelector(selector);

/**
 * @param {string} game name of the game, as in `/score/<game>`
 * @param {(game: Filled, players: Filled[], forms: Form[]) => any} body the question
 * @param {Listeners} more
 */
export function scoreSheet(game, body, more) {
  const latest = new Latest();
  const head = byId("game");
  const place = byId("players");
  const key = `sheet.${game}.${head.dataset.sheet}`;
  /** @type {{ game: Filled, players: Filled[] }} */
  const kept = recall(key, { game: {}, players: [] });
  let timer = 0;

  const forms = () => /** @type {Form[]} */ ([...place.children]);
  const name = (/** @type {Filled} */ player, /** @type {number} */ index) =>
    String(player.name || say("say.player", { number: index + 1 }));

  function draw() {
    while (kept.players.length < more.least) kept.players.push({});
    while (place.children.length > kept.players.length) place.lastChild.remove();
    while (place.children.length < kept.players.length)
      place.append(byId("player").content.cloneNode(true));
    fill(head, kept.game);
    lists();
    forms().forEach((form, index) => {
      part(form, "[name=name]").placeholder = say("say.player", { number: index + 1 });
      part(form, ".remove").hidden = kept.players.length <= more.least;
    });
  }

  /** Lists of choice follow the names. */
  function lists() {
    more.drawn?.(forms(), kept.players.map(name));
    forms().forEach((form, index) => fill(form, kept.players[index]));
  }

  function later() {
    remember(key, kept);
    clearTimeout(timer);
    timer = setTimeout(add, PAUSE);
  }

  async function add() {
    try {
      const question = body(kept.game, kept.players, forms());
      question.players.forEach((/** @type {any} */ player, /** @type {number} */ index) => {
        player.name = name(kept.players[index], index);
      });
      const score = await latest.hear((signal) =>
        ask(`/score/${game}`, { ...question, sheet: head.dataset.sheet }, signal),
      );
      if (!score) return;
      connection(true);
      show(score);
      more.scored?.(score, forms());
    } catch (error) {
      if (error instanceof Refused) byId("result").replaceChildren(faults(told(error)));
      else if (error instanceof Unreachable) {
        connection(false);
        byId("result").replaceChildren(el("p", null, say("say.needs-server")));
      } else throw error;
    }
  }

  /** Whether a sheet holds more than a name: before that nobody is ahead. */
  const begun = () => kept.players.some(({ name, ...rest }) => Object.values(rest).some(Boolean));

  function show(/** @type {any} */ score) {
    forms().forEach((form, index) => {
      part(form, "output").textContent = score.players[index].total;
    });
    if (!begun()) return byId("result").replaceChildren();
    const winners = score.winners
      .map((/** @type {number} */ index) => score.players[index].name)
      .join(say("say.and"));
    const ranked = [...score.players].sort((one, other) => one.rank - other.rank);
    const impossible = score.impossible ?? [];
    byId("result").replaceChildren(
      impossible.length > 0 ? faults(impossible) : "",
      el("h2", { class: "winner" }, say("say.winner", { names: winners })),
      (score.tie_break && el("p", { class: "tie-break" }, say(`say.tie-${score.tie_break}`))) || "",
      ...ranked.map((player) =>
        el(
          "details",
          null,
          el(
            "summary",
            null,
            el("span", null, `${player.rank}. ${player.name}`),
            " ",
            el("b", null, player.total),
          ),
          el(
            "ul",
            { class: "lines" },
            ...player.lines.map((/** @type {any} */ line) =>
              el(
                "li",
                null,
                el("span", null, titled(line.message)),
                " ",
                el("b", null, line.points),
              ),
            ),
          ),
        ),
      ),
    );
  }

  /** What was refused, place by place. @param {Refused} refused @returns {any[]} */
  const told = (refused) =>
    refused.problem.facts?.errors ?? [
      { pointer: refused.problem.facts?.pointer ?? "", detail: refused.message },
    ];

  /** @param {any[]} errors */
  function faults(errors) {
    return el(
      "ul",
      { class: "faults" },
      ...errors.map((/** @type {any} */ error) => {
        const who = /^\/players\/(\d+)/.exec(error.pointer ?? "");
        const index = who ? Number(who[1]) : -1;
        const detail = (error.message ?? error.detail).replace(`${error.pointer}: `, "");
        return el(
          "li",
          null,
          index >= 0 && el("b", null, name(kept.players[index], index), ": "),
          detail,
        );
      }),
    );
  }

  /** @param {any} event */
  function changed(event) {
    const field = event.target;
    if (!field.name || event.isComposing) return;
    const form = field.form;
    const filled = form === head ? kept.game : kept.players[forms().indexOf(form)];
    filled[field.name] = field.type === "checkbox" ? field.checked : field.value;
    if (form === head || field.name === "name") lists();
    if (field.closest("[lang]").lang === "ja" && field.type === "text" && unfinished(field.value))
      return;
    for (const one of form === head ? forms() : [form]) more.changed?.(one, field.name);
    later();
  }
  for (const part of [head, place]) {
    for (const kind of ["input", "change", "compositionend"]) part.addEventListener(kind, changed);
    part.addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
  }
  place.addEventListener("click", (/** @type {any} */ event) => {
    if (!event.target.matches(".remove")) return;
    kept.players.splice(forms().indexOf(event.target.form), 1);
    draw();
    later();
  });
  byId("add").addEventListener("click", () => {
    kept.players.push({});
    draw();
    later();
    forms().at(-1)?.querySelector("input")?.focus();
  });
  byId("empty").addEventListener("click", () => {
    kept.players = kept.players.map((player) => ({ name: player.name ?? "" }));
    draw();
    for (const form of forms()) more.changed?.(form, "");
    later();
  });
  addEventListener("online", add);
  draw();
  for (const form of forms()) more.changed?.(form, "");
  add();
  return kept;
}

/** Themes by their titles: answers have their IDs. @param {string} text */
export const titled = (text) =>
  [.../** @type {any} */ (document).querySelectorAll("[data-title]")].reduce(
    (said, { value, dataset }) => said.replaceAll(value, dataset.title),
    text,
  );

/** @param {Form} form @param {Filled} filled */
function fill(form, filled) {
  for (const field of /** @type {Iterable<any>} */ (form.elements)) {
    if (!field.name) continue;
    if (field.type === "checkbox") field.checked = filled[field.name] === true;
    else if (field.tagName !== "SELECT") field.value = filled[field.name] ?? "";
    else if (filled[field.name] != null) field.value = filled[field.name];
  }
}
