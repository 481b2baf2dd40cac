import { closedCard, orderCard, pairingCard, siteRow } from './cards.mjs';
import { words } from './words.mjs';

const KEY = 'page_key';
const EVERY_MS = 1000;
const FORBIDDEN = 403;

const byId = (id) => document.getElementById(id);
const cards = new Map();
/** What was drawn last, so that nothing is drawn anew under the pointer or the reader of a screen. */
const drawn = new Map();

/** The key comes once, behind the # of the link, and leaves the address at once. */
function readKey() {
  const given = location.hash.slice(1);
  if (given !== '') {
    localStorage.setItem(KEY, given);
    history.replaceState(null, '', '/');
  }
  return localStorage.getItem(KEY) ?? '';
}

const key = readKey();

function call(method, path, body) {
  const headers = { 'x-page-key': key, ...(body ? { 'content-type': 'application/json' } : {}) };
  return fetch(path, { method, headers, body: body ? JSON.stringify(body) : undefined });
}

async function act(path, body) {
  await call('POST', path, body);
  await refresh();
}

function drawOrders(orders) {
  for (const order of orders) {
    const card = cards.get(order.id);
    const isOpen = order.state === 'waiting_pin' || order.state === 'signing';
    if (card) card.update(order);
    else if (isOpen) addOrder(order);
  }
  for (const [id, { card }] of cards) {
    if (orders.some((order) => order.id === id)) continue;
    card.remove();
    cards.delete(id);
  }
}

function addOrder(order) {
  const path = `/page/orders/${order.id}`;
  const made = orderCard(order, {
    onPin: (pin) => void act(`${path}/pin`, { pin }),
    onCancel: () => void act(`${path}/cancel`),
  });
  cards.set(order.id, made);
  byId('orders').prepend(made.card);
  made.focus();
}

/** Draws a part only where its data changed. */
function redraw(name, data, draw) {
  const text = JSON.stringify(data);
  if (drawn.get(name) === text) return;
  drawn.set(name, text);
  draw();
}

function draw({ orders, pairings, pairing_closed, sites }) {
  const waiting = orders.filter(({ state }) => state === 'waiting_pin').length;
  document.title = waiting > 0 ? words.titleWaiting(waiting) : words.title;
  say(waiting > 0 ? words.busy : words.idle);
  drawOrders(orders);
  redraw('pairings', [pairings, pairing_closed], () =>
    byId('pairings').replaceChildren(
      ...(pairing_closed ? [closedCard(() => void act('/page/pairing/reopen'))] : pairings.map(pairingCard)),
    ),
  );
  redraw('sites', sites, () => {
    byId('sites').hidden = sites.length === 0;
    const rows = sites.map((site) => siteRow(site, () => void act(`/page/sites/${site.id}/remove`)));
    byId('sites')
      .querySelector('ul')
      .replaceChildren(...rows);
  });
}

function say(text) {
  const state = byId('state');
  if (state.textContent !== text) state.textContent = text;
}

async function refresh() {
  const reply = await call('GET', '/page/state').catch(() => null);
  if (reply?.ok) draw(await reply.json());
  else say(reply?.status === FORBIDDEN ? words.noKey : words.stopped);
}

async function follow() {
  await refresh();
  setTimeout(follow, EVERY_MS);
}

void follow();
