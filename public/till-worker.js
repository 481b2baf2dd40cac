// Opens the till without a network: keeps its page and its scripts, whole or not at all. It serves /admin/invoice-calculating-machines/till
// alone, and never what the server says of records: those the page keeps by itself.
(function () {
  var PAGE = '/admin/invoice-calculating-machines/till';
  var LIST = '/till-shell.json';
  var PREFIX = 'till-shell-';
  // A server that does not answer within this is taken for none.
  var PATIENCE_MS = 4000;

  // The version that is kept whole; undefined before the first.
  async function keptVersion() {
    var names = await caches.keys();
    for (var name of names.filter((one) => one.startsWith(PREFIX)).reverse())
      if (await (await caches.open(name)).match(LIST)) return name;
    return undefined;
  }

  // The list is put in last: a version without it is not whole, and is not used.
  async function refresh() {
    var reply = await fetch(LIST, { cache: 'no-cache' });
    if (!reply.ok) throw new Error('no list of the till: ' + reply.status);
    var list = await reply.clone().json();
    var name = PREFIX + list.version;
    if ((await keptVersion()) === name) return;
    var cache = await caches.open(name);
    var page = await fetch(PAGE, { cache: 'no-cache' });
    if (!page.ok || !(await page.clone().text()).includes(list.entry))
      throw new Error('the page is of another version');
    await cache.addAll(list.files);
    await cache.put(PAGE, page);
    await cache.put(LIST, reply);
    for (var other of await caches.keys())
      if (other.startsWith(PREFIX) && other !== name) await caches.delete(other);
  }

  async function keptPage() {
    var name = await keptVersion();
    return name === undefined ? undefined : (await caches.open(name)).match(PAGE);
  }

  async function openPage(request) {
    try {
      return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    } catch (cause) {
      var page = await keptPage();
      if (page === undefined) throw cause;
      return page;
    }
  }

  self.addEventListener('install', function (event) {
    event.waitUntil(refresh().then(() => self.skipWaiting()));
  });
  self.addEventListener('activate', function (event) {
    event.waitUntil(self.clients.claim());
  });
  self.addEventListener('fetch', function (event) {
    var request = event.request;
    var url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== self.location.origin) return;
    if (request.mode === 'navigate') {
      event.respondWith(openPage(request));
      event.waitUntil(refresh().catch(() => undefined));
    } else if (url.pathname.startsWith('/assets/') || /^\/[\w-]+\.(js|svg)$/.test(url.pathname)) {
      event.respondWith(caches.match(request).then((kept) => kept || fetch(request)));
    }
  });
})();
