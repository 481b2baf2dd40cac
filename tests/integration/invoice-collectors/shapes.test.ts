import { expect, test } from 'vitest';
import type { InvoiceContent } from '#domain/invoice/content.ts';
import { SAMPLE_INVOICE, sampleLine } from '#domain/samples/sample-invoice.ts';
import { root } from '#tests/golden/sealed-sample.ts';
import { judgeHere } from '#tests/setup/judge-here.ts';
import { each, element, reshaped, withCode, withCollector, type Shape } from './collector-desk.ts';
import { sealed } from '#tests/golden/sealed-sample.ts';

const golden = [root.certificate_pem];
const desk = withCollector(judgeHere({ everybody: golden, authority: golden }));

const asItIs: Shape = (data) => data;
const reversed: Shape = (one) => ({ ...one, children: one.children.toReversed() });
const named = (name: string, to: string): Shape => each(name, (one) => ({ ...one, name: to }));
const without = (name: string): Shape => {
  const leave: Shape = (one) => ({
    ...one,
    children: one.children.filter((child) => child.name !== name).map(leave),
  });
  return leave;
};
const version = (text: string): Shape => each('PBan', (one) => ({ ...one, text }));
const all =
  (...shapes: Shape[]): Shape =>
  (data) =>
    shapes.reduce((one, shape) => shape(one), data);
const add = (to: string, ...more: Parameters<typeof element>[]): Shape =>
  each(to, (one) => ({ ...one, children: [...one.children, ...more.map((given) => element(...given))] }));

const UNCODED = { symbol: 'K26TAA' };
const line = (vat_rate: '0%' | '5%' | 'KCT' | 'KKKNT' | 'KHAC:7%') =>
  sampleLine({ name: 'Bút bi', unit: 'Cái', quantity: '100', unit_price: '5000', vat_rate });
const lines = (...rates: Parameters<typeof line>[0][]) => ({ lines: rates.map((rate) => line(rate)) });
const OLD_RELATED: Parameters<typeof element>[] = [
  [
    'TTHDLQuan',
    [
      element('TCHDon', '2'),
      element('LHDGoc', '1'),
      element('KHMSHDGoc', '1'),
      element('KHHDGoc', 'C25TAA'),
      element('SHDGoc', '77'),
      element('NLHDGoc', '2025-12-20'),
    ],
  ],
];

type Row = readonly [
  what: string,
  shape: Shape,
  content?: Partial<InvoiceContent>,
  around?: (file: string) => string,
];

