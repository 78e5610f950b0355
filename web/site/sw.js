// Keeps every file of one build. A new build is fetched whole before it is used, and used only when no page of the old
// one is open any more: pages, programs and rules of different versions are never mixed.
importScripts("./notification-clicks.js");
const BUILD = "__BUILD__";
const FILES = "__FILES__";
const root = new URL(self.registration.scope);
const PREFIX = `semiramis-site:${root.pathname}:`;
const KEPT = PREFIX + BUILD;

self.addEventListener("install", (event) => {
  event.waitUntil(fetchAll());
});

self.addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(PREFIX) && name !== KEPT;
  const cleared = caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(cleared.then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "activate") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return;
  const path = url.pathname.slice(root.pathname.length);
  event.respondWith(answer(request, request.mode === "navigate" || path === "" ? "index.html" : path));
});

// files named by their content are taken over from the build before
async function fetchAll() {
  const kept = await caches.open(KEPT);
  const isNamed = (file) => file.startsWith("assets/") || file.startsWith("python/");
  for (let at = 0; at < FILES.length; at += 6) {
    await Promise.all(
      FILES.slice(at, at + 6).map(async (file) => {
        const url = new URL(file, root).href;
        const known = isNamed(file) ? await caches.match(url, { ignoreSearch: true }) : undefined;
        const found = known ?? (await fetch(url, { cache: isNamed(file) ? "force-cache" : "no-cache" }));
        if (!found.ok) throw new Error(`${file}: ${found.status}`);
        await kept.put(url, found);
      }),
    );
  }
}

async function answer(request, file) {
  const kept = await caches.open(KEPT);
  const url = new URL(file, root).href;
  const found = await kept.match(url);
  if (found !== undefined) return found;
  const fetched = await fetch(request);
  // what few browsers need is not in the list, but named by its content
  if (fetched.ok && file.startsWith("python/")) await kept.put(url, fetched.clone());
  return fetched;
}
