/** How is the referee asked? Every judgement comes from there. */
import { language } from "./page.js";

/** The question could not be read; the message says why. */
export class Refused extends Error {
  /**
   * @param {{ status?: number, detail?: string, title?: string, code?: string, facts?: any }}
   *   problem
   */
  constructor(problem) {
    super(problem.detail ?? problem.title ?? "");
    this.problem = problem;
  }
}

/** Nobody answers: no network, or no server. */
export class Unreachable extends Error {}

/**
 * @param {string} path below /api/v1
 * @param {unknown} [body] sent as JSON; without one the path is read
 * @param {AbortSignal} [signal]
 * @param {Record<string, string>} [more] further headers
 * @returns {Promise<any>}
 */
export async function ask(path, body, signal, more) {
  const headers = {
    "Accept-Language": language,
    ...more,
    ...(body === undefined ? {} : { "Content-Type": "application/json" }),
  };
  let reply;
  try {
    reply = await fetch(
      `/api/v1${path}`,
      body === undefined
        ? { headers, signal }
        : { method: "POST", headers, body: JSON.stringify(body), signal },
    );
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Unreachable();
  }
  if (reply.status >= 500) throw new Unreachable();
  const answer = await reply.json();
  if (!reply.ok) throw new Refused(answer);
  return answer;
}

/** A key that nobody can guess. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join("-");

/** The keys of requests that make something, by the request. @type {Map<string, string>} */
const keys = new Map();

/**
 * Asks for something that is made once, also if its answer is lost and it is asked for again.
 * @param {string} path below /api/v1
 * @param {unknown} body
 * @returns {Promise<any>}
 */
export function askOnce(path, body) {
  const request = JSON.stringify([path, body]);
  const key = keys.get(request) ?? newKey();
  keys.set(request, key);
  return ask(path, body, undefined, { "Idempotency-Key": key });
}

/** What was made is made: the same request makes another one from now on. */
export const madeOnce = () => keys.clear();

/** Asks so that only the answer to the last question is heard. */
export class Latest {
  #number = 0;
  /** @type {AbortController | undefined} */
  #asking;

  /** No answer that is still on its way will be heard. */
  drop() {
    this.#number += 1;
    this.#asking?.abort();
  }

  /**
   * The answer, or undefined once another question was asked or this one dropped.
   * @template T
   * @param {(signal: AbortSignal) => Promise<T>} question
   * @returns {Promise<T | undefined>}
   */
  async hear(question) {
    this.drop();
    const number = this.#number;
    this.#asking = new AbortController();
    try {
      const answer = await question(this.#asking.signal);
      return number === this.#number ? answer : undefined;
    } catch (error) {
      if (number !== this.#number) return undefined;
      throw error;
    }
  }
}
