import { execFileSync } from 'node:child_process';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { asOwner, TENANT } from '../signing/desk.ts';
import { readReport, type Report } from './read-report.ts';
import { counting, inDong, spreadOverYear, statedBy, sumOf, type SoldRow } from './sold-year.ts';

type Schemas = components['schemas'];
type Amounts = { invoice_id: number; vat_rate: string | null; revenue: string | null; vat: string | null };

const server = withTestApp({ invoices: 60, customers: 6, products: 8 });
const PERIOD = { from: '2025-12-01', to: '2026-11-30' };
let rows: SoldRow[] = [];
let token = '';

beforeAll(async () => {
  rows = await spreadOverYear(server.current);
  token = await server.current.signIn('owner@demo.vn');
});

const report = <Answer>(operation: Report, query: Readonly<Record<string, string>> = PERIOD) =>
  readReport<Answer>(server.current, token, operation, query);

/** All rows of a report, page by page. */
async function allRows<Row>(operation: Report, limit = 20): Promise<Row[]> {
  const found: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await report<{ rows: Row[]; figures: { rows: number } }>(operation, {
      ...PERIOD,
      page: String(page),
      limit: String(limit),
    });
    found.push(...answer.rows);
    if (answer.rows.length < limit) {
      expect(found).toHaveLength(answer.figures.rows);
      return found;
    }
  }
}

const ofPeriod = () =>
  counting(rows).filter(({ issued_on }) => issued_on >= PERIOD.from && issued_on <= PERIOD.to);

/** What the invoices in force state of each rate, by the domain. */
const stated = (): Amounts[] =>
  ofPeriod().flatMap((row) =>
    statedBy(row).map(({ vat_rate, amount, vat_amount }) => ({
      invoice_id: row.id,
      vat_rate,
      revenue: amount,
      vat: vat_amount,
    })),
  );

const sorted = (some: readonly Amounts[]) =>
  some
    .map(({ invoice_id, vat_rate, revenue, vat }) => `${invoice_id} ${vat_rate} ${revenue} ${vat}`)
    .toSorted();

test('[1.does.reports 2.route.reports] bảng kê bán ra has what the invoices in force state of each rate, by rate, day and number', async () => {
  const found = await allRows<Schemas['SummaryReportRow']>('getInvoiceSummaryReport');
  expect(sorted(found)).toEqual(sorted(stated()));
  const order = ['KCT', '0%', '5%', '8%', '10%', 'KKKNT', ''];
  const keys = found.map(({ vat_rate, issued_on, number }) =>
    [order.indexOf(vat_rate ?? ''), issued_on, String(number).padStart(8, '0')].join(' '),
  );
  expect(keys).toEqual(keys.toSorted());
  const { figures, groups } = await report<Schemas['InvoiceSummaryReport']>('getInvoiceSummaryReport');
  expect(figures).toEqual({
    invoices: ofPeriod().length,
    rows: found.length,
    without_rate: 0,
    revenue: sumOf(ofPeriod().map((row) => inDong(row).total_before_vat)),
    vat: sumOf(ofPeriod().map((row) => inDong(row).total_vat)),
  });
  for (const { vat_rate, revenue, vat, ...group } of groups) {
    const some = found.filter((row) => row.vat_rate === vat_rate);
    expect([group.rows, revenue, vat]).toEqual([
      some.length,
      sumOf(some.map((row) => row.revenue ?? '0')),
      sumOf(some.map((row) => row.vat ?? '0')),
    ]);
  }
  expect(found.map(({ nature }) => nature)).toEqual(expect.arrayContaining(['adjust', 'replace']));
});

