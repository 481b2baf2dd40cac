import { problemWords, words } from './words.mjs';

/** An element with attributes and children; text is text, never markup. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

function fact(term, text) {
  return [element('dt', {}, term), element('dd', {}, text)];
}

const day = (iso) => new Date(iso).toLocaleDateString('vi-VN');

/** One order: what is to be signed for whom, the PIN, and how it goes. `update` keeps what is being typed. */
export function orderCard(order, { onPin, onCancel }) {
  const note = element('p', { role: 'alert' });
  const pin = element('input', { type: 'password', autocomplete: 'off', required: '', maxlength: '64' });
  const refuse = element('button', { type: 'button' }, words.refuse);
  const act = element('button', { type: 'submit' }, words.act);
  const form = element('form', {}, element('label', {}, words.pin, pin), act, refuse);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = pin.value;
    pin.value = '';
    onPin(typed);
  });
  refuse.addEventListener('click', onCancel);
  const { certificate } = order;
  const facts = element(
    'dl',
    {},
    ...fact(words.from, order.origin),
    ...fact(words.content, order.description),
    ...fact(words.signer, certificate.owner),
    ...fact(words.taxCode, certificate.tax_code ?? ''),
    ...fact(words.token, certificate.token_label),
  );
  const card = element(
    'section',
    { class: 'card', 'data-order': order.id },
    element('h2', {}, words.sign(order.total)),
    facts,
    form,
    note,
  );
  const update = (next) => {
    const was_hidden = form.hidden;
    form.hidden = next.state !== 'waiting_pin';
    if (was_hidden && !form.hidden) pin.focus();
    // Nothing more to type once it has ended; a wrong PIN brings the form back.
    if (form.hidden && next.state !== 'signing') form.remove();
    const text = noteOf(next);
    if (note.textContent !== text) note.textContent = text;
    note.className = next.state === 'signed' ? 'success' : next.state === 'signing' ? 'muted' : 'critical';
  };
  update(order);
  return { card, update, focus: () => pin.focus() };
}

function noteOf({ state, problem, wrong_pin, tries_left, done, total }) {
  if (state === 'waiting_pin') return wrong_pin ? (tries_left === 1 ? words.lastTry : words.wrongPin) : '';
  if (state === 'signing') return words.signing(done, total);
  if (state === 'signed') return words.signed(total);
  return state === 'cancelled' ? words.cancelled : problemWords[problem];
}

export function pairingCard({ origin, code }) {
  return element(
    'section',
    { class: 'card' },
    element('h2', {}, words.asksToPair(origin)),
    element('p', { class: 'code' }, `${code.slice(0, 3)} ${code.slice(3)}`),
    element('p', { class: 'muted' }, words.pairHow),
  );
}

export function closedCard(onReopen) {
  const button = element('button', { type: 'button' }, words.reopen);
  button.addEventListener('click', onReopen);
  return element('section', { class: 'card' }, element('p', { class: 'critical' }, words.closed), button);
}

export function siteRow({ origin, paired_at }, onRemove) {
  const button = element(
    'button',
    { type: 'button', 'aria-label': words.disconnectOf(origin) },
    words.disconnect,
  );
  button.addEventListener('click', onRemove);
  const since = element('span', { class: 'muted' }, ` ${words.since(day(paired_at))}`);
  return element('li', {}, element('span', {}, origin, since), button);
}
