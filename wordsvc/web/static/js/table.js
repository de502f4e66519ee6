/** One table on one phone: sit down, wait, see, move. What is shown is always asked for again. */
import { byId, connection, el, recall, remember, say } from "./page.js";
import { ask, askOnce, Latest, madeOnce, newKey, Refused } from "./api.js";
import { moves } from "./moves.js";

const place = byId("play");
const table = place.dataset.table;
const at = `/tables/${table}`;
const join = byId("join");
const latest = new Latest();
let invite = decodeURIComponent(location.hash.slice(1)) || recall(`invite.${table}`, "");
/** What tells that this phone has no seat (any more). */
const NO_SEAT = new Set([401, 403, 404]);
const AGAIN = 5000;
/** How many tables this phone leads back to. */
const REMEMBERED = 8;
/** @type {EventSource | undefined} */
let stream;
let again = 0;
/** @type {any} */
let seen;
/** @type {import("./boards/parts.js").Game} */
let game;

/** @param {unknown} error */
function trouble(error) {
  byId("trouble").textContent = error instanceof Refused ? error.message : say("say.unreachable");
}

/** Whether it could be done; if not, the page says why. @param {() => Promise<any>} deed */
async function attempt(deed) {
  byId("trouble").textContent = "";
  let done = true;
  try {
    await deed();
  } catch (error) {
    trouble(error);
    done = false;
  }
  await look();
  return done;
}

/** @param {any} move */
const make = (move) =>
  attempt(() =>
    ask(`${at}/moves`, move, undefined, {
      "Idempotency-Key": newKey(),
    }),
  );
/** @param {string} deed @param {any} [body] */
const host = (deed, body = {}) => attempt(() => ask(`${at}/${deed}`, body));

async function look() {
  try {
    const found = await latest.hear(async (signal) => {
      const answer = await ask(at, undefined, signal);
      game ??= await import(`./boards/${answer.game}.js`);
      return answer;
    });
    if (!found) return;
    seen = found;
    connection(true);
    draw();
    if (!stream) follow();
  } catch (error) {
    if (error instanceof Refused && NO_SEAT.has(error.problem.status ?? 0)) return stay(error);
    connection(false);
    later();
  }
}

/** Look again after a while: what was not heard now is heard then. */
function later() {
  clearTimeout(again);
  again = setTimeout(look, AGAIN);
}

/** Nobody sits here with this phone. @param {Refused} [refused] */
function stay(refused) {
  stream?.close();
  stream = undefined;
  if (refused?.problem.status === 404) trouble(refused);
  join.hidden = refused?.problem.status === 404;
}

function follow() {
  stream = new EventSource(`/api/v1${at}/events?after=${seen.version}`);
  for (const kind of ["message", "table"]) stream.addEventListener(kind, () => look());
  stream.addEventListener("message", (event) => explain(JSON.parse(event.data)));
  for (const kind of ["gone", "out"])
    stream.addEventListener(kind, () => {
      stay();
      location.reload();
    });
  stream.addEventListener("error", () => {
    if (stream?.readyState !== EventSource.CLOSED) return;
    stream = undefined; // refused: full, or away
    later();
  });
}

/** Why a word was refused or is put to the vote, until the next move. @param {any} row */
function explain(row) {
  const findings = row.events.flatMap((/** @type {any} */ one) => one.findings ?? []);
  byId("ruling").textContent = findings.map((/** @type {any} */ one) => one.message).join(" ");
}

function draw() {
  const { chairs } = seen;
  const names = chairs.map((/** @type {any} */ chair) => chair.name);
  const seated = names.filter(Boolean).join(say("say.and"));
  document.title = `${say(`value.game.${seen.game}`)} - ${seated}`;
  join.hidden = seen.seat !== null || seen.free === 0;
  keep(names);
  byId("lobby").replaceChildren(...(seen.stage === "waiting" ? lobby(chairs) : people(chairs)));
  const { top, rest } = seen.view ? game.board(seen, make) : { top: [], rest: [] };
  byId("board").replaceChildren(...top.filter(Boolean));
  const opened = folds().map((fold) => fold.open);
  byId("rest").replaceChildren(...rest.filter(Boolean));
  if (folds().length === opened.length)
    folds().forEach((fold, index) => {
      fold.open = opened[index];
    });
  moves(byId("moves"), seen, make, game);
  more(chairs);
}

/** @returns {HTMLDetailsElement[]} */
const folds = () => [...byId("rest").querySelectorAll("details")];

function keep(/** @type {string[]} */ names) {
  if (invite) remember(`invite.${table}`, invite);
  if (seen.seat === null) return;
  /** @type {any[]} */
  const known = recall("tables", []);
  const name = names.filter(Boolean).join(say("say.and"));
  const others = known.filter((one) => one.table !== table);
  remember("tables", [{ table, game: seen.game, name }, ...others].slice(0, REMEMBERED));
}

