/** Tensai Clever: areas are judged while they are written, and added up. */
import { ask, Latest, Refused, Unreachable } from "./api.js";
import { byId, el, ja, reasons, say } from "./page.js";
import { column, number, part, scoreSheet, titled } from "./sheet.js";
import { listen } from "./typing.js";

/** @typedef {import("./sheet.js").Form} Form */

const PAUSE = 150;
const sheet = byId("game").dataset.sheet;
/** @type {WeakMap<Form, Record<string, Latest>>} */
const asked = new WeakMap();
const AREAS = {
  yellow: (/** @type {Form} */ form) => ({
    crossed: [...form.querySelectorAll(".squares input:checked")].map((square) =>
      /** @type {any} */ (square).name.slice("yellow.".length),
    ),
  }),
  pink: (/** @type {Form} */ form) => ({
    rows: column(form, "pink").map((text, row) => ({
      text,
      ...(form[`pink.${row}.theme`].value ? { theme: form[`pink.${row}.theme`].value } : {}),
    })),
    themes: themes(),
  }),
  "light-blue": (/** @type {Form} */ form) => ({ words: column(form, "light_blue") }),
  green: (/** @type {Form} */ form) => ({ letters: column(form, "green") }),
};

const chosen = () =>
  [...byId("game").querySelectorAll("select")]
    .map((choice) => choice.selectedOptions[0])
    .filter((option) => option?.value);

/** The themes on the table, each once. */
const themes = () => [
  ...new Map(
    chosen().map(({ value, dataset }) => [value, { id: value, points: Number(dataset.points) }]),
  ).values(),
];

/**
 * What an area's verdict says in a line.
 * @type {Record<string, (verdict: any, form: Form) => any[]>}
 */
const NOTES = {
  yellow: (verdict) => [
    verdict.one_away.length > 0 &&
      say("say.one-away", {
        letters: [...new Set(verdict.one_away.map((/** @type {any} */ line) => line.letter))].join(
          "・",
        ),
      }),
    reasons(verdict.findings),
  ],
  pink: (verdict) => [
    el("ul", null, ...verdict.verdicts.filter((/** @type {any} */ row) => row.word).map(word)),
  ],
  "light-blue": (verdict) => [
    verdict.counted > 0 && say("say.counted", { letters: verdict.counted, points: verdict.points }),
    " ",
    verdict.next_length && say("say.next-length", { letters: verdict.next_length }),
    el("ul", null, ...verdict.verdicts.filter((/** @type {any} */ row) => row.word).map(word)),
  ],
  green: (verdict, form) => {
    part(form, ".follow").replaceChildren(
      el("span", { lang: document.documentElement.lang }, say("say.may-follow")),
      ...verdict.may_follow.flatMap((/** @type {string} */ letter) => [
        " ",
        el("button", { type: "button", click: () => write(form, letter) }, letter),
      ]),
    );
    return [
      verdict.last_square > 0 &&
        say("say.up-to", { square: verdict.last_square, points: verdict.points }),
      reasons(verdict.findings),
    ];
  },
};

/** A row: what was read, whether it is voiced, what it pays. @param {any} row */
function word(row) {
  return el(
    "li",
    { class: row.answer },
    el("b", null, say(`answer.${row.answer}`)),
    " ",
    ja("span", row.reading || row.word),
    " ",
    row.letters.length > 0 && say(row.voiced ? "say.voiced" : "say.unvoiced"),
    " ",
    row.points > 0 && say("say.points", { points: row.points }),
    " ",
    el(
      "small",
      null,
      titled(row.findings.map((/** @type {any} */ finding) => finding.message).join(" ")),
    ),
  );
}

