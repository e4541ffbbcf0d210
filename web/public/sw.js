const SHELL = "warren-shell-2";
const WORDS = "api/catalogue/";

self.addEventListener("install", (event) => {
  const { scope } = self.registration;
  const language = navigator.language.startsWith("ru") ? "ru" : "en";
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll([scope, `${scope}${WORDS}${language}/page`]))
      .catch(() => undefined)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** Only the shell is kept: the first page, its files and its words, never anything of a game. */
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const scope = new URL(self.registration.scope);
  const path = url.pathname.slice(scope.pathname.length);
  if (event.request.method !== "GET" || url.origin !== scope.origin) return;
  if (path.startsWith(WORDS)) event.respondWith(fresh(event.request, event.request, true));
  if (path.startsWith("api/") || path.startsWith("s/")) return;
  if (path.startsWith("assets/")) event.respondWith(kept(event.request));
  else if (event.request.mode === "navigate") event.respondWith(fresh(event.request, scope.href, path === ""));
});

async function kept(request) {
  const cache = await caches.open(SHELL);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** What the server says now; what is kept where it does not answer. */
async function fresh(request, shell, keep) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (keep && answer.ok && !answer.redirected) await cache.put(shell, answer.clone());
    return answer;
  } catch (error) {
    const known = await cache.match(shell);
    if (known) return known;
    throw error;
  }
}

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? "Warren", {
      body: told.text ?? "",
      icon: "icon.svg",
      data: { url: told.url ?? self.registration.scope },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.url));
});
