import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addDays, dayCount } from '#domain/rules/deadlines/calendar.ts';
import { FILTERS_OF_USE, NATURES_OF_USE } from '#domain/transmission/status-groups.ts';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { asOwner, TENANT } from '../signing/desk.ts';
import { counting, inDong, spreadOverYear, sumOf, type SoldRow } from './sold-year.ts';

type Dashboard = components['schemas']['Dashboard'];
type UsageReport = components['schemas']['InvoiceUsageReport'];

const PERIOD = { from: '2025-12-01', to: '2026-11-30' };

const USES = Object.keys(FILTERS_OF_USE) as (keyof typeof FILTERS_OF_USE)[];

const server = withTestApp({ invoices: 60, customers: 6, products: 8 });
let rows: SoldRow[] = [];

beforeAll(async () => {
  rows = await spreadOverYear(server.current);
});

const dashboardOf = async (email: string, month?: string): Promise<Dashboard> => {
  const token = await server.current.signIn(email);
  const query: Record<string, string> = month === undefined ? {} : { month };
  return ((await judged(server.current, 'getDashboard', { token, query })).body as { dashboard: Dashboard })
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
  const { this_month, months, top_customers, top_products, checks } = await dashboardOf('owner@demo.vn');
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
    total: sumOf(of.map((row) => inDong(row).total)),
  }));
  best.sort((a, b) => Number(b.total) - Number(a.total));
  expect(top_customers?.map(({ customer_id, count, total }) => ({ customer_id, count, total }))).toEqual(
    best.slice(0, 5),
  );
  const revenues = await asOwner(server.current, (tx) =>
    sql<{ product_id: number; revenue: string }>`select product_id, sum(dong)::text as revenue from (
        select product_id, case kind when 'discount' then -1 else 1 end * case currency when 'VND' then amount else round(amount * exchange_rate) end as dong
        from invoice_lines join invoices on invoices.tenant_id = ${TENANT} and invoices.id = invoice_id
        where invoice_lines.tenant_id = ${TENANT} and kind in ('goods', 'discount') and invoice_id = any(${some.map(({ id }) => id)}::bigint[])
      ) as sold group by product_id order by sum(dong) desc limit 5`.execute(tx),
  );
  expect(top_products?.map(({ product_id, revenue }) => ({ product_id, revenue }))).toEqual(revenues.rows);
  expect(checks?.find(({ key }) => key === 'unissued_drafts')?.count).toBe(
    rows.filter((row) => row.lifecycle === 'draft' && row.issued_on.startsWith('2026-11')).length,
  );
});

test('of another month it has the figures, days and charts, and what is due as ever', async () => {
  const [now, then] = [await dashboardOf('owner@demo.vn'), await dashboardOf('owner@demo.vn', '2026-08')];
  const some = counting(rows).filter(({ issued_on }) => issued_on.startsWith('2026-08'));
  expect(some.length).toBeGreaterThan(0);
  expect(then).toMatchObject({
    month: '2026-08',
    this_month: { in_force: some.length, total: sumOf(some.map((row) => inDong(row).total)) },
    today: now.today,
    recent_invoices: now.recent_invoices,
    deadlines: now.deadlines,
  });
  expect(then.days).toHaveLength(31);
  expect(then.months?.map(({ month }) => month).slice(-2)).toEqual(['2026-07', '2026-08']);
  expect(then.months?.at(-1)).toEqual(now.months?.find(({ month }) => month === '2026-08'));
});

test('each day of the month, and the newest invoices, are those of the list', async () => {
  const { days, months, recent_invoices } = await dashboardOf('owner@demo.vn');
  expect(days).toHaveLength(30);
  const counted = counting(rows).filter(({ issued_on }) => issued_on.startsWith('2026-11'));
  expect(days).toEqual(
    days?.map(({ day }) => ({
      day,
      count: counted.filter(({ issued_on }) => issued_on === day).length,
      refused: rows.filter((row) => row.issued_on === day && row.status_error && !row.in_effect).length,
    })),
  );
  const { count = 0 } = months?.at(-1) ?? {};
  expect(count).toBeGreaterThan(2);
  expect(days?.reduce((sum, day) => sum + day.count, 0)).toBe(count);
  const newest = rows
    .filter(({ number }) => number !== null)
    .toSorted((a, b) => b.issued_on.localeCompare(a.issued_on) || b.id - a.id)
    .slice(0, 5);
  expect(recent_invoices?.map(({ id, total, status }) => ({ id, total, status }))).toEqual(
    newest.map(({ id, total, status }) => ({ id, total, status })),
  );
});