test('the lines of bảng kê chi tiết add up to what their invoice states of each rate', async () => {
  const found = await allRows<Schemas['DetailReportRow']>('getInvoiceDetailReport');
  const groups = Map.groupBy(found, ({ invoice_id, vat_rate }) => `${invoice_id} ${vat_rate}`);
  const summed = [...groups.values()].map((group) => ({
    invoice_id: group[0]?.invoice_id ?? 0,
    vat_rate: group[0]?.vat_rate ?? null,
    revenue: sumOf(group.map(({ revenue }) => revenue ?? '0')),
    vat: sumOf(group.map(({ vat }) => vat ?? '0')),
  }));
  expect(sorted(summed)).toEqual(sorted(stated()));
  // A line that is not the last of its rate has its own amount.
  const lines = await asOwner(
    server.current,
    async (tx) =>
      (
        await sql<{ invoice_id: number; name: string; amount: string; sign: number }>`
        select invoice_id, name, amount, case when kind = 'discount' then -1 else 1 end as sign
        from invoice_lines where tenant_id = ${TENANT} and kind <> 'note'`.execute(tx)
      ).rows,
  );
  const money = new Map(rows.map((row) => [row.id, row]));
  let compared = 0;
  for (const group of groups.values())
    for (const row of group.slice(0, -1)) {
      const { currency, exchange_rate } = money.get(row.invoice_id) as SoldRow;
      const same = lines.filter((line) => line.invoice_id === row.invoice_id && line.name === row.name);
      const amounts = same.map(({ amount, sign }) =>
        currency === 'VND'
          ? Number(amount) * sign
          : Math.round(Number(amount) * Number(exchange_rate)) * sign,
      );
      expect(amounts).toContain(Number(row.revenue));
      compared += 1;
    }
  expect(compared).toBeGreaterThan(20);
  expect(found.some(({ kind }) => kind === 'invoice_discount')).toBe(true);
});

test.each(['getInvoiceSummaryReport', 'getInvoiceDetailReport'] as const)(
  '%s has the same rows at the same places, however many a page has',
  async (operation) => {
    const few = await allRows(operation, 3);
    expect(few.length).toBeGreaterThan(60);
    expect(few).toEqual(await allRows(operation));
  },
);

test.each(['getInvoiceSummaryReport', 'getInvoiceDetailReport'] as const)(
  '%s leaves out what a filter leaves out, of its rows and its figures',
  async (operation) => {
    const [some] = await allRows<Schemas['SummaryReportRow']>('getInvoiceSummaryReport');
    const buyer = some?.buyer_name ?? '';
    const all = await allRows<Schemas['SummaryReportRow']>('getInvoiceSummaryReport');
    const named = new Set(all.filter((row) => row.buyer_name === buyer).map(({ invoice_id }) => invoice_id));
    const of_form =
      (form: string) =>
      ({ invoice_id }: Amounts) =>
        rows.find(({ id }) => id === invoice_id)?.form_no === form;
    const cases: [Record<string, string>, (row: Amounts) => boolean][] = [
      [{ vat_rate: '10%' }, ({ vat_rate }) => vat_rate === '10%'],
      [{ vat_rate: 'none' }, ({ vat_rate }) => vat_rate === null],
      [{ buyer: unmarked(buyer).toUpperCase() }, ({ invoice_id }) => named.has(invoice_id)],
      [{ series: '1c26' }, of_form('1')],
      [{ series: '2C' }, of_form('2')],
      [{ series: '3C' }, () => false],
      [{ buyer, vat_rate: '8%' }, ({ invoice_id, vat_rate }) => named.has(invoice_id) && vat_rate === '8%'],
    ];
    for (const [filter, fits] of cases) {
      const wanted = stated().filter(fits);
      const { figures, rows: found } = await report<Schemas['InvoiceDetailReport']>(operation, {
        ...PERIOD,
        ...filter,
        limit: '250',
      });
      expect({ ...filter, ...figures }).toEqual({
        ...filter,
        invoices: new Set(wanted.map(({ invoice_id }) => invoice_id)).size,
        rows: found.length,
        without_rate: 0,
        revenue: sumOf(wanted.map(({ revenue }) => revenue ?? '0')),
        vat: sumOf(wanted.map(({ vat }) => vat ?? '0')),
      });
      expect(sumOf(found.map(({ revenue }) => revenue ?? '0'))).toBe(figures.revenue);
    }
  },
);

