import { beforeAll, expect, test } from 'vitest';
import { judged } from '#tests/contract/injection.ts';
import { deskOf, TENANT, type Desk } from '#tests/integration/signing/desk.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { AGREED, correctionsDesk, draftIn } from '../corrections/corrections-desk.ts';
import { drawnPrints } from './drawn-prints.ts';

const { invoice_printer, printed } = drawnPrints();
const server = withTestApp(undefined, { invoice_printer });
const SERVICE = {
  kind: 'goods',
  name: 'Dịch vụ kế toán tháng 11/2026',
  amount: '1234567',
  vat_rate: '8%',
} as const;

let owner: Desk;
let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  owner = await deskOf(server.current);
});

const codes = (body: unknown): string[] =>
  (body as { errors: { code: string }[] }).errors.map(({ code }) => code);

test('a service that states its amount alone is issued so: the same in the list, the file and the print', async () => {
  const draft = await owner.draft({ lines: [SERVICE] });
  expect(draft.lines).toMatchObject([{ quantity: null, unit_price: null, amount: '1234567' }]);
  expect(draft).toMatchObject({ total_before_vat: '1234567', total_vat: '98765', total: '1333332' });
  expect((await owner.publish(draft)).status).toBe(202);
  await server.current.publishNow(TENANT, draft.id);
  expect(await owner.publication(draft.id)).toMatchObject({ status: 'code_issued' });
  const { text } = await judged(server.current, 'getInvoiceXml', { token, id: draft.id });
  const [goods = ''] = /<HHDVu>.*?<\/HHDVu>/s.exec(text) ?? [];
  expect(goods).toContain('<ThTien>1234567</ThTien>');
  expect(goods).not.toMatch(/SLuong|DGia|DVTinh/);
  expect(text).toContain('<TgTTTBSo>1333332</TgTTTBSo>');
  const print = await printed(server.current, token, draft.id);
  expect(print.lines).toMatchObject([{ quantity: null, unit_price: null, amount: '1234567' }]);
});

test('with tax in its price the amount contains it, and comes back as it was typed', async () => {
  const draft = await owner.draft({ price_includes_tax: true, lines: [{ ...SERVICE, amount: '1080000' }] });
  expect(draft).toMatchObject({ total_before_vat: '1000000', total_vat: '80000', total: '1080000' });
  expect(draft.lines).toMatchObject([{ amount: '1080000' }]);
  expect(draft.written_lines).toMatchObject([{ quantity: null, unit_price: null, amount: '1000000' }]);
});

test('what has a unit is counted, and a discount is taken off a price: neither is issued without figures', async () => {
  const counted = await owner.draft({ lines: [{ ...SERVICE, unit: 'Tháng' }] });
  const { status, body } = await owner.publish(counted);
  expect([status, codes(body)]).toEqual([422, ['line_quantity_missing', 'line_unit_price_missing']]);
  expect(JSON.stringify(body)).toContain('để trống đơn vị tính');
  const discounted = await owner.draft({ lines: [{ ...SERVICE, discount_rate: '5' }] });
  expect(codes((await owner.publish(discounted)).body)).toContain('line_quantity_missing');
});

test('its adjustment is the difference of the amount, and leaves the right one in force', async () => {
  const at = await correctionsDesk(server.current);
  const draft = await owner.draft({ lines: [SERVICE] });
  await at.coded(draft);
  const body = { correction: { ...AGREED, lines: [{ ...SERVICE, amount: '-234567' }] } };
  const adjusting = draftIn(await at.call('createAdjustment', { id: draft.id, body }));
  expect(adjusting).toMatchObject({ nature: 'adjust', total_before_vat: '-234567' });
  await at.coded(adjusting);
  expect(await at.remediesOf(draft.id)).toMatchObject({
    lines_in_force: [{ name: SERVICE.name, quantity: null, unit_price: null, amount: '1000000' }],
    lines_apart: 0,
  });
});
