/**
 * Keeps the page that is shown while no server runs, with its style sheets, scripts and the mark. Everything else comes from the server, as
 * if this worker were not there; answers with somebody's games are never kept.
 */

/** @typedef {Event & { waitUntil(work: Promise<unknown>): void }} Waiting */
/** @typedef {Waiting & { request: Request, respondWith(answer: Promise<Response>): void }} Fetching */

const KEPT = 'outwit-offline';
const OFFLINE = '/offline';

/** The offline page, and all that it loads, as its own text says. */
const keep = async () => {
  const answer = await fetch(OFFLINE, { cache: 'no-store' });
  if (!answer.ok) return;
  const text = await answer.clone().text();
  const files = [...text.matchAll(/(?:href|src)="(\/(?:assets|_static)\/[^"]+)"/g)].map((each) => each[1]);
  await caches.delete(KEPT);
  const cache = await caches.open(KEPT);
  await cache.put(OFFLINE, answer);
  await Promise.all([...new Set(files)].map((each) => cache.add(each).catch(() => undefined)));
};

/** @param {Request} request */
const page = async (request) => {
  try {
    return await fetch(request);
  } catch (problem) {
    const kept = await caches.match(OFFLINE);
    if (!kept) throw problem;
    return kept;
  }
};

/** @param {Request} request */
const file = async (request) => {
  try {
    return await fetch(request);
  } catch (problem) {
    const kept = await caches.match(request);
    if (!kept) throw problem;
    return kept;
  }
};

self.addEventListener('install', (event) => {
  /** @type {Waiting} */ (event).waitUntil(keep());
});

self.addEventListener('message', (event) => {
  if (event.data === 'keep') keep().catch(() => undefined); // another release has other files
});

self.addEventListener('fetch', (event) => {
  const { request } = /** @type {Fetching} */ (event);
  if (request.method !== 'GET') return;
  const path = new URL(request.url).pathname;
  if (request.mode === 'navigate') /** @type {Fetching} */ (event).respondWith(page(request));
  else if (path.startsWith('/assets/') || path.startsWith('/_static/'))
    /** @type {Fetching} */ (event).respondWith(file(request));
});
