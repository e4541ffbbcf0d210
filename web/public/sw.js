const SHELL = "warren-shell-3";
const WORDS = "api/catalogue/";

self.addEventListener("install", (event) => {
  event.waitUntil(
    prepare()
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

/** The first page, and the words that it names. */
async function prepare() {
  const { scope } = self.registration;
  const cache = await caches.open(SHELL);
  await cache.add(scope);
  const page = await (await cache.match(scope)).text();
  const words = page.match(/name="warren-words-\w+" content="([^"]+)"/)?.[1];
  if (!words) return;
  const address = new URL(words, scope);
  const answer = await fetch(address);
  if (answer.ok) await cache.put(plain(address), answer);
}

function plain(url) {
  return url.origin + url.pathname;
}

/** Only the shell is kept: the first page, its files and its words, never anything of a game. */
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const scope = new URL(self.registration.scope);
  const path = url.pathname.slice(scope.pathname.length);
  if (event.request.method !== "GET" || url.origin !== scope.origin) return;
  if (path.startsWith(WORDS)) event.respondWith(fresh(event.request, plain(url), !url.searchParams.has("game")));
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
