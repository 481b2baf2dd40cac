import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { deskOf, TENANT } from '#tests/integration/plain/plain-desk.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

type Query = Record<string, string>;

const server = withTestApp();
let token = '';
let template_id = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  const desk = await deskOf(server.current, 'owner@demo.vn');
  const line = { kind: 'goods', name: 'Keo dán', quantity: '3', unit_price: '10500', vat_rate: '10%' };
  const invoice = {
    buyer_name: 'Kho Bảy',
    currency: 'VND',
    payment_method: 'TM/CK',
    lines: [line],
  };
  // One that is gone, some around a day and a month, and one for each of the other lists.
  const make = (issued_on = '2026-11-18') =>
    desk.make('/api/invoices', { invoice: { ...invoice, issued_on } });
  const [made, gone] = [await make(), await make()];
  for (const day of ['2026-10-30', '2026-11-02', '2026-11-19']) await make(day);
  await desk.call('DELETE', `/api/invoices/${gone.id}`);
  for (const set of [
    { nature: 'adjust', related: JSON.stringify({ nature: 'adjust' }) },
    { nature: 'replace', related: JSON.stringify({ nature: 'replace' }) },
    { lifecycle: 'replaced' },
    {
      lifecycle: 'cancelled',
      status: 'cancelled',
      cancelled_on: server.current.clock.now(),
      cancel_reason: 'Lập nhầm',
    },
  ]) {
    const { id } = await make();
    await inTenant(server.current.publishing.db, TENANT, (tx) =>
      tx.updateTable('invoices').set(set).where('id', '=', id).execute(),
    );
  }
  template_id = String(made['template_id']);
});

const LISTS = {
  listInvoices: ['status', 'template_id', 'nature', 'corrected'],
  listInvoiceCalculatingMachines: ['status', 'template_id', 'nature', 'corrected'],
  listAdjustedInvoices: ['status'],
  listReplacedInvoices: ['status'],
  listCancelledInvoices: [],
} as const;

/** Filters beside the days of issue, by list. */
type List = keyof typeof LISTS;

/** The count that a list names, and how many rows its pages have. */
async function counts(operation: List, query: Query): Promise<[number, number]> {
  let rows = 0;
  for (let page = 1; ; page += 1) {
    const answer = await judged(server.current, operation, {
      token,
      query: { ...query, page: String(page), limit: '100' },
    });
    const [found = []] = Object.values(answer.body as Record<string, unknown[]>);
    rows += found.length;
    if (found.length < 100) return [Number(answer.headers['x-total-count']), rows];
  }
}

/** Filters that the rollups know; days within a month as the pages ask for them, in Vietnam. */
const FILTERS: readonly Query[] = [
  {},
  { status: 'draft' },
  { template_id: 'of one of them' },
  { status: 'code_issued,cancelled' },
  { nature: 'adjust' },
  { corrected: 'replaced' },
  { nature: 'original', corrected: 'none', status: 'draft' },
  { issued_onOnMin: '2026-11-15T17:00:00Z' },
  { issued_onOnMin: '2026-11-17T17:00:00Z', issued_onOnMax: '2026-11-18T16:59:59Z' },
  { status: 'draft', issued_onOnMax: '2026-11-18T16:59:59Z' },
  { issued_onOnMin: '2031-01-01T00:00:00Z' },
];

const LIST_NAMES = Object.keys(LISTS) as List[];

describe.each(LIST_NAMES)('%s counts from the rollups what its pages show', (operation) => {
  const takes: readonly string[] = [...LISTS[operation], 'issued_onOnMin', 'issued_onOnMax'];

  test.each(FILTERS.filter((filter) => Object.keys(filter).every((name) => takes.includes(name))))(
    'with %j',
    async (filter) => {
      const given = 'template_id' in filter ? { ...filter, template_id } : filter;
      const [counted, rows] = await counts(operation, given);
      expect(counted).toBe(rows);
    },
  );
});

test('there is something to count in each list, in the middle of a month too', async () => {
  const made = LIST_NAMES.filter((operation) => operation !== 'listInvoiceCalculatingMachines');
  for (const operation of made) expect((await counts(operation, {}))[1], operation).toBeGreaterThan(0);
  const all = await counts('listInvoices', {});
  const november = { issued_onOnMin: '2026-11-15T17:00:00Z' };
  const some_of: readonly Query[] = [november, { nature: 'adjust' }, { corrected: 'replaced' }];
  for (const some of some_of) {
    const [, rows] = await counts('listInvoices', some);
    expect(rows, JSON.stringify(some)).toBeGreaterThan(0);
    expect(rows, JSON.stringify(some)).toBeLessThan(all[1]);
  }
});