const unmarked = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');

test('tình hình sử dụng counts each invoice of a series once: its groups add up to what was made', async () => {
  const { rows: series } = await report<Schemas['InvoiceUsageReport']>('getInvoiceUsageReport');
  const made = rows.filter(
    ({ issued_on, lifecycle }) => issued_on >= PERIOD.from && !['draft', 'deleted'].includes(lifecycle),
  );
  const placeOf = (template_id: number, name: string) => `${template_id} ${name}`;
  const placed = Map.groupBy(made, ({ template_id, form_no, symbol }) =>
    placeOf(template_id, form_no + symbol),
  );
  expect(series.map((one) => placeOf(one.template_id, one.series)).toSorted()).toEqual(
    [...placed.keys()].toSorted(),
  );
  for (const one of series) {
    const some = placed.get(placeOf(one.template_id, one.series)) ?? [];
    const numbers = some.flatMap(({ number }) => number ?? []);
    const accepted = some.filter(({ in_effect }) => in_effect);
    const of = (nature: string) => accepted.filter((row) => row.nature === nature).length;
    expect(one).toMatchObject({
      first: Math.min(...numbers),
      last: Math.max(...numbers),
      opening: 0,
      submitted: some.length,
      unlisted: [],
      issued: of('original'),
      adjusting: of('adjust'),
      replacing: of('replace'),
      replaced: some.filter(({ lifecycle }) => lifecycle === 'replaced').length,
      cancelled: some.filter(({ lifecycle }) => lifecycle === 'cancelled').length,
      ...amountsOf(counting(rows).filter((row) => some.some(({ id }) => id === row.id))),
      without_rate: 0,
    });
    expect(one.issued + one.adjusting + one.replacing + one.cancelled + one.closing).toBe(one.submitted);
    expect(one.refused + one.unknown + one.waiting).toBe(one.closing);
  }
  const { figures } = await report<Schemas['InvoiceSummaryReport']>('getInvoiceSummaryReport');
  expect(sumOf(series.map(({ revenue }) => revenue))).toBe(figures.revenue);
  expect(sumOf(series.map(({ vat }) => vat))).toBe(figures.vat);
  expect(figures.revenue).not.toBe('0');
});

/** What invoices come to in đồng, by the domain. */
const amountsOf = (some: readonly SoldRow[]) => ({
  revenue: sumOf(some.map((row) => inDong(row).total_before_vat)),
  vat: sumOf(some.map((row) => inDong(row).total_vat)),
  total: sumOf(some.map((row) => inDong(row).total)),
});

const PDFS = ['exportInvoiceSummaryReport', 'exportInvoiceDetailReport', 'exportInvoiceUsageReport'] as const;
test.each(PDFS)(
  '%s as PDF has every row and total, headings and a number on each page, and places to sign',
  async (operation) => {
    const file = await fetchFile(operation, 'pdf');
    const pages = pdfPages(file);
    const lines = pages.flatMap((page) => page.split('\n'));
    const text = squeezed(pages.join(' '));
    expect(text).toContain(`Kỳ: ${PERIOD_TEXT}`);
    expect(text).toContain('Mã số thuế: 0012345672');
    pages.forEach((page, at) => {
      expect(page).toContain(`Trang ${at + 1}/${pages.length}`);
      if (/^ *\d+ /m.test(page)) expect(page).toMatch(/Số hóa đơn|Từ số/);
    });
    expect(squeezed(pages.at(-1) ?? '')).toMatch(
      /ngày .+ tháng .+ năm .+ Người lập biểu .*Người đại diện theo pháp luật/,
    );
    if (operation === 'exportInvoiceUsageReport') {
      const { rows: series } = await report<Schemas['InvoiceUsageReport']>('getInvoiceUsageReport');
      for (const row of series) {
        expect(text).toContain(row.series);
        for (const amount of [row.revenue, row.vat, row.total]) expect(text).toContain(grouped(amount));
      }
      const sums = Object.values(amountsOf(ofPeriod())).map(grouped);
      expect(text).toMatch(new RegExp(`Cộng [^A-Za-z]*${sums.join(' ')}`));
      return;
    }
    const { figures } = await report<Schemas['InvoiceSummaryReport']>('getInvoiceSummaryReport');
    const all = lines.find((line) => line.includes('Tổng cộng')) ?? '';
    expect([...all.matchAll(NUMBERS)].map(([number]) => number)).toEqual([
      grouped(figures.revenue),
      grouped(figures.vat),
    ]);
    if (operation === 'exportInvoiceDetailReport') return;
    const stated_rates = Map.groupBy(stated(), ({ vat_rate }) => vat_rate);
    for (const [rate, some] of stated_rates) {
      const total = lines.filter((line) => line.includes(`Cộng ${rate} `)).join();
      const sums = [sumOf(some.map((row) => row.revenue ?? '0')), sumOf(some.map((row) => row.vat ?? '0'))];
      if (/^\d/.test(rate ?? ''))
        expect([...total.matchAll(NUMBERS)].map(([number]) => number)).toEqual(sums.map(grouped));
    }
    for (const { revenue, vat } of stated())
      expect(text).toMatch(new RegExp(`${grouped(revenue)} \\S.* ?${grouped(vat)}`));
  },
);

