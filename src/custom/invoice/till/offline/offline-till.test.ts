import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '#generated/client/http.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { invoiceFromInput } from '#domain/invoice/invoice-from-input.ts';
import { inputOf } from '../../editor/draft/draft.ts';
import { emptyCart } from '../cart.ts';
import { NotSold, problemOf, sellFromLease, type NewSale } from './sell-from-lease.ts';
import { sendQueue, type SendSale } from './send-queue.ts';
import { openTillDb, type KeptDevice, type TillDb } from './till-db.ts';

const NOON = Date.parse('2026-11-20T05:00:00.000Z');
const input = inputOf(emptyCart('2026-11-20'));
const seller = { name: 'Sao Việt', tax_code: '0100000017', address: 'Hà Nội' };
const amounts = computeInvoice(
  invoiceFromInput(input, { form_no: '1', symbol: 'C26MAA' }, seller, null, null),
  DEFAULT_DECIMAL_DIGITS,
);
const sale = (sale_key: string): NewSale => ({ sale_key, total: '0', change: null, input, amounts, seller });

const DEVICE: KeptDevice = {
  id: 7,
  name: 'Quầy 1',
  form_no: '1',
  symbol: 'C26MAA',
  template_id: 3,
  characters: 'A1B2C',
  leases: [
    { first_number: 4, first_count: 91, size: 2, unused: null, taken_on: '2026-11-20T00:00:00.000Z' },
    { first_number: 6, first_count: 500, size: 1, unused: null, taken_on: '2026-11-20T00:00:00.000Z' },
  ],
  expires_on: '2026-11-23T00:00:00.000Z',
  device_key: 'key',
  next_number: 4,
  state: 'active',
  clock_offset: 0,
  last_sold_on: null,
};

let db: TillDb;
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  db = await openTillDb('1');
  await db.put('device', DEVICE, 'own');
});

const sell = (key: string, now = NOON) => sellFromLease(db, sale(key), now);
const states = async () =>
  (await db.getAllFromIndex('sales', 'by_number')).map(({ number, state }) => [number, state]);
const unreachable = () => new ApiFailure(0, null, []);

