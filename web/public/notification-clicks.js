// A click on a notification shows the page of its table: one that is open, or else a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.url ?? self.registration.scope));
});

async function show(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const isThere = (page) => page.url === url || [...`?#&`].some((end) => page.url.startsWith(url + end));
  const open = pages.find(isThere);
  if (open) return open.focus();
  return self.clients.openWindow(url);
}