const PERIOD_TEXT = '01/12/2025 – 30/11/2026';
/** Numbers of a row: with groups, or a lone zero. */
const NUMBERS = /(?<=\s)−?\d{1,3}(?:\.\d{3})+(?=\s|$)/g;
const grouped = (decimal: string | null): string =>
  (decimal ?? '').replace('-', '−').replace(/\B(?=(\d{3})+$)/g, '.');
const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** What poppler reads on each page, rows as lines. */
function pdfPages(file: Buffer): string[] {
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: file })
    .toString('utf8')
    .split('\f')
    .slice(0, -1);
}

async function fetchFile(operation: (typeof PDFS)[number], format: string): Promise<Buffer> {
  const path = `${operations[operation].path}?${new URLSearchParams({ ...PERIOD, format }).toString()}`;
  const reply = await fetch(server.current.url + path, { headers: { authorization: `Bearer ${token}` } });
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect(reply.status, bytes.toString('utf8').slice(0, 200)).toBe(200);
  return bytes;
}

test.each(['exportInvoiceSummaryReport', 'exportInvoiceDetailReport'] as const)(
  '%s ends with the figures of the report',
  async (operation) => {
    const { figures } = await report<Schemas['InvoiceSummaryReport']>('getInvoiceSummaryReport');
    const path = `${operations[operation].path}?${new URLSearchParams({ ...PERIOD, format: 'csv' }).toString()}`;
    const reply = await fetch(server.current.url + path, { headers: { authorization: `Bearer ${token}` } });
    const lines = (await reply.text()).trimEnd().split('\r\n');
    const last = lines.at(-1)?.split(',') ?? [];
    expect(last).toEqual(expect.arrayContaining(['Tổng cộng', figures.revenue, figures.vat]));
    expect(reply.headers.get('x-total-count')).toBe(String(lines.filter((line) => /^\d/.test(line)).length));
  },
);

test('the sheet of tình hình sử dụng has the amounts of each series and ends with those of all', async () => {
  const lines = (await fetchFile('exportInvoiceUsageReport', 'csv')).toString('utf8').trimEnd().split('\r\n');
  const [head = [], ...table] = lines.map(cellsOf);
  expect(head.slice(-3)).toEqual(['Doanh số chưa thuế', 'Thuế GTGT', 'Tổng thanh toán']);
  const { rows: series } = await report<Schemas['InvoiceUsageReport']>('getInvoiceUsageReport');
  const wanted = series.map(({ revenue, vat, total }) => [revenue, vat, total]);
  expect(table.map((cells) => cells.slice(-3))).toEqual([...wanted, Object.values(amountsOf(ofPeriod()))]);
});

