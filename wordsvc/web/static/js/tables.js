/** A new table: it is opened, its first seat taken, and the host's powers handed to that seat. */
import { byId, el, recall, remember, say } from "./page.js";
import { ask, askOnce, madeOnce, Refused } from "./api.js";

const form = byId("open");
const game = form.elements.namedItem("game");
const seats = form.elements.namedItem("seats");
const name = form.elements.namedItem("name");

function numbers() {
  const { fewest, most } = game.selectedOptions[0].dataset;
  const wanted = Math.min(Math.max(Number(seats.value || 3), Number(fewest)), Number(most));
  const all = Array.from({ length: most - fewest + 1 }, (_, index) => Number(fewest) + index);
  seats.replaceChildren(
    ...all.map((count) => el("option", { value: count, selected: count === wanted }, count)),
  );
}

const chosen = [...form.querySelectorAll("[data-option]")];

/** What belongs to another game is neither shown nor asked for. */
function options() {
  for (const one of chosen) {
    one.disabled = one.closest("[data-of]").dataset.of !== game.value;
    one.closest("[data-of]").hidden = one.disabled;
  }
}

async function open() {
  const asked = chosen
    .filter((one) => !one.disabled)
    .map((one) => [one.dataset.option, Number(one.value)]);
  const opened = await askOnce("/tables", {
    game: game.value,
    seats: Number(seats.value),
    ...(asked.length ? { options: Object.fromEntries(asked) } : {}),
  });
  const at = `/tables/${opened.table}`;
  const { seat } = await askOnce(`${at}/seats`, {
    invite: opened.invite,
    name: name.value,
    cookie: true,
  });
  try {
    await ask(`${at}/host`, { seat }, undefined, { Authorization: `Bearer ${opened.host_token}` });
  } catch (error) {
    // The powers were handed over before, and only the answer was lost.
    if (!(error instanceof Refused && error.problem.status === 403)) throw error;
  }
  madeOnce();
  remember("name", name.value);
  location.assign(`${at}#${opened.invite}`);
}

form.addEventListener("submit", async (/** @type {Event} */ event) => {
  event.preventDefault();
  const button = form.querySelector("button");
  button.disabled = true;
  byId("trouble").textContent = "";
  try {
    await open();
  } catch (error) {
    byId("trouble").textContent = error instanceof Refused ? error.message : say("say.unreachable");
  } finally {
    button.disabled = false;
  }
});
game.addEventListener("change", numbers);
game.addEventListener("change", options);
name.value = recall("name", "");
numbers();
options();

/** @type {{ table: string, game: string, name: string }[]} */
const mine = recall("tables", []);
byId("mine").hidden = mine.length === 0;
byId("mine")
  .querySelector("ul")
  .append(
    ...mine.map((one) =>
      el(
        "li",
        null,
        el("a", { href: `/tables/${one.table}` }, `${say(`value.game.${one.game}`)} ${one.name}`),
      ),
    ),
  );