/** What sellers' programs write: versions, orders, names, wrappings and contents. Each is signed as it stands. */
const SHAPES: readonly Row[] = [
  ['as the product writes it', asItIs],
  ['version 2.1.0', version('2.1.0')],
  ['version 2.0.1', version('2.0.1')],
  ['version 2.0.0', version('2.0.0')],
  ['a version of tomorrow', version('3.0.0')],
  ['no version', without('PBan')],
  ['TTChung the other way round', each('TTChung', reversed)],
  ['NDHDon the other way round', each('NDHDon', reversed)],
  ['NBan the other way round', each('NBan', reversed)],
  ['NMua the other way round', each('NMua', reversed)],
  ['HHDVu the other way round', each('HHDVu', reversed)],
  ['TToan the other way round', each('TToan', reversed)],
  ['LTSuat the other way round', each('LTSuat', reversed)],
  ['DLHDon the other way round', each('DLHDon', reversed)],
  [
    'all of it the other way round',
    all(...['TTChung', 'NDHDon', 'NBan', 'NMua', 'HHDVu', 'TToan'].map((name) => each(name, reversed))),
  ],
  ['TDLap for the day', named('NLap', 'TDLap')],
  ['HHDVu/Ten for the goods', named('THHDVu', 'Ten')],
  ['both old names, version 2.0.0', all(named('NLap', 'TDLap'), named('THHDVu', 'Ten'), version('2.0.0'))],
  [
    'old names, the other way round',
    all(named('NLap', 'TDLap'), named('THHDVu', 'Ten'), each('TTChung', reversed), each('HHDVu', reversed)),
  ],
  ['LHDGoc and its neighbours', add('TTChung', ...OLD_RELATED)],
  [
    'empty tags of what is not there',
    all(add('TTChung', ['MHSo', ''], ['SBKe', '']), add('NMua', ['SDThoai', ''])),
  ],
  [
    'fields of the seller’s own',
    add('TTChung', [
      'TTKhac',
      [
        element('TTin', [
          element('TTruong', 'Số đơn'),
          element('KDLieu', 'string'),
          element('DLieu', 'A & <B>'),
        ]),
      ],
    ]),
  ],
  ['elements that no table knows', add('NDHDon', ['GhiChuRieng', 'x'])],
  ['no position of lines', without('STT')],
  ['no name of the invoice', without('THDon')],
  ['no amount in words', without('TgTTTBChu')],
  ['no buyer’s name but the person', without('Ten')],
  ['no XML declaration', asItIs, {}, (file) => file.replace(/^<\?xml.*?\?>/, '')],
  ['an XML declaration', asItIs, {}, (file) => `<?xml version="1.0" encoding="utf-8"?>\r\n${file}`],
  ['a byte order mark', asItIs, {}, (file) => `\uFEFF${file}`],
  ['white space around the invoice', asItIs, {}, (file) => `\n${file.replace('<DSCKS>', '\n  <DSCKS>\n')}\n`],
  ['a remark beside the data', asItIs, {}, (file) => file.replace('<DSCKS>', '<!-- phần mềm A --><DSCKS>')],
  [
    'in a message',
    asItIs,
    {},
    (file) => `<TDiep><TTChung><MLTDiep>203</MLTDiep></TTChung><DLieu>${file}</DLieu></TDiep>`,
  ],
  [
    'of sales, form 2',
    asItIs,
    {
      form_no: '2',
      lines: [sampleLine({ name: 'Bút bi', unit: 'Cái', quantity: '100', unit_price: '5000' })],
    },
  ],
  ['at 0%', asItIs, lines('0%')],
  ['without tax', asItIs, lines('KCT', 'KKKNT')],
  ['at another rate', asItIs, lines('KHAC:7%', '5%')],
  ['in dollars', asItIs, { currency: 'USD', exchange_rate: '25400', ...lines('0%') }],
  ['of five hundred lines', asItIs, { lines: Array.from({ length: 500 }, () => line('5%')) }],
];

const rows = SHAPES.map(([what, shape, changed = {}, around = (file: string) => file]) => ({
  ...{ what, shape, changed, around },
}));

test.each(rows)('$what: read whole, and valid', async ({ shape, changed, around }) => {
  const content = desk.content({ ...UNCODED, ...changed });
  const invoice = await desk.taken(reshaped(content, shape, around));
  expect(invoice).toMatchObject({ verdict: 'valid', finding: null, issued_on: '2026-11-20' });
  expect(invoice.name).toBe(`${content.form_no}K26TAA ${String(content.number).padStart(8, '0')}`);
  const { lines: read, total } = await desk.reading(invoice.id);
  expect(read[0]).toMatchObject({ name: 'Bút bi', quantity: '100', unit_price: '5000' });
  expect(read).toHaveLength(content.lines.length);
  expect(Number(total)).toBeGreaterThan(0);
});

test('what an old file says of the invoice it adjusts is read', async () => {
  const invoice = await desk.taken(reshaped(desk.content(UNCODED), add('TTChung', ...OLD_RELATED)));
  expect((await desk.reading(invoice.id)).related).toBe('Điều chỉnh hóa đơn 1C25TAA số 77');
});

test('an invoice of a cash register needs no signature, and its code is the register’s', async () => {
  const file = Buffer.from(sealed(desk.content({ symbol: 'C26MAA' })))
    .toString()
    .replace(/<Signature .*<\/Signature>/s, '')
    .replace('<DSCKS>', '<MCCQT>M1-26-ABCDE-00000000001</MCCQT><DSCKS>');
  expect(await desk.taken(Buffer.from(file))).toMatchObject({ verdict: 'valid' });
});

