import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { RelatedInvoice } from '#domain/invoice/particulars.ts';
import { sampleLine } from '#domain/samples/sample-invoice.ts';
import { root } from '#tests/golden/sealed-sample.ts';
import { judgeHere } from '#tests/setup/judge-here.ts';
import { tableOf } from '../import/import-desk.ts';
import { asOwner, TENANT } from '../signing/desk.ts';
import { withCollector, type Invoice } from './collector-desk.ts';

const golden = [root.certificate_pem];
const desk = withCollector(judgeHere({ everybody: golden, authority: golden }));
const MONTH = { from: '2026-11-01', to: '2026-11-30' };

const decide = async ({ id, lock_version }: Invoice, state: string, remark: string | null = null) => {
  const body = { invoice_collector: { state, remark, lock_version } };
  expect((await desk.call('updateInvoiceCollector', { id, body })).status).toBe(200);
};

/** What a file states of the invoice that it replaces. */
function replacing({ name }: Invoice): RelatedInvoice {
  const [series = '', number = ''] = name.split(' ');
  return {
    ...{ nature: 'replace', regime: '1', tax_code: null, form_no: '1', symbol: series.slice(1), number },
    ...{ issued_on: '2026-11-20', reason_code: '01', note: null, list_no: null, list_on: null },
  };
}

async function exported(format: string, by = desk.token, period = MONTH) {
  const query = new URLSearchParams({ ...period, format }).toString();
  return desk.app.app.inject({
    method: 'GET',
    url: `/api/reports/purchases/export?${query}`,
    headers: { authorization: `Bearer ${by}` },
  });
}

async function sheet(): Promise<string[][]> {
  const { statusCode, rawPayload } = await exported('xlsx');
  expect(statusCode, rawPayload.toString('utf8').slice(0, 200)).toBe(200);
  return tableOf(rawPayload, 'bang-ke.xlsx');
}

type Raw = {
  name: string;
  form_no: string;
  verdict: string;
  state: string;
  factor: string | null;
  before_vat: string;
  vat: string;
  by_rate: { vat_rate: string; amount: string; vat_amount: string }[];
};

/** Every input invoice of the month as it is kept. */
const rawRows = () =>
  asOwner(desk.app, async (tx) => {
    const { rows } = await sql<Raw>`
      select name, form_no, verdict, state, case currency when 'VND' then '1' else exchange_rate::text end as factor,
        total_before_vat::text as before_vat, total_vat::text as vat, reading -> 'by_rate' as by_rate
      from invoice_collectors as one join invoice_collector_files as file
        on file.tenant_id = one.tenant_id and file.invoice_collector_id = one.id
      where one.tenant_id = ${TENANT} and issued_on between ${MONTH.from} and ${MONTH.to}`.execute(tx);
    return rows;
  });

