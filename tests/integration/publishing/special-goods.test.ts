import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { deskOf, TENANT, type Desk } from '#tests/integration/signing/desk.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { AGREED, draftIn } from '../corrections/corrections-desk.ts';
import { SAMPLE } from '../reliability/clerk.ts';
import { drawnPrints } from './drawn-prints.ts';

type Special = NonNullable<components['schemas']['InvoiceLineInput']['special']>;

const { invoice_printer, printed } = drawnPrints();
const server = withTestApp(undefined, { invoice_printer });
const [LINE] = SAMPLE.lines;
if (LINE === undefined) throw new Error('the sample has a line');
const WAY: Special = [
  { goods: '2', name: 'BKSPTVChuyen', value: '51C-482.19' },
  { goods: '2', name: 'DDi', value: 'Huế' },
  { goods: '2', name: 'DDen', value: 'Đà Nẵng' },
];
const SENT: Special = [
  { goods: '3', name: 'THHVChuyen', value: 'Gạo' },
  { goods: '3', name: 'TNGHang', value: 'Lê An' },
  { goods: '3', name: 'DCNGHang', value: 'Số 9 Huế' },
];

const draftOf = (special: Special | null) => owner.draft({ lines: [{ ...LINE, special }] });

let owner: Desk;
let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  owner = await deskOf(server.current);
});

test('a transport says by which vehicle it goes and which way, in the signed file and in the print', async () => {
  const draft = await draftOf(WAY);
  expect(draft.lines).toMatchObject([{ special: WAY }]);
  expect((await owner.publish(draft)).status).toBe(202);
  await server.current.publishNow(TENANT, draft.id);
  expect(await owner.publication(draft.id)).toMatchObject({ status: 'code_issued' });
  const { text } = await judged(server.current, 'getInvoiceXml', { token, id: draft.id });
  const flat = text.replace(/>\s+</g, '><');
  expect(flat).toContain('<HHDVu><TChat>5</TChat>');
  expect(flat).toContain(
    '<TTHHDTrung><TTin><DLieu>51C-482.19</DLieu><LHHDTrung>2</LHHDTrung><TTruong>BKSPTVChuyen</TTruong></TTin>',
  );
  const { lines } = await printed(server.current, token, draft.id);
  expect(lines[0]?.name).toBe(
    `${LINE.name} (Biển kiểm soát phương tiện vận chuyển: 51C-482.19; Điểm đi: Huế; Điểm đến: Đà Nẵng)`,
  );
});

test('a transport on a fixed route is special goods that state nothing more', async () => {
  const draft = await draftOf([]);
  expect(draft.lines).toMatchObject([{ special: [] }]);
  expect((await owner.publish(draft)).status).toBe(202);
});

test('a freight without its sender is saved, and not published', async () => {
  const draft = await draftOf(SENT);
  const { status, body } = await owner.publish(draft);
  expect([status, body]).toEqual([
    422,
    {
      errors: [
        {
          code: 'text_missing',
          fields: ['lines.0.special'],
          message: expect.stringContaining('Mã số thuế hoặc mã định danh người gửi hàng'),
        },
      ],
    },
  ]);
});

test.each([
  [
    'a field that goods of this kind do not have',
    [{ goods: '2', name: 'SKhung', value: 'K1' }],
    'special_goods_malformed',
  ],
  ['one that is there twice', [...WAY, WAY[1]], 'special_goods_malformed'],
  [
    'letters that turn the direction of writing',
    [{ goods: '2', name: 'DDi', value: 'Hu\u202eế' }],
    'text_characters',
  ],
])('%s: refused when it is saved', async (_what, special, code) => {
  const { status, body } = await owner.post('/api/invoices', {
    invoice: { ...SAMPLE, lines: [{ ...LINE, special }] },
  });
  expect([status, body]).toEqual([
    422,
    { errors: [expect.objectContaining({ code, fields: ['lines.0.special'] })] },
  ]);
});

test('an invoice that replaces another begins with what that one states beside the law and of special goods', async () => {
  const extras = [{ name: 'Số PO', type: 'string', value: '4500' }] as const;
  const batch = [{ name: 'Số lô', type: 'string', value: 'A1' }] as const;
  const lines = [{ ...LINE, special: WAY, extras: [...batch] }];
  const draft = await owner.draft({ lines, extras: [...extras] });
  expect((await owner.publish(draft)).status).toBe(202);
  await server.current.publishNow(TENANT, draft.id);
  const replacing = draftIn(
    await judged(server.current, 'createReplacement', { token, id: draft.id, body: { correction: AGREED } }),
  );
  expect(replacing).toMatchObject({ extras, lines: [{ special: WAY, extras: batch }] });
});

test('only goods can be special: another kind of line drops what was stated', async () => {
  const note = { kind: 'note', name: 'Ghi chú', special: WAY } as const;
  const draft = await owner.draft({ lines: [LINE, note] });
  expect(draft.lines[1]).toMatchObject({ special: null });
});
