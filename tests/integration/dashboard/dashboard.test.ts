import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { counting, inDong, spreadOverYear, sumOf, type SoldRow } from './sold-year.ts';

type Dashboard = components['schemas']['Dashboard'];

const server = withTestApp({ invoices: 60, customers: 6, products: 8 });
let rows: SoldRow[] = [];

beforeAll(async () => {
  rows = await spreadOverYear(server.current);
});

const dashboardOf = async (email: string): Promise<Dashboard> => {
  const token = await server.current.signIn(email);
  return ((await judged(server.current, 'getDashboard', { token })).body as { dashboard: Dashboard })
    .dashboard;
};

test('[1.does.dashboard] each month equals what its rows come to, families once, foreign currency at its rate', async () => {
  const { months } = await dashboardOf('owner@demo.vn');
  expect(months).toHaveLength(13);
  const expected = months?.map(({ month }) => {
    const some = counting(rows).filter(({ issued_on }) => issued_on.startsWith(month));
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
  const some = counting(rows).filter(({ issued_on }) => issued_on.startsWith('2026-11'));
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