test('each card asks for its own permission beside the overview', async () => {
  const viewer = await dashboardOf('xem@demo.vn');
  expect(viewer.certificates).toBeNull();
  expect(viewer.months).not.toBeNull();
  const token = await server.current.signIn('thungan@demo.vn');
  expect((await judged(server.current, 'getDashboard', { token })).status).toBe(403);
});

/** Those without a result, from before the period too. */
const OPEN: readonly string[] = ['refused', 'unknown', 'waiting', 'closing'];

test('a count of tình hình sử dụng is how many invoices the list has that it leads to', async () => {
  const token = await server.current.signIn('owner@demo.vn');
  const read = await judged(server.current, 'getInvoiceUsageReport', { token, query: PERIOD });
  const { rows: series } = (read.body as { report_invoice_usage: UsageReport }).report_invoice_usage;
  const lists = { adjusting: 'listAdjustedInvoices', replacing: 'listReplacedInvoices' } as const;
  const seen = new Set<string>();
  for (const one of series)
    for (const name of USES) {
      const own_list = name === 'adjusting' || name === 'replacing' ? lists[name] : null;
      if (one.unlisted.some((other) => other === name)) continue;
      const from = new Date(`${PERIOD.from}T00:00:00+07:00`);
      const of_before = { issued_onOnMax: new Date(from.getTime() - 1000).toISOString() };
      const of_period = {
        ...(!(one.opening > 0 && OPEN.includes(name)) && { issued_onOnMin: from.toISOString() }),
        issued_onOnMax: new Date(`${PERIOD.to}T23:59:59+07:00`).toISOString(),
      };
      const query = {
        ...FILTERS_OF_USE[name],
        query: one.series,
        limit: '1',
        ...(name === 'opening' ? of_before : of_period),
        ...(own_list === null ? { template_id: String(one.template_id) } : {}),
        ...(name === 'issued' && { nature: NATURES_OF_USE.issued }),
      };
      const {
        headers,
        status: code,
        text,
      } = await judged(server.current, own_list ?? 'listInvoices', { token, query });
      expect(code, text).toBe(200);
      const count = one[name];
      expect(Number(headers['x-total-count']), `${one.series} ${name}`).toBe(count);
      if (count > 0) seen.add(name);
    }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...['closing', 'submitted', 'issued', 'adjusting', 'replacing', 'refused', 'replaced'],
    ]),
  );
});

test('the four quarters before the period of tình hình sử dụng have their invoices and closed months, for who may see those', async () => {
  const reportFor = async (email: string, query: Record<string, string>) => {
    const token = await server.current.signIn(email);
    const { body } = await judged(server.current, 'getInvoiceUsageReport', { token, query });
    return (body as { report_invoice_usage: UsageReport }).report_invoice_usage;
  };
  const { previous } = await reportFor('owner@demo.vn', { from: '2026-11-01', to: '2026-11-30' });
  expect(previous.map(({ year, quarter }) => [year, quarter])).toEqual([
    [2026, 3],
    [2026, 2],
    [2026, 1],
  ]);
  for (const { from, to, submitted, accepted } of previous) {
    const { rows: of_quarter } = await reportFor('owner@demo.vn', { from, to });
    const sum = (...keys: (keyof typeof FILTERS_OF_USE)[]) =>
      of_quarter.reduce((all, row) => all + keys.reduce((some, key) => some + row[key], 0), 0);
    expect(submitted).toBe(sum('submitted'));
    expect(accepted).toBe(sum('issued', 'adjusting', 'replacing'));
  }
  const closings = await asOwner(server.current, (tx) =>
    sql<{
      month: string;
    }>`select month::text from month_closings where tenant_id = ${TENANT} and reopened_on is null`.execute(
      tx,
    ),
  );
  expect(previous.map(({ closed_months }) => closed_months)).toEqual(
    previous.map(({ from, to }) => closings.rows.filter(({ month }) => month >= from && month <= to).length),
  );
  const [begins] = (await reportFor('owner@demo.vn', { from: '2026-07-01', to: '2026-09-30' })).rows;
  const of_series = await reportFor('owner@demo.vn', {
    series: begins?.series ?? '',
    from: '2026-10-01',
    to: '2026-10-31',
  });
  expect(of_series.previous[0]?.submitted).toBe(begins?.submitted);
});

