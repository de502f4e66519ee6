// @ts-check
/** What lies on the table, as the server's view tells it; squares of a box can be tapped. */
import { el, ja, language, say } from "./page.js";

/** Moves that are made by tapping the board. */
export const TAPPED = new Set(["cross", "use_bonus"]);

/** @typedef {(move: any) => Promise<boolean>} Make */
/** @typedef {{ top: any[], rest: any[] }} Board what is looked at before a move, and what can wait */
/** @type {Record<string, (seen: any, make: Make) => Board>} */
const BOARDS = {
  "word-basket": basket,
  "super-lucky-box": lucky,
  "tensai-clever": clever,
  barbarossa: clay,
};

/** @param {any} seen @param {Make} make @returns {Board} */
export function board(seen, make) {
  const { top, rest } = BOARDS[seen.game](seen, make);
  return { top: top.filter(Boolean), rest: rest.filter(Boolean) };
}

/** A value of a move as it is seen, where that says more. @param {string} name @param {any} one @param {any} seen */
export function shown(name, one, seen) {
  const found =
    name === "boxes" && seen.view.offer.find((/** @type {any} */ offered) => offered.box === one);
  return found ? grid(seen, found, null) : value(name, one, seen);
}

/** How a value of a move is called. @param {string} name @param {any} one @param {any} seen @returns {string} */
export function value(name, one, seen) {
  if (name === "seat") return player(seen, one);
  if (name === "work") return work(seen, one);
  if (name === "theme") return theme(seen, one);
  if (name === "place")
    return one.startsWith("pink-")
      ? say("value.place.pink", { row: one.slice(5) })
      : say(`value.place.${one}`);
  if (name === "card" && typeof one === "number")
    return `${one}: ${face(seen.view.shown[one - 1])}`;
  if (name === "boxes" || name === "box") return boxText(seen, one);
  if (typeof one === "boolean" || name === "reply") return say(`value.${name}.${one}`);
  return String(one);
}

const player = (/** @type {any} */ seen, /** @type {number} */ seat) =>
  seat === seen.seat ? say("say.you") : seen.chairs[seat].name;
const box = (/** @type {string} */ title, /** @type {any[]} */ ...inside) =>
  el("section", { class: "box" }, el("h2", null, title), ...inside);
const line = (/** @type {any} */ name, /** @type {any[]} */ ...inside) =>
  el("li", null, el("span", null, name), el("span", null, ...inside));
const waits = (/** @type {any} */ seen, /** @type {number} */ seat) =>
  seen.waiting.includes(seat) && "…";

const others = (/** @type {any} */ seen) =>
  seen.chairs
    .map((/** @type {any} */ _, /** @type {number} */ seat) => seat)
    .filter((/** @type {number} */ seat) => seat !== seen.seat);

/** @param {any} seen */
function basket(seen) {
  const { view } = seen;
  const said =
    view.word &&
    el(
      "p",
      { class: "said" },
      `${player(seen, view.word.seat)}: `,
      ja("b", view.word.word),
      " ",
      ja("kbd", view.word.card),
    );
  const field = el(
    "div",
    { class: "field onboard" },
    el("span", null, say("say.field")),
    ja("b", view.field),
    el("small", null, say("say.pile", { count: view.pile })),
  );
  return {
    top: [field, said],
    rest: [
      el(
        "ul",
        { class: "lines players" },
        ...view.players.map((/** @type {any} */ one, /** @type {number} */ seat) =>
          line(
            player(seen, seat),
            say("say.cards", { count: one.cards }),
            one.reach && ` ${say("say.reach-said")}`,
            one.wins > 0 && ` ${"★".repeat(one.wins)}`,
          ),
        ),
      ),
    ],
  };
}

// ---- Super Lucky Box

const SIGNS = /** @type {Record<string, string>} */ ({
  L: "⚡",
  D: "⚡⚡",
  S: "★",
  M: "☾",
  "-": "",
});
const sign = (/** @type {string} */ one) => SIGNS[one] ?? one;

/** @param {string} face */
function parts(face) {
  const [rows, right, below] = face.split("|").map((part) => part.trim().split(" "));
  return { rows, right, below };
}