/** Into the first empty square. */
function write(/** @type {Form} */ form, /** @type {string} */ letter) {
  const field = [...form.querySelectorAll(".line input")].find(
    (square) => !(/** @type {any} */ (square).value),
  );
  if (!field) return;
  /** @type {any} */ (field).value = letter;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

async function judge(/** @type {Form} */ form, /** @type {string} */ area) {
  const mine = asked.get(form) ?? {};
  asked.set(form, mine);
  const note = part(form, `[data-area="${area}"] .note`);
  const about = AREAS[/** @type {keyof typeof AREAS} */ (area)](form);
  try {
    const verdict = await (mine[area] ??= new Latest()).hear((signal) =>
      ask(`/judge/tensai-clever/${area}`, { ...about, sheet }, signal),
    );
    if (verdict) note.replaceChildren(...NOTES[area](verdict, form).filter(Boolean));
  } catch (error) {
    note.replaceChildren(error instanceof Refused ? error.message : say("say.needs-server"));
  }
}

/** An area as it is written, or its points where they stand in its box. */
const area = (
  /** @type {any} */ player,
  /** @type {Form} */ form,
  /** @type {string} */ colour,
) => {
  const points = player[`${colour}.points`];
  const name = /** @type {keyof typeof AREAS} */ (colour.replace("_", "-"));
  return [colour, points ? Number(points) : AREAS[name](form)];
};

/** @type {WeakMap<Form, Record<string, number>>} */
const slots = new WeakMap(); // a timer per area
scoreSheet(
  "tensai-clever",
  (_game, players, forms) => ({
    players: players.map((player, index) => ({
      name: "",
      ...Object.fromEntries(
        ["yellow", "pink", "light_blue", "green"].map((one) => area(player, forms[index], one)),
      ),
      wilds: number(player, "wilds"),
    })),
  }),
  {
    least: 1,
    drawn: (forms) => {
      for (const form of forms)
        for (const list of form.querySelectorAll("[data-themes]"))
          list.replaceChildren(
            el("option", { value: "" }, say("say.theme")),
            ...chosen().map(({ value, textContent }) => el("option", { value }, textContent)),
          );
    },
    changed: (form, name) => {
      const touched = name.startsWith("theme.")
        ? ["pink"]
        : Object.keys(AREAS).filter((one) => !name || name.startsWith(one.replace("-", "_")));
      for (const one of touched) {
        const slot = slots.get(form) ?? {};
        slots.set(form, slot);
        clearTimeout(slot[one]);
        slot[one] = setTimeout(() => judge(form, one), PAUSE);
      }
    },
    scored: (score, forms) =>
      forms.forEach((form, index) => {
        for (const [colour, points] of Object.entries(score.players[index].colours))
          form[`${colour}.points`].placeholder = String(points);
      }),
  },
);

// ---- is it a word? ---------------------------------------------------------------------------

const latest = new Latest();
const TRIED = { id: "tried", points: 0 };
listen(byId("check"), { changed: () => latest.drop(), paused: check, entered: check });

async function check(/** @type {string} */ text) {
  if (!text) return byId("checked").replaceChildren();
  try {
    const verdict = await latest.hear((signal) =>
      ask(
        "/judge/tensai-clever/pink",
        { rows: [{ text, theme: TRIED.id }], themes: [TRIED], sheet },
        signal,
      ),
    );
    if (verdict) byId("checked").replaceChildren(card(verdict.verdicts[0]));
  } catch (error) {
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    byId("checked").replaceChildren(el("p", null, error.message || say("say.needs-server")));
  }
}

/** @param {any} row */
function card(row) {
  return el(
    "section",
    { class: `verdict ${row.answer}` },
    el("h2", { class: "answer" }, say(`answer.${row.answer}`)),
    el(
      "div",
      { class: "heard" },
      el("p", { class: "word" }, ja("span", row.reading)),
      el("p", { class: "count" }, say("say.letters", { count: row.length })),
    ),
    el(
      "p",
      null,
      el("b", null, say(row.voiced ? "say.voiced" : "say.unvoiced")),
      " ",
      say("say.letter-points", { points: row.points }),
    ),
    reasons(row.findings),
  );
}
performance.mark("ready");