describe('selling from numbers that were set aside', () => {
  test('each sale takes the next number with its code; two at once never the same, and the last is said to be the last', async () => {
    const sold = await Promise.all([sell('a'), sell('b')]);
    sold.push(await sell('c'));
    expect(sold.map(({ number, tax_authority_code }) => [number, tax_authority_code])).toEqual([
      [4, 'M1-26-A1B2C-00000000091'],
      [5, 'M1-26-A1B2C-00000000092'],
      [6, 'M1-26-A1B2C-00000000500'],
    ]);
    await expect(sell('d')).rejects.toThrow(new NotSold('none_left'));
    expect(await db.count('sales')).toBe(3);
  });

  test('the same sale again is the sale it was', async () => {
    expect(await sell('a')).toEqual(await sell('a'));
    expect((await db.get('device', 'own'))?.next_number).toBe(5);
  });

  test('its day is that of the server’s clock in Việt Nam', async () => {
    await db.put('device', { ...DEVICE, clock_offset: 60 * 60_000 }, 'own');
    const { sold_on, input: kept } = await sell('a', Date.parse('2026-11-20T16:30:00.000Z'));
    expect([sold_on, kept.issued_on]).toEqual(['2026-11-20T17:30:00.000Z', '2026-11-21']);
  });

  test('no sale comes before the one made before it', async () => {
    await sell('a', NOON);
    expect((await sell('b', NOON - 30_000)).sold_on).toBe(new Date(NOON).toISOString());
    await expect(sell('c', NOON - 61_000)).rejects.toThrow(new NotSold('clock_back'));
  });

  test('after its days, and once it gives its series back, it sells nothing', () => {
    expect(problemOf(DEVICE, Date.parse('2026-11-23T00:00:00.001Z'))).toBe('expired');
    expect(problemOf({ ...DEVICE, state: 'releasing' }, NOON)).toBe('not_active');
    expect(problemOf(DEVICE, NOON)).toBeNull();
  });

  test('it sells in a series of the year of the sale alone, by the server’s clock in Việt Nam', async () => {
    const december = { ...DEVICE, expires_on: '2027-01-03T00:00:00.000Z' };
    expect(problemOf(december, Date.parse('2026-12-31T16:59:59.999Z'))).toBeNull();
    await db.put('device', { ...december, clock_offset: 60_000 }, 'own');
    await expect(sell('a', Date.parse('2026-12-31T16:59:30.000Z'))).rejects.toThrow(
      new NotSold('other_year'),
    );
    // The sale before it was made in the new year, though the clock has gone back by a little since.
    const after = { ...december, last_sold_on: '2026-12-31T17:00:10.000Z' };
    expect(problemOf(after, Date.parse('2026-12-31T16:59:50.000Z'))).toBe('other_year');
    expect(await db.count('sales')).toBe(0);
  });

  test('without room for it the sale is not made, its number is not used, and it can be made later', async () => {
    const { put } = IDBObjectStore.prototype;
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function fill(
      this: IDBObjectStore,
      ...put_in: Parameters<typeof put>
    ) {
      const request = put.apply(this, put_in);
      // As a disk that is full ends a transaction.
      (this.transaction as unknown as { _abort: (why: string) => void })._abort('QuotaExceededError');
      return request;
    });
    await expect(sell('a')).rejects.toThrow(new NotSold('no_room'));
    full.mockRestore();
    expect(await db.count('sales')).toBe(0);
    expect((await sell('a')).number).toBe(4);
  });

  test('another account of this browser has a till of its own', async () => {
    await sell('a');
    const other = await openTillDb('2');
    expect([await other.count('sales'), await other.get('device', 'own')]).toEqual([0, undefined]);
  });
});

describe('sending what was sold', () => {
  const asked: [number, string][] = [];
  beforeEach(async () => {
    asked.length = 0;
    for (const key of ['a', 'b', 'c']) await sell(key);
  });
  const server =
    (answer: (number: number) => Error | null = () => null): SendSale =>
    async (_id, { number }, key) => {
      asked.push([number, key]);
      const error = answer(number);
      if (error !== null) throw error;
      return { invoice_id: number * 10 };
    };
  const send = (answer?: Parameters<typeof server>[0], changed = () => undefined) =>
    sendQueue(db, DEVICE, server(answer), changed);

  test('in the order of numbers, each under its own key', async () => {
    const changed = vi.fn();
    expect(await send(undefined, changed)).toBe('done');
    expect(asked).toEqual([
      [4, 'a'],
      [5, 'b'],
      [6, 'c'],
    ]);
    expect(changed).toHaveBeenCalledTimes(3);
    expect((await db.getAll('sales')).map(({ invoice_id }) => invoice_id)).toEqual([40, 50, 60]);
  });

  test('an answer that was lost is asked for again under the same key', async () => {
    expect(await send((number) => (number === 5 ? unreachable() : null))).toBe('unreachable');
    expect(await states()).toEqual([
      [4, 'sent'],
      [5, 'waiting'],
      [6, 'waiting'],
    ]);
    expect(await send()).toBe('done');
    expect(asked.map(([, key]) => key)).toEqual(['a', 'b', 'b', 'c']);
  });

  test.each([401, 429, 500])('an answer %i says nothing of the sale, which waits', async (status) => {
    expect(await send(() => new ApiFailure(status, null, []))).toBe('unreachable');
    expect((await states())[0]).toEqual([4, 'waiting']);
  });

  test('by number within a series, and first the series that was sold from first', async () => {
    const [one] = await db.getAll('sales');
    if (one === undefined) throw new Error('nothing sold');
    // Of an earlier series, its numbers higher and its symbol later in the alphabet.
    for (const number of [901, 900])
      await db.put('sales', {
        ...{ ...one, number, series: '1C26MZZ', sale_key: `z${number}` },
        sold_on: '2026-11-19T05:00:00.000Z',
      });
    await send();
    expect(asked.map(([number]) => number)).toEqual([900, 901, 4, 5, 6]);
  });

  test('a refused one stays with its reasons, and those behind it wait for it', async () => {
    const why = { message: 'Đã hết hóa đơn của gói.', code: 'no_invoices_left', fields: [] };
    expect(await send((number) => (number === 5 ? new ApiFailure(422, null, [why]) : null))).toBe('refused');
    expect(await states()).toEqual([
      [4, 'sent'],
      [5, 'refused'],
      [6, 'waiting'],
    ]);
    expect((await db.get('sales', 'b'))?.messages).toEqual([why.message]);
    expect(await send()).toBe('done');
    expect(asked.at(-1)).toEqual([6, 'c']);
  });
});

