import { expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { root } from '#tests/golden/sealed-sample.ts';
import { judgeHere } from '#tests/setup/judge-here.ts';
import { withCollector } from './collector-desk.ts';

const golden = [root.certificate_pem];
const desk = withCollector(judgeHere({ everybody: golden, authority: golden }));

type Missing = components['schemas']['MissingInputInvoice'];

async function missing(token = desk.token, query: Record<string, string> = {}): Promise<Missing[]> {
  const { body } = await desk.call('listMissingInputInvoices', { token, query });
  return (body as { missing_invoices: Missing[] }).missing_invoices;
}

const say = (key: string, dismissed: boolean, token = desk.token) =>
  desk.call('updateMissingInputInvoice', { token, body: { missing_invoice: { key, dismissed } } });

const ofDay = (issued_on: string) => desk.taken(desk.coded({ issued_on }));

test('an original that was not collected and a month without an invoice are on the list until they come', async () => {
  expect(await missing()).toEqual([]);
  for (const day of ['2026-06-20', '2026-07-20', '2026-08-20', '2026-10-20']) await ofDay(day);
  const later = await desk.taken(
    desk.coded({
      related: {
        ...{ nature: 'replace', regime: '1', tax_code: null, form_no: '1', symbol: 'C26TAA', number: '0777' },
        ...{ issued_on: '2026-09-02', reason_code: '01', note: null, list_no: null, list_on: null },
      },
    }),
  );
  const [original, month] = await missing();
  expect(original).toMatchObject({
    ...{ kind: 'original', missing_name: '1C26TAA 00000777', nature: 'replace', dismissed: false },
    invoice_collector: { id: later.id, name: later.name },
  });
  expect(original?.mail_body).toContain(desk.own);
  expect(month).toMatchObject({ kind: 'month', month: '2026-09', months_before: 3, invoice_collector: null });

  const { seller_tax_code = '', seller_name = '' } = month ?? {};
  const unmarked = seller_name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  const left = async (query: Record<string, string>) =>
    (await missing(desk.token, query)).map(({ kind }) => kind).join();
  const cases: [Record<string, string>, string][] = [
    [{ kind: 'month' }, 'month'],
    [{ kind: 'original' }, 'original'],
    [{ seller: seller_tax_code }, 'original,month'],
    [{ seller: ` ${unmarked} ` }, 'original,month'],
    [{ seller: 'không có ai' }, ''],
    // The original by the day of the invoice that names it, the month by any of its days.
    [{ from: later.issued_on, to: later.issued_on }, 'original'],
    [{ from: '2026-09-30', to: '2026-10-01' }, 'month'],
    [{ from: '2026-08-01', to: '2026-09-01' }, 'month'],
    [{ to: '2026-08-31' }, ''],
    [{ from: '2026-10-01', kind: 'month' }, ''],
  ];
  for (const [query, wanted] of cases) expect([query, await left(query)]).toEqual([query, wanted]);

  await desk.taken(desk.coded({ number: 777, issued_on: '2026-09-02' }));
  expect(await missing()).toEqual([]);
});

test('what is not missing is remembered for the company alone, and can be taken back; of what is not on the list nothing is kept', async () => {
  await desk.taken(
    desk.coded({
      related: {
        ...{ nature: 'adjust', regime: '1', tax_code: null, form_no: '1', symbol: 'C26TAA', number: '888' },
        ...{ issued_on: '2026-10-02', reason_code: '01', note: null, list_no: null, list_on: null },
      },
    }),
  );
  const [{ key } = { key: '' }] = await missing();
  expect((await say(key, true)).status).toBe(200);
  expect((await say(key, true)).status).toBe(200);
  expect(await missing()).toMatchObject([{ key, dismissed: true }]);
  expect((await say(key, false)).status).toBe(200);
  expect(await missing()).toMatchObject([{ key, dismissed: false }]);
  expect((await say('month 0101243150 2020-01', true)).status).toBe(404);

  const stranger = await desk.app.signIn('owner@demo2.vn');
  expect(await missing(stranger)).toEqual([]);
  expect((await say(key, true, stranger)).status).toBe(404);
});

test('the list and its totals are narrowed to invoices with or without a purchase order', async () => {
  const [ordered, blank] = [await ofDay('2026-11-02'), await ofDay('2026-11-03')];
  const order = (id: number, purchase_order_no: string | null, lock_version: number) =>
    desk.call('updateInvoiceCollector', {
      id,
      body: { invoice_collector: { state: 'new', purchase_order_no, remark: null, lock_version } },
    });
  expect((await order(ordered.id, 'ĐM-7', ordered.lock_version)).status).toBe(200);
  const found = async (purchase_order: string) => {
    const { body } = await desk.call('listInvoiceCollectors', { query: { purchase_order, limit: '100' } });
    const rows = (body as { invoice_collectors: { id: number }[] }).invoice_collectors;
    const totals = await desk.call('getInputInvoiceTotals', { query: { purchase_order } });
    const { count } = (totals.body as { input_invoice_totals: { count: number } }).input_invoice_totals;
    expect(count).toBe(rows.length);
    return rows.map(({ id }) => id);
  };
  expect(await found('given')).toEqual([ordered.id]);
  expect(await found('none')).toContain(blank.id);
  expect(await found('none')).not.toContain(ordered.id);
});