test('revenue is compared by days that are over: of the running month with the same days before, of any other as a whole', async () => {
  const revenueOf = (from: string, to: string) =>
    sumOf(
      counting(rows)
        .filter(({ issued_on }) => issued_on >= from && issued_on <= to)
        .map((row) => inDong(row).total_before_vat),
    );
  for (const [month, from, to, before_from, before_to] of [
    ['2026-11', '2026-11-01', '2026-11-19', '2026-10-01', '2026-10-19'],
    ['2026-08', '2026-08-01', '2026-08-31', '2026-07-01', '2026-07-31'],
  ] as const)
    expect((await dashboardOf('owner@demo.vn', month)).revenue_change).toEqual({
      ...{ from, to, before_from, before_to },
      revenue: revenueOf(from, to),
      revenue_before: revenueOf(before_from, before_to),
    });
});

test('in the days before its tax return the month before says what it still has open, until it is closed', async () => {
  const closed = { month_closing: { month: '2025-10' } };
  const { checks } = await dashboardOf('owner@demo.vn');
  const found = (checks ?? []).filter(({ count }) => count > 0);
  const blocking = found.filter(({ blocks }) => blocks).length;
  expect(blocking).toBeGreaterThan(0);

  server.current.clock.set('2026-12-01T03:00:00.000Z');
  const first = await dashboardOf('owner@demo.vn');
  expect(first).toMatchObject({
    month: '2026-12',
    revenue_change: null,
    closing: null,
    open_month: { month: '2026-11', blocking, due_on: '2026-12-21', checks: found },
  });
  expect((await dashboardOf('owner@demo.vn', '2026-11')).open_month).toBeNull();
  expect((await dashboardOf('xem@demo.vn')).open_month).toMatchObject({ blocking });

  server.current.clock.set('2026-12-21T03:00:00.000Z');
  expect((await dashboardOf('owner@demo.vn')).open_month).not.toBeNull();
  server.current.clock.set('2026-12-22T03:00:00.000Z');
  expect((await dashboardOf('owner@demo.vn')).open_month).toBeNull();
  const token = await server.current.signIn('owner@demo.vn');
  expect((await judged(server.current, 'createMonthClosing', { token, body: closed })).status).toBe(201);
  const { closing } = await dashboardOf('owner@demo.vn', '2025-10');
  expect(closing).toMatchObject({ closed_by_name: expect.any(String) as string });
  // As though what is a reminder had been left when the month was closed.
  await asOwner(server.current, (tx) =>
    sql`update month_closings set month = '2026-11-01' where tenant_id = ${TENANT} and month = '2025-10-01'`.execute(
      tx,
    ),
  );
  server.current.clock.set('2026-12-05T03:00:00.000Z');
  expect((await dashboardOf('owner@demo.vn')).open_month).toBeNull();
});

test('the pace of the last thirty days says how long the package lasts', async () => {
  server.current.clock.set('2026-11-20T03:00:00.000Z');
  await asOwner(server.current, (tx) =>
    sql`update invoices set issued_on = date '2026-11-19' - (id % 29)::int where tenant_id = ${TENANT} and number is not null`.execute(
      tx,
    ),
  );
  const { rows: counted } = await asOwner(server.current, (tx) =>
    sql<{
      numbered: number;
    }>`select count(*)::int as numbered from invoices where tenant_id = ${TENANT} and number is not null`.execute(
      tx,
    ),
  );
  const { package_usage } = await dashboardOf('owner@demo.vn');
  const { left, pace } = package_usage;
  const lasts = Math.floor(((left ?? 0) * (pace?.days ?? 0)) / (counted[0]?.numbered ?? 0));
  expect(pace).toMatchObject({ days: 29, invoices: counted[0]?.numbered });
  expect(lasts).toBeGreaterThan(0);
  const ends_in = dayCount('2026-11-20', package_usage.ends_on ?? '');
  expect(pace?.runs_out_on).toBe(lasts > ends_in ? null : addDays('2026-11-20', lasts));
});
