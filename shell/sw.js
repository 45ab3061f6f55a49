// sw.js: the service worker, which makes the page work offline after the first visit.
// `self.__FILES__` and `self.__BUILD__` are filled in when the site is put together.
// It never skips waiting: a tab keeps the files of the build it was opened with.

/** @type {string[]} */
const files = self.__FILES__;
const prefix = 'flotilla-';
const cacheName = prefix + self.__BUILD__;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

// Origins are shared between projects: only our own caches go.
async function dropOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(request.mode === 'navigate' ? newest(request) : kept(request));
});

// The page itself: the newest there is, else the one from the last visit.
async function newest(request) {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(cacheName);
    return (await cache.match('index.html')) ?? (await cache.match('./')) ?? Response.error();
  }
}

// Names carry a hash of the content, so what is kept cannot be out of date.
async function kept(request) {
  const cache = await caches.open(cacheName);
  return (await cache.match(request)) ?? fetch(request);
}
