// Offline support: files with a content hash in their name are cached, pages are requested each time.
importScripts("./notification-clicks.js");
const KEPT = "semiramis-1";
const MOST = 120;
const root = new URL(self.registration.scope);

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(root.href)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const others = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(others.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return;
  const path = url.pathname.slice(root.pathname.length);
  if (path.startsWith("api/")) return;
  if (path.startsWith("assets/")) event.respondWith(fromShelf(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

async function fromShelf(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await kept.put(request, answer.clone());
    const files = (await kept.keys()).filter((each) => each.url !== root.href);
    for (const oldest of files.slice(0, Math.max(0, files.length - MOST))) await kept.delete(oldest);
  }
  return answer;
}

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && request.url === root.href) await (await caches.open(KEPT)).put(root.href, answer.clone());
    return answer;
  } catch (error) {
    const found = await (await caches.open(KEPT)).match(root.href);
    if (!found) throw error;
    // the cached page is the root page, so its <base> becomes an absolute path
    const text = (await found.text()).replace(/<base href="[^"]*"/, `<base href="${root.pathname}"`);
    return new Response(text, { headers: found.headers });
  }
}