/** @param {any} seen @param {number} number */
function boxText(seen, number) {
  const mine = [
    ...seen.view.offer,
    ...seen.view.players.flatMap((/** @type {any} */ one) => one.boxes),
  ];
  const face = mine.find((one) => one.box === number)?.face ?? "";
  const { rows, right, below } = parts(face);
  return `${rows.map((row, at) => `${row}${sign(right[at])}`).join(" / ")} | ${below.map(sign).join(" ")}`;
}

/** @param {any} seen @param {any} shown @param {Make | null} make */
function grid(seen, shown, make) {
  const { rows, right, below } = parts(shown.face);
  const slots = make
    ? seen.slots.filter(
        (/** @type {any} */ slot) => TAPPED.has(slot.type) && slot.holes.box.value === shown.box,
      )
    : [];
  const square = (/** @type {string} */ number, /** @type {number} */ at) => {
    const crossed = shown.crossed.includes(at);
    const slot = slots.find((/** @type {any} */ one) =>
      (one.holes.square.values ?? [one.holes.square.value]).includes(at),
    );
    const move = slot && {
      type: slot.type,
      box: shown.box,
      square: at,
      ...(slot.holes.bonus && { bonus: slot.holes.bonus.value }),
    };
    return el(
      "td",
      { class: crossed ? "crossed" : "" },
      move && make
        ? el("button", { type: "button", class: "card", click: () => make(move) }, number)
        : number,
    );
  };
  return el(
    "table",
    { class: "luckybox" },
    el(
      "tbody",
      null,
      ...rows.map((row, y) =>
        el(
          "tr",
          null,
          ...[...row].map((number, x) => square(number, 3 * y + x)),
          el("th", null, sign(right[y])),
        ),
      ),
      el("tr", null, ...below.map((one) => el("th", null, sign(one))), el("th", null)),
    ),
  );
}

/** @param {any} seen @param {Make} make */
function lucky(seen, make) {
  const { view } = seen;
  const { phase } = view;
  const bonus = seen.slots.find((/** @type {any} */ slot) => slot.type === "use_bonus")?.holes.bonus
    .value;
  const front = (/** @type {number} */ seat) => {
    const one = view.players[seat];
    const stars = one.stars.reduce(
      (/** @type {number} */ sum, /** @type {number} */ some) => sum + some,
      0,
    );
    return box(
      player(seen, seat),
      el(
        "p",
        { class: "soft" },
        `⚡${one.lightning} ☾${one.moons} ★${stars} ■${one.done.length} `,
        waits(seen, seat),
      ),
      el(
        "div",
        { class: "boxes" },
        ...one.boxes.map((/** @type {any} */ mine) =>
          grid(seen, mine, seat === seen.seat ? make : null),
        ),
      ),
    );
  };
  return {
    top: [
      phase.number &&
        el(
          "p",
          { class: "number" },
          say("say.round", { round: phase.round, turn: phase.turn }),
          " ",
          el("b", null, phase.number),
        ),
      bonus && el("p", { class: "lead" }, say("say.bonus", { bonus })),
      seen.seat !== null && front(seen.seat),
    ],
    rest: others(seen).map(front),
  };
}

// ---- Tensai Clever

/** What stands on a card: letters, or an animal. @param {string} card */
const face = (card) => (card === "animal" ? say("say.animal") : card);

/** @param {any} seen @param {string} id */
function theme(seen, id) {
  const found = seen.view.sheet.themes.find((/** @type {any} */ one) => one.id === id);
  return found ? `${found.title[language]} (${found.points})` : id;
}

