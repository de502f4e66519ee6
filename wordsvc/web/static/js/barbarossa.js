/** Barbarossa: a subject, its n-th letter, a guess, and the score. */
import { ask, Latest, Refused } from "./api.js";
import { byId, el, ja, reasons, say } from "./page.js";
import { number, scoreSheet } from "./sheet.js";
import { listen } from "./typing.js";

const form = byId("subject");

/** Asks while somebody types; what cannot be read is told in the same place. */
function asking(
  /** @type {string} */ path,
  /** @type {() => any} */ body,
  /** @type {HTMLElement} */ place,
  /** @type {(answer: any) => (Node | string | false)[]} */ shown,
) {
  const latest = new Latest();
  return async () => {
    const question = body();
    if (!question) {
      latest.drop();
      return place.replaceChildren();
    }
    try {
      const answer = await latest.hear((signal) =>
        ask(`/judge/barbarossa/${path}`, question, signal),
      );
      if (answer)
        place.replaceChildren(.../** @type {(Node | string)[]} */ (shown(answer).filter(Boolean)));
    } catch (error) {
      place.replaceChildren(error instanceof Refused ? error.message : say("say.needs-server"));
    }
  };
}

const subject = () => ({
  reading: form.reading.value.trim(),
  ...(form.written.value.trim() ? { written: form.written.value.trim() } : {}),
});
const given = () => form.reading.value.trim() !== "";

const judge = asking(
  "subject",
  () => given() && subject(),
  byId("judged"),
  (verdict) => [
    el(
      "section",
      { class: `verdict ${verdict.answer}` },
      el("h2", { class: "answer" }, say(`answer.${verdict.answer}`)),
      el(
        "div",
        { class: "secret" },
        el(
          "p",
          { class: "letters", lang: "ja" },
          ...verdict.letters.flatMap((/** @type {any} */ one) => [
            el("kbd", null, one.letter),
            " ",
          ]),
        ),
        el(
          "p",
          null,
          say("say.letters", { count: verdict.length }),
          " · ",
          say(`say.${verdict.concreteness}`),
        ),
        reasons(verdict.findings),
        verdict.other_readings.length > 0 &&
          el("p", null, say("say.other-readings"), " ", ja("b", verdict.other_readings.join("・"))),
      ),
    ),
  ],
);
const nth = asking(
  "letter",
  () =>
    given() &&
    form.position.value && {
      reading: form.reading.value.trim(),
      position: Number(form.position.value),
    },
  byId("nth"),
  (answer) => [
    answer.letter ? ja("b", answer.letter) : "",
    el("span", null, say(`say.note-${answer.note}`)),
  ],
);
const guess = asking(
  "guess",
  () =>
    given() && form.guess.value.trim() && { subject: subject(), guess: form.guess.value.trim() },
  byId("guessed"),
  (answer) => [el("b", null, say(`say.guess-${answer.relation}`)), reasons(answer.findings)],
);

const all = () => {
  judge();
  nth();
  guess();
};
for (const field of [form.reading, form.written]) listen(field, { paused: all, entered: all });
listen(form.guess, { paused: guess, entered: guess });
form.position.addEventListener("input", nth);
form.hide.addEventListener("change", () =>
  form.classList.toggle("hidden-subject", form.hide.checked),
);
form.addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());

scoreSheet(
  "barbarossa",
  (game, players) => {
    const works = number(game, "works") || Number(byId("game").works.value);
    return {
      draft: true,
      pegs: Number(byId("game").pegs.value),
      goal_wins: game.goal_wins === true,
      players: players.map((player) => ({
        name: "",
        other: number(player, "other"),
        works: Array.from({ length: works }, (_, work) => ({
          pegs: [0, 1]
            .filter((peg) => player[`peg.${work}.${peg}.row`] && player[`peg.${work}.${peg}.by`])
            .map((peg) => ({
              row: number(player, `peg.${work}.${peg}.row`),
              by: number(player, `peg.${work}.${peg}.by`),
            })),
        })),
      })),
    };
  },
  {
    least: 3,
    drawn: (forms, names) => {
      const works = Number(byId("game").works.value);
      for (const one of forms) {
        for (const list of one.querySelectorAll("[data-players]"))
          list.replaceChildren(
            el("option", { value: "" }, say("say.who")),
            ...names.map((name, index) => el("option", { value: index }, name)),
          );
        for (const work of /** @type {NodeListOf<HTMLElement>} */ (
          one.querySelectorAll("[data-work]")
        ))
          work.hidden = Number(work.dataset.work) >= works;
      }
    },
  },
);
performance.mark("ready");
