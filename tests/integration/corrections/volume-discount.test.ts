import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { openSheets } from '#server/platform/sheets/read/sheet.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { drawnPrints } from '../publishing/drawn-prints.ts';
import { codesIn, correctionsDesk, draftIn } from './corrections-desk.ts';

type Schemas = components['schemas'];

const { invoice_printer, printed } = drawnPrints();
const server = withTestApp(undefined, { invoice_printer });
everyStatementNamesItsTenant(server);
let at: Awaited<ReturnType<typeof correctionsDesk>>;
beforeAll(async () => {
  at = await correctionsDesk(server.current);
});

const LESS = {
  kind: 'goods',
  name: 'Chiết khấu doanh số tháng 11',
  amount: '-150000',
  vat_rate: '10%',
} as const;
const discount = (id: number, changes: Partial<Schemas['AdjustmentInput']>) =>
  at.call('createAdjustment', {
    id,
    body: { correction: { matter: 'volume_discount', lines: [LESS], ...changes } },
  });

test('a discount of a period adjusts its invoices at once, with the list of the seller, and no agreement', async () => {
  const [first, second] = [await at.issued(), await at.issued()];
  const discount_list = { list_no: '01/2026/BKCK', further_ids: [second.id] };
  const draft = draftIn(await discount(first.id, { discount_list }));
  expect(draft).toMatchObject({ nature: 'adjust', total: '-165000' });
  await at.coded(draft);

  const { text } = await at.call('getInvoiceXml', { id: draft.id });
  expect(text).toContain('<SBKe>01/2026/BKCK</SBKe>');
  const [related = ''] = /<TTHDLQuan>.*<\/TTHDLQuan>/s.exec(text) ?? [];
  expect(related).toContain('<TCHDon>5</TCHDon>');
  expect(related).toContain('<LDDCTThe>04</LDDCTThe>');
  expect(related).toContain('<SBKCLQuan>01/2026/BKCK</SBKCLQuan>');
  expect(related).not.toMatch(/SHDCLQuan|NLHDCLQuan/);
  const print = await printed(server.current, at.token, draft.id);
  expect(print.corrects).toContain('cho 2 hóa đơn, kèm theo bảng kê số 01/2026/BKCK');

  for (const { id } of [first, second])
    expect((await at.remediesOf(id)).family.map((one) => one.id)).toContain(draft.id);
});

test('the list is a sheet that stays with the invoice: each invoice with its amounts, and their sum', async () => {
  const [first, second] = [await at.issued(), await at.issued()];
  const discount_list = { list_no: '02/2026/BKCK', further_ids: [second.id] };
  const draft = draftIn(await discount(first.id, { discount_list }));
  const { body } = await at.call('listInvoiceAttachments', { id: draft.id });
  const [file] = (body as { invoice_attachments: Schemas['InvoiceAttachment'][] }).invoice_attachments;
  expect(file?.file_name).toBe('bang-ke-chiet-khau-02-2026-BKCK.xlsx');
  const { bytes } = await at.call('getInvoiceAttachmentFile', { id: file?.id ?? 0 });
  const rows: string[][] = [];
  for await (const { cells } of (await openSheets(bytes, 'a.xlsx')).rows())
    rows.push(cells.map((cell) => ('text' in cell ? cell.text : '')));
  const numbers = await Promise.all(
    [first, second].map(async ({ id }) => {
      const { body: read } = await at.call('getInvoice', { id });
      return (read as { invoice: Schemas['Invoice'] }).invoice.number;
    }),
  );
  expect(rows.slice(1, 3).map((cells) => Number(cells[3]))).toEqual(numbers);
  expect(rows[3]?.at(-1)).toBe(String(Number(first.total) + Number(second.total)));
});

test('is refused for another buyer, for another matter, and without an amount', async () => {
  const [first, second] = [await at.issued(), await at.issued({ buyer_tax_code: '0101243150' })];
  const discount_list = { list_no: '03/2026/BKCK', further_ids: [second.id] };
  expect(codesIn(await discount(first.id, { discount_list }))).toEqual([422, ['not_one_list']]);
  expect(codesIn(await discount(first.id, { discount_list, matter: 'goods_returned' }))).toEqual([
    422,
    ['discount_list_misplaced'],
  ]);
  const { lines: _none, ...bare } = { lines: [], matter: 'volume_discount' as const, discount_list };
  const reply = await at.call('createAdjustment', { id: first.id, body: { correction: bare } });
  expect(codesIn(reply)).toEqual([422, ['lines_missing']]);
});
