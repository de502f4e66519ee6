/** The referee's page for Word Basket: what is typed is judged, what is played is kept. */
import { ask, Latest, Refused, Unreachable } from "./api.js";
import * as log from "./log.js";
import { byId, connection, el, ja, recall, remember, say } from "./page.js";
import { listen } from "./typing.js";

const parts = Promise.all([import("./verdict.js"), import("./house.js")]);
/** @type {(...asked: Parameters<typeof import("./pad.js").pick>) => Promise<void>} */
const pick = async (...asked) => (await import("./pad.js")).pick(...asked);

const form = byId("ask");
const input = byId("word");
const latest = new Latest();
/** @type {any} */
let standing; // the verdict shown, with its card

// rules, card and hand

const choices = [...form.querySelectorAll("[data-option]")];
/** @type {{ rules: string, options: Record<string, any>, hand: string[] }} */
const settings = recall("settings", { rules: form.rules.value, options: {}, hand: [] });
if (!new URLSearchParams(location.search).has("rules")) form.rules.value = settings.rules;
for (const choice of choices) {
  const value = settings.options[choice.dataset.option];
  if (choice.type === "checkbox") choice.checked = value === true;
  else choice.value = value ?? "";
}

function rules() {
  const options = Object.fromEntries(
    choices
      .map((choice) => [
        choice.dataset.option,
        choice.type === "checkbox" ? choice.checked : choice.value,
      ])
      .filter(([, value]) => value),
  );
  remember("settings", Object.assign(settings, { rules: form.rules.value, options }));
  return Object.keys(options).length ? { preset: form.rules.value, ...options } : form.rules.value;
}

/** The same rules as one name, as a verdict has it: `official yoon_as_one=true`. */
function rulesByName() {
  rules();
  const options = Object.entries(settings.options).map(([option, value]) => `${option}=${value}`);
  return [form.rules.value, ...options].join(" ");
}

const cardChoice = form.card;
const cardButton = el("button", {
  type: "button",
  class: "card",
  "aria-haspopup": "dialog",
  click: () =>
    pick(say("say.which-card"), cardChoice.value ? [cardChoice.value] : [], false, ([card]) =>
      setCard(card ?? ""),
    ),
});
cardChoice.hidden = true;
cardChoice.after(cardButton);

function setCard(/** @type {string} */ card, again = true) {
  cardChoice.value = card;
  cardButton.textContent = card || say("say.no-card");
  cardButton.lang = card ? "ja" : document.documentElement.lang;
  if (again) anew();
}

function setHand(/** @type {string[]} */ hand) {
  settings.hand = hand;
  remember("settings", settings);
  byId("hand-cards").replaceChildren(...hand.flatMap((card) => [ja("kbd", card), " "]));
  byId("offered").replaceChildren();
}
byId("hand").addEventListener("click", () =>
  pick(say("say.which-hand"), settings.hand, true, setHand),
);

// the verdict

let chosen = { word: "", reading: "" };

function question(/** @type {string} */ word, /** @type {string} */ reading) {
  return {
    word,
    ...log.ground(),
    rules: rules(),
    ...(reading ? { reading } : {}),
    ...(cardChoice.value ? { card: cardChoice.value } : {}),
    ...(form.last.checked ? { last: true } : {}),
  };
}

const anew = () => judge(input.value.trim());

async function judge(/** @type {string} */ word) {
  if (!word) return clear();
  const [{ trouble }, { isRuled }] = await parts;
  if (input.value.trim() !== word) return;
  try {
    const verdict = await latest.hear((signal) => judged(word, signal));
    if (!verdict) return;
    connection(true);
    await show({ ...verdict, card: cardChoice.value });
  } catch (error) {
    standing = undefined;
    if (error instanceof Refused) return put(trouble(error.message));
    if (!(error instanceof Unreachable)) throw error;
    connection(false);
    const found = await latest.hear(async () =>
      (await import("./offline.js")).lookUp(word, isRuled),
    );
    if (found) await show({ ...found, card: cardChoice.value }, say("say.by-itself"));
    else if (found === null) put(trouble(say("say.needs-server")));
  }
}

/** A reading that was typed holds where the word is read so. */
async function judged(/** @type {string} */ word, /** @type {AbortSignal} */ signal) {
  const told = form.reading.value.trim() || (chosen.word === word ? chosen.reading : "");
  const typed = told ? "" : spelt();
  const reading = told || (typed === word ? "" : typed);
  const verdict = await ask("/judge/word-basket", question(word, reading), signal);
  return typed && reading && !verdict.evidence.length
    ? ask("/judge/word-basket", question(word, ""), signal)
    : verdict;
}

/** @param {any} verdict @param {string} [offline] */
async function show(verdict, offline) {
  const [{ shown }, { forget, ruledOn, vote }] = await parts;
  standing = verdict;
  const ruled = ruledOn(verdict);
  const answer = ruled ?? verdict.answer;
  verdict.playable = answer === "yes";
  const actions = [];
  if (verdict.playable)
    actions.push(el("button", { type: "button", class: "play", click: play }, say("say.play")));
  if (ruled)
    actions.push(
      el(
        "button",
        {
          type: "button",
          class: "quiet",
          click: () => {
            forget(verdict.reading);
            show(verdict, offline);
          },
        },
        say("say.vote-again"),
      ),
    );
  if (answer === "ask" && verdict.reading)
    actions.push(vote(verdict, () => show(verdict, offline)));
  if (verdict.findings.some((/** @type {any} */ finding) => finding.code === "word.no-reading"))
    byId("more").open = true;
  const read = (/** @type {string} */ reading) => {
    chosen = { word: verdict.word, reading };
    form.reading.value = "";
    judge(verdict.word);
  };
  put(shown(verdict, { ruled, offline, actions, read }));
}

