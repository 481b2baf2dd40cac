import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#generated/client/http.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { invoiceFromInput } from '#domain/invoice/invoice-from-input.ts';
import type { components } from '#generated/types.ts';
import { inputOf } from '../../editor/draft/draft.ts';
import { emptyCart } from '../cart.ts';
import { createTillEngine, type TillApi } from './till-engine.ts';

const NOW = Date.parse('2026-11-20T05:00:00.000Z');
const seller = { name: 'Sao Việt', tax_code: '0100000017', address: 'Hà Nội' };
const input = inputOf(emptyCart('2026-11-20'));
const amounts = computeInvoice(
  invoiceFromInput(input, { form_no: '1', symbol: 'C26MAA' }, seller, null, null),
  DEFAULT_DECIMAL_DIGITS,
);
const sale = (sale_key: string) => ({ sale_key, total: '0', change: null, input, amounts, seller });

const device = (change: Partial<components['schemas']['TillDevice']> = {}) => ({
  id: 7,
  name: 'Quầy 1',
  form_no: '1',
  symbol: 'C26MAA',
  template_id: 3,
  characters: 'A1B2C',
  state: 'active' as const,
  is_mine: true,
  user_name: 'Lan',
  next_number: 1,
  leased_to: 5,
  expires_on: '2026-11-23T00:00:00.000Z',
  registered_on: '2026-11-20T05:00:00.000Z',
  seen_on: '2026-11-20T05:02:00.000Z',
  ended_on: null,
  leases: [{ first_number: 1, first_count: 11, size: 5, unused: null, taken_on: '2026-11-20T05:00:00.000Z' }],
  ...change,
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const down = () => Promise.reject(new ApiFailure(0, null, []));

/** A server that keeps what it was asked, with a network that can be cut. */
function desk() {
  const asked: string[] = [];
  const server = { is_down: false, refuses: 0, code: 'refused', state: 'active' as 'active' | 'taken_over' };
  const reach = <T>(what: string, answer: T): Promise<T> => {
    if (server.is_down) return down();
    if (server.refuses > 0) {
      const error = { message: 'Không được.', code: server.code, fields: [] };
      return Promise.reject(new ApiFailure(server.refuses, null, [error]));
    }
    asked.push(what);
    return Promise.resolve(answer);
  };
  let keys = 0;
  const api: TillApi = {
    register: (own) => reach(`register ${own.device_key}`, device()),
    takeOver: (id, own) => reach(`take over ${id} ${own.device_key}`, device()),
    renew: (_id, { next_number }) => reach(`renew ${next_number}`, device({ state: server.state })),
    release: (_id, { next_number }) => reach(`release ${next_number}`, device({ state: 'active' })),
    send: (_id, { number }) => reach(`send ${number}`, { invoice_id: number }),
  };
  const outside = { api, now: () => NOW, newKey: () => `key-${(keys += 1)}`, user_id: '1' };
  const open = () => createTillEngine({ ...outside, alone: (work) => work() });
  return { asked, server, open };
}

test('registered once, however often the answer is lost', async () => {
  const { asked, server, open } = desk();
  server.is_down = true;
  await expect(open().register('Quầy 1', 3)).rejects.toThrow(ApiFailure);
  server.is_down = false;
  const engine = open();
  await engine.register('Quầy 1', 3);
  expect(asked).toEqual(['register key-1']);
  expect(engine.snapshot()).toMatchObject({ status: 'own', device: { clock_offset: 120_000 } });
});

test('sold without a network, the page lost, opened again: sent in order, then more numbers are asked for', async () => {
  const { asked, server, open } = desk();
  const first = open();
  await first.register('Quầy 1', 3);
  server.is_down = true;
  await first.sell(sale('a'));
  await first.sell(sale('b'));
  await first.sync();
  expect(first.snapshot()).toMatchObject({ is_reached: false, unsent: [{ number: 1 }, { number: 2 }] });
  const again = open();
  await again.read();
  expect(again.snapshot().unsent).toHaveLength(2);
  server.is_down = false;
  await again.sync();
  expect(asked.slice(1)).toEqual(['send 1', 'send 2', 'renew 3']);
  expect(again.snapshot()).toMatchObject({ is_reached: true, unsent: [], is_sending: false });
});

test('a device with nothing to send is not called reached before the server has answered', async () => {
  const { server, open } = desk();
  const engine = open();
  await engine.register('Quầy 1', 3);
  const seen: (boolean | null)[] = [];
  engine.subscribe(() => seen.push(engine.snapshot().is_reached));
  server.is_down = true;
  await engine.sync();
  await engine.sync();
  expect(seen).not.toContain(true);
  server.is_down = false;
  await engine.sync();
  expect(engine.snapshot()).toMatchObject({ is_reached: true, is_sending: false });
});

test.each([
  [403, 'forbidden', true],
  [422, 'lease_used_up', true],
  [401, 'unauthorized', false],
  [503, 'busy', false],
  // A page of the network itself, which asks to be signed in to.
  [403, '', false],
])(
  'what answers %i "%s" when more numbers are asked for is the server: %s',
  async (status, code, is_reached) => {
    const { server, open } = desk();
    const engine = open();
    await engine.register('Quầy 1', 3);
    Object.assign(server, { refuses: status, code });
    await engine.sync();
    expect(engine.snapshot()).toMatchObject({ is_reached, is_sending: false });
  },
);

test('asked to give its series back it sells nothing more, and is free once everything is sent and that was answered', async () => {
  const { asked, server, open } = desk();
  const engine = open();
  await engine.register('Quầy 1', 3);
  server.is_down = true;
  await engine.sell(sale('a'));
  await engine.release();
  expect(engine.snapshot().device?.state).toBe('releasing');
  await expect(engine.sell(sale('b'))).rejects.toThrow('not_active');
  server.is_down = false;
  await engine.sync();
  expect(asked.slice(1)).toEqual(['send 1', 'release 2']);
  expect(engine.snapshot()).toMatchObject({ status: 'none', device: null });
});

test('another browser has taken the series: nothing is sold, what waits is sent, and the device is over', async () => {
  const { asked, server, open } = desk();
  const engine = open();
  await engine.register('Quầy 1', 3);
  server.state = 'taken_over';
  await engine.sync();
  expect(engine.snapshot().device?.state).toBe('taken_over');
  await expect(engine.sell(sale('a'))).rejects.toThrow('not_active');
  await engine.sync();
  expect(asked.at(-1)).toBe('release 1');
  expect(engine.snapshot().status).toBe('none');
});

test('a second page of the browser that knows nothing of its device makes no other one', async () => {
  const { asked, open } = desk();
  const [first, second] = [open(), open()];
  await second.read();
  await first.register('Quầy 1', 3);
  await first.sell(sale('a'));
  await second.register('Quầy 2', 4);
  expect(asked.filter((what) => what.startsWith('register'))).toEqual(['register key-1']);
  expect(second.snapshot()).toMatchObject({ status: 'own', device: { name: 'Quầy 1', next_number: 2 } });
});

test('a page learns that another one has given the series back when it tries to sell or send', async () => {
  const { open } = desk();
  const [first, second, third] = [open(), open(), open()];
  await first.register('Quầy 1', 3);
  await Promise.all([second.read(), third.read()]);
  await first.release();
  await expect(second.sell(sale('a'))).rejects.toThrow('not_active');
  await third.sync();
  for (const page of [second, third]) expect(page.snapshot()).toMatchObject({ status: 'none', device: null });
});

test('while its series is given back in one page, a number that another one sells is not lost', async () => {
  const { server, open } = desk();
  const [first, second] = [open(), open()];
  await first.register('Quầy 1', 3);
  await second.read();
  server.is_down = true;
  await Promise.allSettled([first.release(), second.sell(sale('a')), second.sell(sale('b'))]);
  await first.read();
  const { device: left, unsent } = first.snapshot();
  expect(left).toMatchObject({ state: 'releasing', next_number: unsent.length + 1 });
});

test('a page of a later version changes what is kept: this one says so', async () => {
  const { open } = desk();
  const engine = open();
  await engine.register('Quầy 1', 3);
  const later = await openDB('hoadon-till-1', 3);
  await vi.waitFor(() => expect(engine.snapshot().status).toBe('outdated'));
  await expect(engine.sell(sale('a'))).rejects.toThrow();
  expect(await later.count('sales')).toBe(0);
  later.close();
});
