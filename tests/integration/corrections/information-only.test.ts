import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { drawnPrints } from '../publishing/drawn-prints.ts';
import { authority } from '../reliability/authority.ts';
import { actionsFor, AGREED, codesIn, correctionsDesk, draftIn } from './corrections-desk.ts';

type Schemas = components['schemas'];
type Invoice = Schemas['Invoice'];

const { invoice_printer, printed } = drawnPrints();
const server = withTestApp(undefined, { invoice_printer });
let at: Awaited<ReturnType<typeof correctionsDesk>>;
beforeAll(async () => {
  at = await correctionsDesk(server.current);
});
beforeEach(async () => authority(server.current.sandbox.url).clear());

const RIGHT_TAX_CODE = '0101243150';
const SAID = 'Mã số thuế người mua ghi sai 0000000017, đúng là 0101243150';
const LESS = { kind: 'goods', name: 'Băng keo', unit: 'Cuộn', unit_price: '11500', vat_rate: '10%' } as const;

const adjust = (id: number, changes: Partial<Schemas['AdjustmentInput']> = {}) =>
  at.call('createAdjustment', { id, body: { correction: { ...AGREED, ...changes } } });
const rightBuyer = async (draft: Invoice) => {
  const put = await at.desk.put(draft, {
    buyer_tax_code: RIGHT_TAX_CODE,
    lines: [{ kind: 'note', name: SAID }],
  });
  expect(put.status).toBe(200);
};

test('a wrong tax code that is found after an adjustment is put right by one of no amount', async () => {
  const original = await at.issued();
  await at.coded(draftIn(await adjust(original.id, { lines: [{ ...LESS, quantity: '-2' }] })));
  const before = await at.remediesOf(original.id);
  expect(actionsFor(before, 'main_content')).toEqual(['adjust']);

  const draft = draftIn(await adjust(original.id, { lines: [{ kind: 'note', name: SAID }] }));
  expect(draft).toMatchObject({ nature: 'adjust', total: '0', buyer_tax_code: '0000000017' });
  await rightBuyer(draft);
  await at.coded(draft);

  const { text } = await at.call('getInvoiceXml', { id: draft.id });
  expect(text).toContain(`<MST>${RIGHT_TAX_CODE}</MST>`);
  expect(text).toContain(`<THHDVu>${SAID}</THHDVu>`);
  expect(text).toContain('<TgTTTBSo>0</TgTTTBSo>');
  expect(text).toContain('<TCHDon>2</TCHDon>');
  const print = await printed(server.current, at.token, draft.id);
  expect(print.lines).toMatchObject([{ kind: 'note', name: SAID }]);
  const after = await at.remediesOf(original.id);
  expect([after.value_in_force, after.lines_apart]).toEqual([before.value_in_force, before.lines_apart]);

  const next = draftIn(await adjust(original.id, { lines: [{ ...LESS, quantity: '-1' }] }));
  expect(next.buyer_tax_code).toBe(RIGHT_TAX_CODE);
});

test('without lines a wrong invoice is adjusted in no amount; what happens later needs its difference', async () => {
  const original = await at.issued();
  expect(codesIn(await adjust(original.id, { matter: 'settlement' }))).toEqual([422, ['lines_missing']]);
  const draft = draftIn(await adjust(original.id));
  expect(draft.lines).toMatchObject([
    { kind: 'note', name: 'Điều chỉnh thông tin của hóa đơn, không điều chỉnh số tiền' },
  ]);
  await at.coded(draft);
});
