import { expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { root } from '#tests/golden/sealed-sample.ts';
import { judgeHere } from '#tests/setup/judge-here.ts';
import { withCollector } from './collector-desk.ts';

const golden = [root.certificate_pem];
const desk = withCollector(judgeHere({ everybody: golden, authority: golden }));

type Missing = components['schemas']['MissingInputInvoice'];

async function missing(token = desk.token): Promise<Missing[]> {
  const { body } = await desk.call('listMissingInputInvoices', { token });
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
