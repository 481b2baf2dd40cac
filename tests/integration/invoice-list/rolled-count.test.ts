import { sql } from 'kysely';
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
    issued_on: '2026-11-18',
    buyer_name: 'Kho Bảy',
    currency: 'VND',
    payment_method: 'TM/CK',
    lines: [line],
  };
  // Of each nature one, and one that was, beside what is folded already.
  const make = () => desk.make('/api/invoices', { invoice });
  const [made, gone] = [await make(), await make()];
  await desk.call('DELETE', `/api/invoices/${gone.id}`);
  for (const nature of ['adjust', 'replace']) {
    const { id } = await make();
    await inTenant(server.current.publishing.db, TENANT, (tx) =>
      sql`update invoices set nature = ${nature}, related = ${JSON.stringify({ nature })}
        where tenant_id = ${TENANT} and id = ${id}`.execute(tx),
    );
  }
  template_id = String(made['template_id']);
});

const LISTS = {
  listInvoices: ['status', 'template_id'],
  listInvoiceCalculatingMachines: ['status', 'template_id'],
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
  { status: 'code_issued,cancelled' },
  { issued_onOnMin: '2026-11-15T17:00:00Z' },
  { issued_onOnMin: '2026-11-17T17:00:00Z', issued_onOnMax: '2026-11-18T16:59:59Z' },
  { status: 'draft', issued_onOnMax: '2026-11-18T16:59:59Z' },
  { issued_onOnMin: '2031-01-01T00:00:00Z' },
];

const LIST_NAMES = Object.keys(LISTS) as List[];

describe.each(LIST_NAMES)('%s counts from the rollups what its pages show', (operation) => {
  const takes: readonly string[] = LISTS[operation];

  test.each(FILTERS.filter(({ status }) => status === undefined || takes.includes('status')))(
    'with %j',
    async (filter) => {
      const [counted, rows] = await counts(operation, filter);
      expect(counted).toBe(rows);
    },
  );

  test.runIf(takes.includes('template_id'))('with a template', async () => {
    const [counted, rows] = await counts(operation, { template_id });
    expect(counted).toBe(rows);
  });
});

test('there is something to count in each list, in the middle of a month too', async () => {
  const made = LIST_NAMES.filter((operation) => operation !== 'listInvoiceCalculatingMachines');
  for (const operation of made) expect((await counts(operation, {}))[1], operation).toBeGreaterThan(0);
  const [all, some] = [await counts('listInvoices', {}), await counts('listInvoices', FILTERS[4] ?? {})];
  expect(some[1]).toBeGreaterThan(0);
  expect(some[1]).toBeLessThan(all[1]);
});
