/**
 * Server-Sent Events read by fetch: unlike EventSource it shows each sign of life, also those
 * that carry nothing, and what the server answers where it refuses.
 */
import { language } from "../page.js";

/** @typedef {{ kind: string, data: any }} Message */

/**
 * @param {string} path below /api/v1
 * @param {AbortSignal} signal ends it
 * @param {() => void} alive called with everything that comes
 * @returns {AsyncGenerator<Message>} until the server ends it; throws where it is cut or refused
 */
export async function* messages(path, signal, alive) {
  const reply = await fetch(`/api/v1${path}`, {
    headers: { Accept: "text/event-stream", "Accept-Language": language },
    cache: "no-store",
    signal,
  });
  if (!reply.ok || !reply.body) throw new Error(String(reply.status));
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    alive();
    const blocks = (rest + value).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const message = read(block);
      if (message) yield message;
    }
  }
}

/** @param {string} block @returns {Message | undefined} */
function read(block) {
  let kind = "message";
  let data = "";
  for (const line of block.split("\n")) {
    if (line.startsWith("event: ")) kind = line.slice(7);
    if (line.startsWith("data: ")) data += line.slice(6);
  }
  return data ? { kind, data: JSON.parse(data) } : undefined;
}
