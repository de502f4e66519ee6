// Keeps the pages at hand: from the network first, from here without one. Never the API.
const NAME = "wordsvc-{{ version }}";
const FILES = {{ files | tojson }};
const PAGES = {{ pages | tojson }};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll([...FILES, ...PAGES])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("wordsvc-") && name !== NAME;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fromNetworkFirst(request, url));
  else if (FILES.includes(url.pathname + url.search)) event.respondWith(fromHereFirst(request));
});

async function fromHereFirst(request) {
  const cache = await caches.open(NAME);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

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