/** @param {any[]} chairs */
function people(chairs) {
  if (seen.winners) {
    const names = seen.winners
      .map((/** @type {number} */ seat) => chairs[seat].name)
      .join(say("say.and"));
    const scores = seen.scores
      ?.map(
        (/** @type {number} */ score, /** @type {number} */ seat) =>
          `${chairs[seat].name} ${score}`,
      )
      .join(" / ");
    return [
      el(
        "section",
        { class: "box" },
        el("h2", { class: "winner" }, say("say.winner", { names })),
        scores && el("p", null, scores),
      ),
    ];
  }
  const waited = seen.waiting.map((/** @type {number} */ seat) =>
    seat === seen.seat ? say("say.you") : chairs[seat].name,
  );
  return [
    el(
      "p",
      { class: "lead" },
      waited.length > 0 ? say("say.waiting-for", { names: waited.join(say("say.and")) }) : "",
    ),
  ];
}

/** @param {any[]} chairs */
function lobby(chairs) {
  const list = el(
    "ol",
    { class: "chairs" },
    ...chairs.map((chair, seat) =>
      el(
        "li",
        null,
        chair.kind === "free" ? el("span", { class: "soft" }, say("say.free")) : chair.name,
        seat === seen.seat && say("say.brackets", { text: say("say.you") }),
        seen.host &&
          chair.kind === "free" &&
          el(
            "button",
            { type: "button", class: "link", click: () => host(`seats/${seat}/bot`) },
            say("say.seat-bot"),
          ),
      ),
    ),
  );
  const enough = seen.host && seen.free > 0 && seen.free < chairs.length;
  return [
    el(
      "section",
      { class: "box" },
      el("h2", null, say("say.lobby", { free: seen.free })),
      list,
      enough &&
        el(
          "button",
          { type: "button", class: "quiet", click: () => host("start") },
          say("say.start"),
        ),
    ),
    ...(invite ? [invitation()] : []),
  ];
}

function invitation() {
  const code = el("div", { class: "qr" });
  fetch(`/api/v1${at}/invite/qr`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ invite }),
  })
    .then(
      async (reply) =>
        reply.ok &&
        code.replaceChildren(
          document.importNode(
            new DOMParser().parseFromString(await reply.text(), "image/svg+xml").documentElement,
            true,
          ),
        ),
    )
    .catch(() => undefined);
  const address = `${location.origin}${at}#${invite}`;
  const share = () =>
    (navigator.share
      ? navigator.share({ url: address })
      : navigator.clipboard.writeText(address)
    ).catch(() => undefined);
  return el(
    "section",
    { class: "box invite" },
    el("h2", null, say("say.invite")),
    el("p", { class: "code" }, invite),
    el("p", { class: "soft" }, location.host + at),
    code,
    el("button", { type: "button", class: "quiet", click: share }, say("say.share")),
  );
}

/** @param {any[]} chairs */
function more(chairs) {
  const box = byId("more");
  /** @type {[code: string, click: () => void, facts?: Record<string, string>][]} */
  const rows = [];
  if (seen.may_take_back && !seen.question)
    rows.push(["take-back", () => host("take-back", { say: "ask" })]);
  if (seen.host && seen.stage !== "archived") {
    chairs.forEach((chair, seat) => {
      if (chair.kind === "person" && seat !== seen.seat)
        rows.push([
          "remove",
          () =>
            host(`seats/${seat}/remove`, {
              name: chair.name,
              then: seen.stage === "waiting" ? "free" : "bot",
            }),
          { name: chair.name },
        ]);
    });
    if (seen.stage === "playing")
      rows.push([
        "spectators",
        () => host("terms", { ...seen.terms, spectators: !seen.terms.spectators }),
        { now: say(`value.on.${seen.terms.spectators}`) },
      ]);
  }
  if (seen.terms.clock)
    for (const seat of seen.waiting)
      if (seat !== seen.seat)
        rows.push(["pass", () => host(`seats/${seat}/pass`), { name: chairs[seat].name }]);
  box.hidden = rows.length === 0 && !seen.question;
  box
    .querySelector("div")
    .replaceChildren(
      ...rows.map(([code, click, facts]) =>
        el("button", { type: "button", class: "quiet", click }, say(`say.${code}`, facts)),
      ),
    );
  if (seen.question) asked(chairs);
}

/** @param {any[]} chairs */
function asked(chairs) {
  const { question, seat, missing } = seen.question;
  const mine = missing.includes(seen.seat);
  byId("lobby").append(
    el(
      "section",
      { class: "box" },
      el("p", null, say("say.asks-back", { name: chairs[seat].name })),
      mine &&
        el(
          "div",
          { class: "row" },
          ...["agree", "decline"].map((word) =>
            el(
              "button",
              { type: "button", click: () => host("take-back", { say: word, question }) },
              say(`say.${word}`),
            ),
          ),
        ),
    ),
  );
}

join.addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  const { name, invite: typed } = Object.fromEntries(new FormData(join));
  attempt(async () => {
    await askOnce(`${at}/seats`, { invite: typed, name, cookie: true });
    madeOnce();
    invite = String(typed);
    remember("name", name);
  });
});
join.elements.namedItem("invite").value = invite;
join.elements.namedItem("name").value = recall("name", "");
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && seen) look();
});
addEventListener("online", () => look());
if ("seated" in place.dataset) look();
else stay();
