import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RelatedInvoice } from '#domain/invoice/particulars.ts';
import { root } from '#tests/golden/sealed-sample.ts';
import { judgeHere } from '#tests/setup/judge-here.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { withCollector, type Invoice } from './collector-desk.ts';

const golden = [root.certificate_pem];
const desk = withCollector(judgeHere({ everybody: golden, authority: golden }));

/** What a file states of the invoice that it corrects. */
function correcting({ name }: Invoice, changed: Partial<RelatedInvoice> = {}): { related: RelatedInvoice } {
  const [series = '', number = ''] = name.split(' ');
  const named = { form_no: series.slice(0, 1), symbol: series.slice(1), number: String(Number(number)) };
  const rest = { reason_code: '01', note: null, list_no: null, list_on: null, issued_on: '2026-11-20' };
  return { related: { nature: 'replace', regime: '1', tax_code: null, ...named, ...rest, ...changed } };
}

const totals = async () => {
  const { body } = await desk.call('getInputInvoiceTotals');
  return (body as { input_invoice_totals: { deductible_vat: string } }).input_invoice_totals;
};
const decide = ({ id, lock_version }: Invoice, state: string) =>
  desk.call('updateInvoiceCollector', {
    id,
    body: { invoice_collector: { state, remark: 'Đã xem.', lock_version } },
  });

test('an invoice and the one that replaces it name each other, and the replaced one’s tax is no longer deductible', async () => {
  const old = await desk.taken(desk.coded());
  expect(old).toMatchObject({ related: null, corrected_by: [] });
  await decide(old, 'approved');
  const before = Number((await totals()).deductible_vat);
  const later = await desk.taken(desk.coded(correcting(old)));
  expect(later.related).toEqual({
    ...{ nature: 'replace', form_no: '1', symbol: 'C26TAA', number: String(Number(old.name.split(' ')[1])) },
    ...{ tax_code: null, list_no: null, issued_on: '2026-11-20', invoice_collector_id: old.id },
  });
  const { id, name } = later;
  expect((await desk.read(old.id)).corrected_by).toEqual([{ id, name, nature: 'replace' }]);
  expect(Number((await totals()).deductible_vat)).toBeLessThan(before);

  await decide(later, 'rejected');
  expect((await desk.read(old.id)).corrected_by).toEqual([]);
  expect(Number((await totals()).deductible_vat)).toBe(before);
});

test('zeros before the number, and the seller’s own tax code, name the same invoice; another seller’s names none here', async () => {
  const old = await desk.taken(desk.coded());
  const [, number = ''] = old.name.split(' ');
  const { seller_tax_code: tax_code } = old;
  const same = await desk.taken(desk.coded(correcting(old, { nature: 'adjust', number, tax_code })));
  expect(same.related).toMatchObject({ nature: 'adjust', number, invoice_collector_id: old.id });
  const branch = await desk.taken(desk.coded(correcting(old, { tax_code: `${tax_code}-001` })));
  expect(branch.related).toMatchObject({ invoice_collector_id: null });
  const missing = await desk.taken(desk.coded(correcting(old, { number: '99999' })));
  expect(missing.related).toMatchObject({ number: '99999', invoice_collector_id: null });
  const listed = {
    nature: 'replace_many',
    number: null,
    form_no: null,
    symbol: null,
    list_no: '12',
  } as const;
  const several = await desk.taken(desk.coded(correcting(old, listed)));
  expect(several.related).toMatchObject({ ...listed, invoice_collector_id: null });
  const ids = (await desk.read(old.id)).corrected_by.map(({ id }) => id);
  expect(ids).toEqual([same.id]);
});

const migration = new URL('../../../server/db/migrations/115-related-input-invoices.sql', import.meta.url);
const database = withTestDatabase();

test('the sentences of before are migrated to fields', async () => {
  const sentences = {
    'Thay thế hóa đơn 1C26TAA số 00000012': {
      nature: 'replace',
      form_no: '1',
      symbol: 'C26TAA',
      number: '00000012',
    },
    'Điều chỉnh hóa đơn 01GTKT0/001AA/20E số 0000077': {
      ...{ nature: 'adjust', form_no: '01GTKT0/001', symbol: 'AA/20E', number: '0000077' },
    },
    'Thay thế hóa đơn lạ số 5': { nature: 'replace', form_no: null, symbol: 'lạ', number: '5' },
    'Điều chỉnh nhiều hóa đơn, theo bảng kê BK-07': { nature: 'adjust_many', list_no: 'BK-07' },
  };
  const client = await database.pool.connect();
  try {
    await client.query(`alter table invoice_collectors drop column related_name, drop column related_seller, drop column related;
      drop index invoice_collectors_name;
      insert into tenants (id, demo, created_on) values (1, false, '2026-11-01');
      select set_config('app.tenant_id', '1', false)`);
    for (const [at, sentence] of [null, ...Object.keys(sentences)].entries()) {
      await client.query(
        `insert into invoice_collectors (tenant_id, id, name, form_no, symbol, number, issued_on, seller_name, seller_tax_code, currency, verdict,
          file_name, file_bytes, sha256, checked_on, created_on)
        values (1, $1::int, '1C26TAA ' || lpad($2::text, 8, '0'), '1', 'C26TAA', $1::int + 11, '2026-11-01', 'A', '0101243150', 'VND', 'valid', 'a.xml', 1, $2::text, $3, $3)`,
        [at + 1, String(at + 12), '2026-11-01'],
      );
      await client.query('insert into invoice_collector_files values (1, $1, $2, $3)', [
        at + 1,
        Buffer.from('<HDon/>'),
        JSON.stringify({ form_no: '1', related: sentence }),
      ]);
    }
    await client.query(readFileSync(migration, 'utf8'));
    const { rows } = await client.query<{ related: object | null; named: string | null; kept: object }>(
      `select related, related_seller || ' ' || related_name as named, reading as kept from invoice_collectors as one
        join invoice_collector_files as file on invoice_collector_id = one.id order by id`,
    );
    const blank = {
      tax_code: null,
      form_no: null,
      symbol: null,
      number: null,
      issued_on: null,
      list_no: null,
    };
    const fields = Object.values(sentences).map((one) => ({ ...blank, ...one }));
    expect(rows.map(({ related }) => related)).toEqual([null, ...fields]);
    expect(rows.map(({ named }) => named)).toEqual([
      null,
      '0101243150 1C26TAA 00000012',
      '0101243150 01GTKT0/001AA/20E 00000077',
      '0101243150 lạ 00000005',
      null,
    ]);
    expect(rows.map(({ kept }) => kept)).toEqual(rows.map(() => ({ form_no: '1' })));
  } finally {
    client.release(true);
  }
});