describe('a second series in the same browser', () => {
  const JANUARY = Date.parse('2027-01-01T05:00:00.000Z');
  const range = (symbol: string, next_number: number): KeptDevice => ({
    ...{ ...DEVICE, symbol, next_number, expires_on: '2027-01-03T00:00:00.000Z' },
    leases: [
      { first_number: 1, first_count: 1, size: 500, unused: null, taken_on: '2026-11-20T00:00:00.000Z' },
    ],
  });
  const sendAll = () =>
    sendQueue(
      db,
      DEVICE,
      async (_id, { number }) => ({ invoice_id: number }),
      () => undefined,
    );
  const numbersOf = async (series: string) =>
    (await db.getAllFromIndex('sales', 'by_number'))
      .filter((one) => one.series === series)
      .map(({ number }) => number);

  beforeEach(async () => {
    await db.put('device', range('C26MBB', 100), 'own');
    for (let at = 0; at < 60; at += 1) await sell(`old-${at}`, NOON + at);
    await sendAll();
    await db.put('device', range('C27MAA', 1), 'own');
  });

  test.each([
    ['C27MAA', JANUARY],
    // By its symbol it comes before the series that was sold from first.
    ['C26MAA', NOON + 1000],
  ])(
    'the first sale of %s is there to be printed once it is sent; those sold longest ago are forgotten',
    async (symbol, at) => {
      expect(await numbersOf('1C26MBB')).toHaveLength(50);
      await db.put('device', range(symbol, 1), 'own');
      await sell('new', at);
      await sendAll();
      expect(await numbersOf(`1${symbol}`)).toEqual([1]);
      expect((await numbersOf('1C26MBB'))[0]).toBe(111);
    },
  );

  test('it sells the numbers that the first one sold too, each with a print of its own', async () => {
    await db.put('device', range('C27MAA', 110), 'own');
    expect(await sell('new', JANUARY)).toMatchObject({ number: 110, series: '1C27MAA' });
    const of_old = await db.getFromIndex('sales', 'by_number', ['1C26MBB', 110]);
    const of_new = await db.getFromIndex('sales', 'by_number', ['1C27MAA', 110]);
    expect([of_old?.sale_key, of_new?.sale_key]).toEqual(['old-10', 'new']);
  });

  test('what is unsent is sent before anything is forgotten, however long ago it was sold', async () => {
    const [first] = await db.getAllFromIndex('sales', 'by_number');
    if (first === undefined) throw new Error('nothing kept');
    await db.put('sales', { ...first, state: 'waiting', sold_on: '2026-01-02T05:00:00.000Z' });
    await sell('new', JANUARY);
    const asked: number[] = [];
    const take = async (_id: number, { number }: { number: number }) => {
      asked.push(number);
      return { invoice_id: number };
    };
    expect(await sendQueue(db, DEVICE, take, () => undefined)).toBe('done');
    expect(asked).toEqual([110, 1]);
  });
});