/** @param {any} seen */
function clever(seen) {
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
      ...others(seen).map((/** @type {number} */ seat) =>
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

/** @param {any} view @param {any} one @param {any} points */
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
      ja("b", row.letters.join("")),
      "・".repeat(sheet.pink.rows[at].squares - row.letters.length),
      row.theme && ` ${row.points}`,
    ),
  );
  const blue = one.light_blue.map((/** @type {any} */ row, /** @type {number} */ at) =>
    line(
      at + 2,
      ja("b", row.letters.join("")),
      "・".repeat(sheet.light_blue[at].letters - row.letters.length),
      row.counts && " ✓",
    ),
  );
  const stock = [
    ["+1", one.plus_ones],
    ["゛", one.voiced],
    ["即", one.instants],
  ]
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name}×${count}`);
  const area = (/** @type {string} */ name, /** @type {any} */ inside) =>
    el(
      "details",
      { class: name, open: true },
      el(
        "summary",
        null,
        say(`value.place.${name}`),
        " ",
        el("b", null, points[{ pinks: "pink", "light-blue": "light_blue" }[name] ?? name]),
      ),
      inside,
    );
  return el(
    "div",
    { class: "paper", lang: "ja" },
    el(
      "p",
      { class: "soft" },
      [
        ...stock,
        say("say.wilds", { count: one.wilds }),
        one.aside.length > 0 && say("say.aside", { letters: one.aside.join(" ") }),
      ]
        .filter(Boolean)
        .join("　"),
    ),
    area("yellow", el("table", { class: "yellows" }, el("tbody", null, ...yellow))),
    area("pinks", el("ul", { class: "lines" }, ...pink)),
    area("light-blue", el("ul", { class: "lines" }, ...blue)),
    area("green", ja("p", one.green.join(" ") || "・")),
  );
}

// ---- Barbarossa

/** @param {any} seen @param {number} number */
function work(seen, number) {
  const one = seen.view.works[number - 1];
  return [`${number}`, one.tag !== String(number) && one.tag, `(${player(seen, one.maker)})`]
    .filter(Boolean)
    .join(" ");
}

/** @param {any} seen */
function clay(seen) {
  const { view } = seen;
  const tile = (/** @type {any} */ name, /** @type {number} */ at) =>
    el(
      "li",
      null,
      say(`value.tile.${name}`),
      " ",
      ...view.players.map(
        (/** @type {any} */ one, /** @type {number} */ seat) =>
          one.tile === at + 1 && el("b", null, `${player(seen, seat)} `),
      ),
    );
  const told = view.letters.filter((/** @type {any} */ one) => one.note !== "hidden");
  return {
    top: [
      view.die && el("p", { class: "number" }, say("say.die"), " ", el("b", null, view.die)),
      el("ol", { class: "ring" }, ...view.ring.map(tile)),
      el(
        "ul",
        { class: "lines players" },
        ...view.players.map((/** @type {any} */ one, /** @type {number} */ seat) =>
          line(
            player(seen, seat),
            say("say.clay-player", { score: one.score, gems: one.gems, stones: one.stones }),
            waits(seen, seat),
          ),
        ),
      ),
    ],
    rest: [
      box(
        say("say.works"),
        el(
          "ul",
          { class: "lines" },
          ...view.works.map((/** @type {any} */ one, /** @type {number} */ at) =>
            line(
              work(seen, at + 1),
              one.reading
                ? ja("b", one.written ?? one.reading)
                : one.paper
                  ? say("say.secret")
                  : say("say.unwritten"),
              " ",
              "●".repeat(one.pegs.length),
            ),
          ),
        ),
      ),
      told.length > 0 &&
        box(
          say("say.letters"),
          el(
            "ul",
            null,
            ...told.map((/** @type {any} */ one) =>
              el(
                "li",
                null,
                `${work(seen, one.work)} ${say("say.letter-at", { position: one.position })}: `,
                ja("b", one.letter ?? say("value.note.none")),
                one.note === "normal" ? "" : ` ${say(`value.note.${one.note}`)}`,
              ),
            ),
          ),
        ),
      view.questions.length > 0 &&
        box(
          say("say.questions"),
          el(
            "ul",
            null,
            ...view.questions
              .slice(-8)
              .map((/** @type {any} */ one) =>
                el(
                  "li",
                  null,
                  `${player(seen, one.seat)} → ${work(seen, one.work)}: ${one.question ?? say("say.spoken")} `,
                  one.reply && el("b", null, say(`value.reply.${one.reply}`)),
                ),
              ),
          ),
        ),
      view.guesses.length > 0 &&
        box(
          say("say.guesses"),
          el(
            "ul",
            null,
            ...view.guesses
              .slice(-8)
              .map((/** @type {any} */ one) =>
                el(
                  "li",
                  null,
                  `${player(seen, one.seat)} → ${work(seen, one.work)}: ${one.guess} `,
                  one.right !== null && el("b", null, say(`value.right.${one.right}`)),
                  one.advice !== "hidden" &&
                    one.right === null &&
                    ` (${say(`value.relation.${one.relation}`)})`,
                ),
              ),
          ),
        ),
    ],
  };
}