function put(/** @type {Node[]} */ ...nodes) {
  byId("verdict").classList.remove("stale");
  byId("verdict").replaceChildren(...nodes);
}

function clear() {
  latest.drop();
  standing = undefined;
  put();
}

function stale() {
  latest.drop();
  standing = undefined;
  byId("verdict").classList.add("stale");
  if (!input.value) clear();
}

// the chain

function play() {
  if (!standing?.playable) return;
  log.add({
    word: standing.word,
    reading: standing.reading,
    tails: standing.tails,
    ...(standing.card ? { card: standing.card } : {}),
  });
  next();
}

function next() {
  input.value = form.reading.value = "";
  form.last.checked = false;
  setCard("", false);
  clear();
  table();
  input.focus();
}

function table() {
  const last = log.top();
  byId("field-letter").textContent =
    last?.field ?? last?.tails?.join("・") ?? (last ? "…" : say("say.anything"));
  byId("field-word").textContent = last?.word ?? "";
  byId("log").replaceChildren(
    ...log
      .all()
      .map((one) =>
        el(
          "li",
          null,
          one.field ? el("kbd", null, one.field) : one.word,
          one.card && " ",
          one.card && el("kbd", null, one.card),
        ),
      ),
  );
  byId("log-empty").hidden = Boolean(last);
  for (const id of ["undo", "copy", "share", "restart"]) byId(id).disabled = !last;
  byId("offered").replaceChildren();
  byId("said").textContent = "";
  if (last?.word && !last.tails) settle(last);
}

byId("field").addEventListener("click", () => {
  const last = log.top();
  pick(say("say.which-field"), last?.field ? [last.field] : [], false, ([card]) => {
    const before = last?.field ? log.all().slice(0, -1) : log.all();
    log.replace(card ? [...before, { field: card }] : []);
    next();
  });
});
byId("undo").addEventListener("click", () => {
  const last = log.top();
  log.undo();
  next();
  byId("said").textContent = say("say.undone", { word: last?.word ?? last?.field ?? "" });
});
byId("restart").addEventListener("click", () => {
  log.replace([]);
  next();
});
byId("copy").addEventListener("click", () => give(log.text()));
byId("share").addEventListener("click", async () => {
  const address = log.link();
  if (!navigator.share) return give(address);
  await navigator.share({ url: address }).catch(() => undefined);
});

async function give(/** @type {string} */ text) {
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  byId("said").replaceChildren(
    copied
      ? say("say.copied")
      : el("textarea", { readonly: true, rows: 3, "aria-label": say("say.copy-this") }, text),
  );
}

/** A log from elsewhere has words only: the judge says what the last one leads to. */
async function settle(/** @type {log.Play} */ last) {
  const verdict = await ask("/judge/word-basket", {
    word: last.word,
    ...(last.card ? { card: last.card } : {}),
  }).catch(() => undefined);
  if (!verdict || log.top() !== last) return;
  log.replace([
    ...log.all().slice(0, -1),
    { ...last, reading: verdict.reading, tails: verdict.tails },
  ]);
  table();
}

// what could I have played?

byId("offer").addEventListener("click", async () => {
  const last = log.top();
  const start = last?.field ?? last?.tails?.join(",");
  const asked = new URLSearchParams({
    limit: "12",
    rules: rulesByName(),
    ...(form.last.checked ? { last: "true" } : {}),
    ...(start ? { start } : {}),
    ...(settings.hand.length ? { end: settings.hand.join(",") } : {}),
  });
  try {
    const { words } = await ask(`/words?${asked}`);
    byId("offered").replaceChildren(
      ...(words.length
        ? words.map((/** @type {any} */ { written, reading }) =>
            el(
              "li",
              null,
              el("ruby", null, written, written !== reading && el("rt", null, reading)),
            ),
          )
        : [el("li", { lang: document.documentElement.lang }, say("say.none"))]),
    );
  } catch (error) {
    byId("offered").replaceChildren(
      el(
        "li",
        { lang: document.documentElement.lang },
        error instanceof Refused ? error.message : say("say.needs-server"),
      ),
    );
  }
});

// beginning

const spelt = listen(input, {
  changed: stale,
  paused: judge,
  entered: (word) => (standing && standing.word === word ? play() : judge(word)),
});
listen(form.reading, { paused: anew });
for (const choice of [form.last, form.rules, ...choices])
  choice.addEventListener("change", () => {
    rules();
    anew();
  });
form.addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  anew();
});
addEventListener("online", anew);

const carried = form.previous.value
  ? [
      {
        word: form.previous.value,
        ...(form.previous_card.value ? { card: form.previous_card.value } : {}),
      },
    ]
  : form.field.value
    ? [{ field: form.field.value }]
    : undefined;
setCard(cardChoice.value, false);
setHand(settings.hand);
const brought = log.brought() ?? carried;
if (brought) {
  log.replace(brought);
  history.replaceState(null, "", location.pathname + location.search);
}
table();
if (input.value) anew();
performance.mark("ready");

import("./voice.js").then(({ voice }) =>
  voice(byId("speak"), (word) => {
    input.value = word;
    judge(word);
  }),
);
import("./offline.js").then(({ ready }) => ready());