test('a file of bảng kê chi tiết has of each line what the screen has no room for, as its invoice says it', async () => {
  const table = (await fetchFile('exportInvoiceDetailReport', 'csv'))
    .toString('utf8')
    .trimEnd()
    .split('\r\n');
  const found = table.slice(1, -1).map(cellsOf);
  const head = cellsOf(table[0]?.replace('\uFEFF', '') ?? '');
  const of = (cells: readonly string[], label: string) => cells[head.indexOf(label)];
  const kept = await asOwner(
    server.current,
    async (tx) =>
      (
        await sql<
          Record<string, string>
        >`select form_no || symbol || ' ' || number as name, buyer_code, buyer_person, buyer_address,
            payment_method from invoices where tenant_id = ${TENANT}`.execute(tx)
      ).rows,
  );
  const invoices = new Map(kept.map((one) => [one['name'], one]));
  expect(found.length).toBeGreaterThan(20);
  for (const cells of found) {
    const name = `${of(cells, 'Ký hiệu hóa đơn')} ${Number(of(cells, 'Số hóa đơn'))}`;
    const { buyer_code, buyer_person, buyer_address, payment_method } = invoices.get(name) ?? {};
    expect(
      ['Mã khách hàng', 'Họ tên người mua hàng', 'Địa chỉ', 'Hình thức thanh toán'].map((one) =>
        of(cells, one),
      ),
    ).toEqual([buyer_code ?? '', buyer_person ?? '', buyer_address ?? '', payment_method]);
    const amounts = ['Doanh số chưa thuế', 'Thuế GTGT', 'Doanh số và thuế GTGT'].map((one) =>
      Number(of(cells, one)),
    );
    expect((amounts[0] ?? 0) + (amounts[1] ?? 0)).toBe(amounts[2]);
  }
});

/** The cells of a line of CSV. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );

test('the overview says of each month what the reports of that month say', async () => {
  const { body } = await judged(server.current, 'getDashboard', { token });
  const { months, this_month } = (body as { dashboard: Schemas['Dashboard'] }).dashboard;
  for (const { month, ...said } of months ?? []) {
    const query = { from: `${month}-01`, to: lastDayOf(month) };
    const summary = await report<Schemas['InvoiceSummaryReport']>('getInvoiceSummaryReport', query);
    const { figures } = await report<Schemas['InvoiceDetailReport']>('getInvoiceDetailReport', query);
    expect({ month, ...figures, rows: 0 }).toEqual({ month, ...summary.figures, rows: 0 });
    expect({ month, count: said.count, revenue: said.revenue, vat: said.vat }).toEqual({
      ...{ month, count: figures.invoices, revenue: figures.revenue, vat: figures.vat },
    });
    expect(said.rates).toEqual(
      summary.groups
        .flatMap(({ vat_rate, revenue, vat }) => (vat_rate === null ? [] : { vat_rate, revenue, vat }))
        .toSorted((a, b) => (a.vat_rate < b.vat_rate ? -1 : 1)),
    );
    if (month !== '2026-11') continue;
    const { rows: series } = await report<Schemas['InvoiceUsageReport']>('getInvoiceUsageReport', query);
    const sum = (name: 'submitted' | 'cancelled' | 'adjusting' | 'replacing') =>
      series.reduce((all, one) => all + one[name], 0);
    expect([this_month?.submitted.count, this_month?.adjusting, this_month?.replacing]).toEqual([
      ...[sum('submitted') - sum('cancelled'), sum('adjusting'), sum('replacing')],
    ]);
  }
});

const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

test.each([
  [{ from: '2026-11-02', to: '2026-11-01' }, 'period_crossed'],
  [{ from: '2025-11-01', to: '2026-11-02' }, 'period_too_long'],
])('a period %o is refused', async (query, code) => {
  const { status, body } = await judged(server.current, 'getInvoiceUsageReport', { token, query });
  expect([status, (body as Schemas['Errors']).errors[0]?.code]).toEqual([422, code]);
});
