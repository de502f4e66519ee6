/**
 * Keeps the pages at hand: from the network first, from here without one. Never the API.
 * The server says in the line before what `KEPT` is.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const NAME = `wordsvc-${KEPT.version}`;

worker.addEventListener("install", (event) => event.waitUntil(keepAll()));

worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fromNetworkFirst(request, url));
  else if (KEPT.files.includes(url.pathname + url.search))
    event.respondWith(fromHereFirst(request));
});

async function keepAll() {
  const cache = await caches.open(NAME);
  await cache.addAll([...KEPT.files, ...KEPT.pages]);
  await worker.skipWaiting();
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("wordsvc-") && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {Request} request */
async function fromHereFirst(request) {
  const cache = await caches.open(NAME);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** @param {Request} request @param {URL} url */
async function fromNetworkFirst(request, url) {
  const cache = await caches.open(NAME);
  try {
    const reply = await fetch(request);
    if (reply.ok && !url.searchParams.has("word")) await cache.put(url.pathname, reply.clone());
    return reply;
  } catch (error) {
    const kept = await cache.match(url.pathname, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
