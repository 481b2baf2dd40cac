import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { membersInForce, type FamilyMember } from '#domain/invoice/family.ts';
import { add, decimalText, parseDecimal } from '#domain/money/decimal.ts';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { vndEquivalents } from '#domain/money/vnd-equivalents.ts';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { asOwner, TENANT } from '../signing/desk.ts';

type Dashboard = components['schemas']['Dashboard'];
type Row = Pick<FamilyMember, 'nature' | 'total' | 'in_effect'> & {
  id: number;
  target_id: number | null;
  number: number | null;
  issued_on: string;
  customer_id: number | null;
  status_error: boolean;
  lifecycle: string;
  currency: string;
  exchange_rate: string | null;
} & InvoiceAmounts;

const server = withTestApp({ invoices: 60, customers: 6, products: 8 });
let rows: Row[] = [];

/** The invoices of the demo, spread over a year, each seventh in dollars, each fifth of two rates. */
beforeAll(async () => {
  rows = await asOwner(server.current, async (tx) => {
    await sql`update invoices set issued_on = date '2026-11-20' - ((id * 37) % 330)::int where tenant_id = ${TENANT}`.execute(
      tx,
    );
    await sql`update invoices set currency = 'USD', exchange_rate = 25000 + id / 3.0 where tenant_id = ${TENANT} and id % 7 = 0`.execute(
      tx,
    );
    await sql`update invoices set by_rate = jsonb_build_array(
        jsonb_build_object('vat_rate', '8%', 'amount', (total_before_vat - 1000)::text, 'vat_amount', (total_vat - 100)::text),
        jsonb_build_object('vat_rate', '10%', 'amount', '1000', 'vat_amount', '100'))
      where tenant_id = ${TENANT} and id % 5 = 0`.execute(tx);
    const found =
      await sql<Row>`select invoices.*, target_id, lifecycle in ('issued', 'adjusted', 'replaced') as in_effect
      from invoices left join invoice_corrections as correction on correction.tenant_id = ${TENANT} and correction.invoice_id = invoices.id
      where invoices.tenant_id = ${TENANT}`.execute(tx);
    return found.rows;
  });
});

const dashboardOf = async (email: string): Promise<Dashboard> => {
  const token = await server.current.signIn(email);
  return ((await judged(server.current, 'getDashboard', { token })).body as { dashboard: Dashboard })
    .dashboard;
};

/** What counts, by the families of the domain: an original with its adjustments, or its replacement. */
function counting(): Row[] {
  const members = rows.map(({ id, nature, target_id, total, in_effect }): FamilyMember => ({
    key: String(id),
    targets: target_id === null ? [] : [String(target_id)],
    ...{ nature, total, in_effect },
  }));
  const keys = new Set(membersInForce(members));
  return rows.filter(({ id }) => keys.has(String(id)));
}

const none = { fees: [], other_deductions: null };
const inDong = (row: Row) =>
  vndEquivalents(row, { ...none, ...row } as never) ?? {
    by_rate: [],
    total_before_vat: '0',
    total_vat: '0',
    total: '0',
  };
const sumOf = (amounts: readonly string[]): string =>
  decimalText(amounts.map(parseDecimal).reduce(add, parseDecimal('0')));

test('[1.does.dashboard] each month equals what its rows come to, families once, foreign currency at its rate', async () => {
  const { months } = await dashboardOf('owner@demo.vn');
  expect(months).toHaveLength(13);
  const expected = months?.map(({ month }) => {
    const some = counting().filter(({ issued_on }) => issued_on.startsWith(month));
    const groups = some.flatMap((row) => inDong(row).by_rate);
    const rates = [...new Set(groups.map(({ vat_rate }) => vat_rate))].sort().map((vat_rate) => {
      const group = groups.filter((one) => one.vat_rate === vat_rate);
      return {
        vat_rate,
        revenue: sumOf(group.map(({ amount }) => amount)),
        vat: sumOf(group.map((one) => one.vat_amount)),
      };
    });
    return {
      month,
      count: some.length,
      refused: rows.filter((row) => row.issued_on.startsWith(month) && row.status_error && !row.in_effect)
        .length,
      revenue: sumOf(some.map((row) => inDong(row).total_before_vat)),
      vat: sumOf(some.map((row) => inDong(row).total_vat)),
      rates,
    };
  });
  expect(
    months?.map((one) => ({
      ...one,
      rates: one.rates.toSorted((a, b) => (a.vat_rate < b.vat_rate ? -1 : 1)),
    })),
  ).toEqual(expected);
  expect(months?.some(({ rates }) => rates.length > 1)).toBe(true);
  expect(
    rows.some(({ lifecycle }) => lifecycle === 'replaced') &&
      rows.some(({ lifecycle }) => lifecycle === 'adjusted'),
  ).toBe(true);
});

test('the month of today, its largest customers and what stands where', async () => {
  const { this_month, months, top_customers, checks } = await dashboardOf('owner@demo.vn');
  const some = counting().filter(({ issued_on }) => issued_on.startsWith('2026-11'));
  expect(this_month).toMatchObject({
    in_force: some.length,
    revenue: months?.at(-1)?.revenue,
    vat: months?.at(-1)?.vat,
    total: sumOf(some.map((row) => inDong(row).total)),
  });
  const totals = Map.groupBy(some, ({ customer_id }) => customer_id);
  const best = [...totals].map(([customer_id, of]) => ({
    customer_id,
    count: of.length,
    total: Math.round(of.reduce((sum, row) => sum + Number(inDong(row).total), 0)),
  }));
  best.sort((a, b) => b.total - a.total);
  expect(top_customers?.map(({ customer_id, count }) => ({ customer_id, count }))).toEqual(
    best.slice(0, 5).map(({ customer_id, count }) => ({ customer_id, count })),
  );
  expect(checks?.find(({ key }) => key === 'unissued_drafts')?.count).toBe(
    rows.filter((row) => row.lifecycle === 'draft' && row.issued_on.startsWith('2026-11')).length,
  );
});

test('each card asks for its own permission beside the overview', async () => {
  const viewer = await dashboardOf('xem@demo.vn');
  expect(viewer.certificates).toBeNull();
  expect(viewer.months).not.toBeNull();
  const token = await server.current.signIn('thungan@demo.vn');
  expect((await judged(server.current, 'getDashboard', { token })).status).toBe(403);
});