test('bảng kê mua vào has what the invoices that count state of each rate, with totals, and says what it leaves out', async () => {
  await decide(await desk.taken(desk.coded()), 'approved');
  await desk.taken(desk.coded());
  await decide(await desk.taken(desk.coded()), 'rejected', 'Sai đơn giá.');
  await desk.taken(desk.coded({ buyer_tax_code: '0100109106' }));
  await desk.taken(desk.coded({ currency: 'USD', exchange_rate: '25431' }));
  const old = await desk.taken(desk.coded());
  const [old_series = '', number = ''] = old.name.split(' ');
  const again = await desk.taken(desk.coded({ related: replacing(old) }));

  const raw = await rawRows();
  const counted = raw.filter(
    ({ name, verdict, state }) => verdict !== 'invalid' && state !== 'rejected' && name !== old.name,
  );
  const rates = Map.groupBy(
    counted.flatMap(({ by_rate, factor }) =>
      by_rate.map((one) => ({
        vat_rate: one.vat_rate,
        before: Math.round(Number(one.amount) * Number(factor)),
        vat: Math.round(Number(one.vat_amount) * Number(factor)),
      })),
    ),
    ({ vat_rate }) => vat_rate,
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((left, right) => left + right, 0);

  const rows = await sheet();
  expect(rows[0]?.[0]).toBe('BẢNG KÊ HÓA ĐƠN, CHỨNG TỪ HÀNG HÓA, DỊCH VỤ MUA VÀO');
  expect(rows[1]?.[0]).toContain(`Mã số thuế ${desk.own}`);
  expect(rows[2]?.[0]).toBe('Kỳ: 01/11/2026 – 30/11/2026 · Đơn vị tính: đồng');
  const of = (test: (one: Raw) => boolean) => raw.filter(test).length;
  const [waiting, invalid] = [
    counted.filter(({ state }) => state === 'new').length,
    of((one) => one.verdict === 'invalid'),
  ];
  expect(rows[3]?.[0]).toBe(`Có ${counted.length} hóa đơn, trong đó ${waiting} chờ duyệt.`);
  expect(rows[4]?.[0]).toBe(
    `Không đưa vào bảng kê: ${invalid} không hợp lệ, 1 đã trả lại, 1 đã bị thay thế.`,
  );

  const lines = rows.filter(([first = '']) => /^\d+$/.test(first));
  const series = ([, symbol, place]: string[]) => `${symbol} ${place}`;
  expect(new Set(lines.map(series))).toEqual(new Set(counted.map(({ name }) => name)));
  expect(lines.map((cells) => cells[7])).toEqual(
    ['8%', '10%'].flatMap((rate) => (rates.get(rate) ?? []).map(() => rate)),
  );
  const totalOf = (label: string) =>
    rows
      .find((cells) => cells[4] === label)
      ?.filter((_, at) => at === 6 || at === 8)
      .map(Number);
  for (const [rate, some] of rates)
    expect(totalOf(`Cộng ${rate}`)).toEqual([
      sum(some.map(({ before }) => before)),
      sum(some.map(({ vat }) => vat)),
    ]);
  expect(totalOf('Tổng cộng')).toEqual([
    sum(counted.map((one) => Math.round(Number(one.before_vat) * Number(one.factor)))),
    sum(counted.map((one) => Math.round(Number(one.vat) * Number(one.factor)))),
  ]);
  expect(rows.at(-1)).toContain('(Ký, ghi rõ họ tên)');
  const notes = new Map(lines.map((cells) => [series(cells), cells[9] ?? '']));
  expect(notes.get(again.name)).toContain(`Thay thế hóa đơn ${old_series} số ${number}`);
  expect(notes.get(again.name)).toContain('Chờ duyệt');

  const csv = await tableOf((await exported('csv')).rawPayload, 'bang-ke.csv');
  expect(csv.slice(1).filter(([first = '']) => /^\d+$/.test(first))).toHaveLength(lines.length);
  expect((await exported('pdf')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the sums over the list are those of the table: each rate rounded by itself, and a replaced invoice in neither', async () => {
  const october = { issued_on: '2026-10-12' };
  const one = (vat_rate: '8%' | '10%') =>
    sampleLine({ name: 'Bút bi', quantity: '1', unit_price: '1', vat_rate });
  const foreign = { currency: 'USD', exchange_rate: '25005.5', lines: [one('8%'), one('10%')] };
  await desk.taken(desk.coded({ ...october, ...foreign }));
  const old = await desk.taken(desk.coded(october));
  await desk.taken(desk.coded({ ...october, related: replacing(old) }));

  const period = { from: '2026-10-01', to: '2026-10-31' };
  const { rawPayload } = await exported('csv', desk.token, period);
  const cells = (await tableOf(rawPayload, 'bang-ke.csv')).find((row) => row[4] === 'Tổng cộng');
  const query = { issued_onOnMin: '2026-09-30T17:00:00.000Z', issued_onOnMax: '2026-10-31T16:59:59.999Z' };
  const { body, text } = await desk.call('getInputInvoiceTotals', { query });
  expect(body, text).toMatchObject({
    input_invoice_totals: {
      ...{ count: 3, replaced: 1, without_rate: 0 },
      ...{ total_before_vat: '1950012', total_vat: '184501', total: '2134513' },
    },
  });
  expect([cells?.[6], cells?.[8]]).toEqual(['1950012', '184501']);
});

test('another company’s table has none of it', async () => {
  const stranger = await desk.app.signIn('owner@demo2.vn');
  const { statusCode, headers } = await exported('csv', stranger);
  expect([statusCode, headers['x-total-count']]).toEqual([200, '0']);
});