test.each<[what: string, finding: string, verdict: string, file: () => Buffer]>([
  [
    'another’s signature',
    'Mã số thuế người bán khác chứng thư số',
    'invalid',
    () => desk.coded({ seller: { ...SAMPLE_INVOICE.seller, tax_code: '0100109106' } }),
  ],
  [
    'a tax code that cannot be',
    'Mã số thuế người bán sai',
    'invalid',
    () =>
      reshaped(
        desk.content(UNCODED),
        each('MST', (one) =>
          one.text === SAMPLE_INVOICE.seller.tax_code ? { ...one, text: '0101243151' } : one,
        ),
      ),
  ],
  [
    'changed after it was signed',
    'Hóa đơn đã bị sửa sau khi người bán ký',
    'invalid',
    () => Buffer.from(desk.coded().toString().replace('2080000', '9080000')),
  ],
  [
    'signed before the certificate was valid',
    'Chứng thư số chưa có hiệu lực khi ký',
    'invalid',
    () => Buffer.from(sealed(desk.content(UNCODED), undefined, '2025-11-20T09:15:00')),
  ],
  [
    'signed after the certificate ended',
    'Chứng thư số đã hết hạn khi ký',
    'invalid',
    () => Buffer.from(sealed(desk.content(UNCODED), undefined, '2029-11-20T09:15:00')),
  ],
  ['no code', 'Thiếu mã của cơ quan thuế', 'invalid', () => Buffer.from(sealed(desk.content()))],
  [
    'a code that somebody wrote',
    'Mã không có chữ ký của cơ quan thuế',
    'invalid',
    () =>
      Buffer.from(
        Buffer.from(sealed(desk.content()))
          .toString()
          .replace('<DSCKS>', '<MCCQT Id="m">00A1</MCCQT><DSCKS>'),
      ),
  ],
  [
    'totals that are not the sum',
    'Số tiền không khớp',
    'invalid',
    () =>
      reshaped(
        desk.content(UNCODED),
        each('TgTTTBSo', (one) => ({ ...one, text: '2080001' })),
      ),
  ],
  [
    'to another company',
    'Người mua không phải công ty mình',
    'invalid',
    () => desk.coded({ buyer_tax_code: '0100109106' }),
  ],
  [
    'to a branch',
    'Hóa đơn ghi cho đơn vị khác của công ty',
    'warning',
    () => desk.coded({ buyer_tax_code: `${desk.own}-001` }),
  ],
  [
    'to nobody’s tax code',
    'Hóa đơn không ghi mã số thuế người mua',
    'warning',
    () => desk.coded({ buyer_tax_code: null }),
  ],
  [
    'a symbol of another year',
    'Ký hiệu 1C25TAA không đúng quy định',
    'invalid',
    () => desk.coded({ symbol: 'C25TAA' }),
  ],
  ['a day to come', 'Ngày lập sau hôm nay', 'warning', () => desk.coded({ issued_on: '2026-11-25' })],
  [
    'a part that nothing signed',
    'Tệp có phần không được ký',
    'warning',
    () =>
      Buffer.from(
        withCode(sealed(desk.content())).toString().replace('</HDon>', '<GhiChu>x</GhiChu></HDon>'),
      ),
  ],
  [
    'the QR of another invoice',
    'Mã QR là của hóa đơn khác',
    'invalid',
    () =>
      Buffer.from(
        withCode(sealed(desk.content()))
          .toString()
          .replace(
            /<DLQRCode>.*<\/DLQRCode>/,
            desk
              .coded()
              .toString()
              .match(/<DLQRCode>.*<\/DLQRCode>/)?.[0] ?? '',
          ),
      ),
  ],
])('%s: %s', async (_what, finding, verdict, file) => {
  expect(await desk.taken(file())).toMatchObject({ finding, verdict });
});
