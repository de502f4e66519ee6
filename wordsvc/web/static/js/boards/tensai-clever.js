/** Tensai Clever at a table: the cards of the round, the themes, and everybody's sheet. */
import { el, ja, language, say } from "../page.js";
import { box, line, others, player, waits } from "./parts.js";

/** What stands on a card: letters, or an animal. @param {string} card */
const face = (card) => (card === "animal" ? say("say.animal") : card);

/** @param {any} seen @param {string} id @returns {string} */
function theme(seen, id) {
  const found = seen.view.sheet.themes.find((/** @type {any} */ one) => one.id === id);
  return found ? `${found.title[language]}${say("say.brackets", { text: found.points })}` : id;
}

/** @param {any} seen */
export function board(seen) {
  const { view } = seen;
  const cards = view.shown.map((/** @type {string} */ card, /** @type {number} */ at) =>
    el(
      "li",
      { class: view.share.includes(at + 1) ? "mine" : "" },
      ja("kbd", face(card)),
      " ",
      view.wanted[at] === null ? "？" : say(view.wanted[at] ? "say.wanted" : "say.unwanted"),
    ),
  );
  const inside = (/** @type {number} */ seat) => paper(view, view.papers[seat], view.points[seat]);
  return {
    top: [
      el(
        "p",
        { class: "lead" },
        say("say.clever-round", {
          round: view.round,
          of: view.sheet.rounds.count,
          oya: player(seen, view.oya),
        }),
      ),
      view.phase.type === "last_call" && el("p", null, say("say.clever-last-call")),
      view.phase.type === "counting" && el("p", null, say("say.clever-counting")),
      view.shown.length > 0 && el("ul", { class: "shown" }, ...cards),
    ],
    rest: [
      seen.seat !== null && box(player(seen, seen.seat), inside(seen.seat)),
      box(
        say("say.themes"),
        el(
          "ul",
          null,
          ...view.themes.map((/** @type {string} */ id) => el("li", null, theme(seen, id))),
        ),
      ),
      ...others(seen).map((seat) =>
        el(
          "details",
          { class: "box" },
          el("summary", null, player(seen, seat), " ", waits(seen, seat)),
          inside(seat),
        ),
      ),
    ],
  };
}

/** One sheet with all areas. @param {any} view @param {any} one @param {any} points */
function paper(view, one, points) {
  const { sheet } = view;
  const yellow = sheet.yellow.squares.map((/** @type {string[]} */ row) =>
    el(
      "tr",
      null,
      ...row.map((letter) =>
        el("td", { class: one.yellow.includes(letter) ? "crossed" : "" }, letter),
      ),
    ),
  );
  const pink = one.pink.map((/** @type {any} */ row, /** @type {number} */ at) =>
    line(
      at + 1,
      ...written(row.letters, sheet.pink.rows[at].squares),
      row.theme && ` ${row.points}`,
    ),
  );
  const blue = one.light_blue.map((/** @type {any} */ row, /** @type {number} */ at) =>
    line(at + 2, ...written(row.letters, sheet.light_blue[at].letters), row.counts && " ✓"),
  );
  const area = (/** @type {string} */ name, /** @type {number} */ sum, /** @type {any} */ inside) =>
    el(
      "details",
      { class: name, open: true },
      el("summary", null, say(`value.place.${name}`), " ", el("b", null, sum)),
      inside,
    );
  return el(
    "div",
    { class: "paper", lang: "ja" },
    el("p", { class: "soft" }, stock(one)),
    area("yellow", points.yellow, el("table", { class: "yellows" }, el("tbody", null, ...yellow))),
    area("pinks", points.pink, el("ul", { class: "lines" }, ...pink)),
    area("light-blue", points.light_blue, el("ul", { class: "lines" }, ...blue)),
    area("green", points.green, ja("p", one.green.join(" ") || "・")),
  );
}

/** Letters, and a dot for each square left. @param {string[]} letters @param {number} squares */
const written = (letters, squares) => [
  ja("b", letters.join("")),
  "・".repeat(squares - letters.length),
];

/** What is held back: bonuses, wilds used, letters set aside. @param {any} one */
function stock(one) {
  const bonuses = [
    ["+1", one.plus_ones],
    ["゛", one.voiced],
    ["即", one.instants],
  ]
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name}×${count}`);
  const aside = one.aside.length > 0 && say("say.aside", { letters: one.aside.join(" ") });
  return [...bonuses, say("say.wilds", { count: one.wilds }), aside].filter(Boolean).join("　");
}

/**
 * Does a word count that nobody claimed, and in pink: for which theme?
 * @type {import("./parts.js").Game["forms"]}
 */
export const forms = {
  count: (slots, { seen, send }) => {
    const doubts = seen.view.papers[seen.seat].doubts.filter((/** @type {any} */ doubt) =>
      slots.some((slot) => slot.holes.place.value === doubt.place),
    );
    return el(
      "div",
      { class: "deed" },
      ...doubts.map((/** @type {any} */ doubt) => question(doubt, seen, send)),
    );
  },
};

/** @param {any} doubt @param {any} seen @param {(type: string, way: any) => Promise<void>} send */
function question(doubt, seen, send) {
  const button = (/** @type {string} */ label, /** @type {any} */ way) =>
    el(
      "button",
      { type: "button", click: () => send("count", { place: doubt.place, ...way }) },
      label,
    );
  const yes = doubt.themes.length > 0 ? doubt.themes : [null];
  return el(
    "div",
    { class: "row" },
    el("b", null, say("say.clever-count", { place: placed(doubt.place), word: doubt.word })),
    ...yes.map((/** @type {string | null} */ one) =>
      button(
        one === null
          ? say("say.clever-count-yes")
          : say("say.clever-count-as", { theme: theme(seen, one) }),
        { accept: true, theme: one },
      ),
    ),
    button(say("say.clever-count-no"), { accept: false, theme: null }),
  );
}

/** Where a word stands: a pink row, a light-blue word, or an area. @param {string} place */
function placed(place) {
  if (place.startsWith("pink-")) return say("value.place.pink", { row: place.slice(5) });
  return say(`value.place.${place.startsWith("light-blue") ? "light-blue" : place}`);
}

/** @param {string} name @param {any} one @param {any} seen */
export function value(name, one, seen) {
  if (name === "theme") return theme(seen, one);
  if (name === "place") return placed(one);
  if (name === "card") return `${one}${say("say.colon")}${face(seen.view.shown[one - 1])}`;
  return undefined;
}
