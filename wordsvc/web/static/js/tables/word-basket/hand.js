/** The hand of Word Basket: cards, a word, and off it goes. */
import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { say } from "../../page.js";
import { ask, Latest } from "../../api.js";
import { board, make } from "../deeds.js";
import { complain, draft, trouble } from "../store.js";

/** @typedef {import("#api").TableView} TableView */
/** @typedef {import("#api").WordBasket.View} View */

/** How long somebody pauses before the server is asked which cards the word fits. */
const PAUSE = 180;
/** So far up, and a card is flicked. */
const FLICK = 40;

const fitting = new Latest();

/** The cards that the server says the word fits. @param {string} word */
function useFitting(word) {
  const [cards, setCards] = useState(/** @type {Set<string>} */ (new Set()));
  useEffect(() => {
    fitting.drop();
    setCards(new Set());
    if (!word) return;
    const timer = setTimeout(async () => {
      try {
        const asked = `/judge/word-basket?word=${encodeURIComponent(word)}`;
        const verdict = await fitting.hear((signal) => ask(asked, undefined, signal));
        if (verdict) setCards(new Set(verdict.cards));
      } catch {
        // not a word that can be read, or nobody answers: no card lights up
      }
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [word]);
  return cards;
}

/** @param {{ seen: TableView, view: View }} props */
export function Hand({ seen, view }) {
  const word = draft("throw.word");
  const chosen = draft("throw.card");
  const calling = draft("throw.reach");
  const input = /** @type {{ current: HTMLInputElement | null }} */ (useRef(null));
  const first = /** @type {{ current: HTMLElement | null }} */ (useRef(null));
  /** The board that was there when the word was last thought of. */
  const onto = useRef(view.onto);
  const composing = useRef(false);
  const typed = (word.value ?? "").trim();
  const fits = useFitting(typed);
  const slots = seen.slots.filter((slot) => slot.type === "throw");
  const last = view.hand.length === 2;
  if (!view.hand.includes(chosen.value))
    chosen.value = view.hand.length === 1 ? view.hand[0] : undefined;

  const send = async () => {
    if (composing.current) return;
    if (!typed) return input.current?.focus();
    if (!chosen.value) {
      complain(say("say.choose-card"));
      return;
    }
    const move = { card: chosen.value, word: typed, reach: calling.value === true, reading: null };
    const done = await make({ type: "throw", ...move, onto: onto.current });
    if (!done) onto.current = board.newest; // whoever was told may throw it at what lies there now
    input.current?.focus();
  };
  const take = (/** @type {string} */ card) => {
    chosen.value = card;
    if (trouble.value) complain("");
    input.current?.focus();
  };
  const write = (/** @type {any} */ event) => {
    word.value = event.target.value;
    onto.current = board.seen;
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    send();
  };

  return html`
    <form class="throw" autocomplete="off" onSubmit=${submit}>
      <div class="hand" role="group" aria-label=${say("say.hand")} ref=${first}>
        ${numbered(view.hand).map(
          ({ card, key }) => html`
            <${Card}
              key=${key}
              card=${card}
              chosen=${chosen.value === card}
              fits=${fits.has(card)}
              take=${take}
              flick=${send}
            />
          `,
        )}
      </div>
      ${
        last &&
        html`<label class="tick">
          <input
            type="checkbox"
            checked=${calling.value === true}
            onChange=${(/** @type {any} */ { target }) => (calling.value = target.checked)}
          />
          ${say("say.reach")}
        </label>`
      }
      <div class="word">
        <input
          ref=${input}
          lang="ja"
          name="word"
          maxlength=${say("longest-word")}
          placeholder=${say("say.word")}
          aria-label=${say("say.word")}
          autocapitalize="none"
          spellcheck=${false}
          enterkeyhint="send"
          value=${word.value ?? ""}
          onInput=${write}
          onCompositionStart=${() => (composing.current = true)}
          onCompositionEnd=${() => (composing.current = false)}
          onBlur=${() => (composing.current = false)}
        />
        <button class="play" disabled=${slots.length === 0}>${say("move.throw")}</button>
      </div>
    </form>
  `;
}

/** Equal cards are told apart by their number. @param {string[]} hand */
function numbered(hand) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return hand.map((card) => {
    const count = counts.get(card) ?? 0;
    counts.set(card, count + 1);
    return { card, key: `${card}.${count}` };
  });
}

/**
 * @typedef {object} CardProps
 * @property {string} card
 * @property {boolean} chosen
 * @property {boolean} fits whether the server says that the word fits it
 * @property {(card: string) => void} take
 * @property {() => void} flick
 */

/** @param {CardProps} props */
function Card({ card, chosen, fits, take, flick }) {
  const from = useRef(0);
  const down = (/** @type {PointerEvent} */ event) => {
    from.current = event.clientY;
  };
  const up = (/** @type {PointerEvent} */ event) => {
    if (from.current - event.clientY < FLICK) return;
    take(card);
    flick();
  };
  return html`
    <button
      type="button"
      class="card ${fits ? "fits" : ""}"
      lang="ja"
      aria-pressed=${chosen}
      onClick=${() => take(card)}
      onPointerDown=${down}
      onPointerUp=${up}
    >
      ${card}${fits && html`<span class="unseen">${say("say.fits")}</span>`}
    </button>
  `;
}
