import { expect, test } from 'vitest';
import { SAMPLE_INVOICE } from '#domain/samples/sample-invoice.ts';
import { root } from '#tests/golden/sealed-sample.ts';
import { judgeHere } from '#tests/setup/judge-here.ts';
import { each, reshaped, withCode, withCollector } from './collector-desk.ts';
import { add, OLD_RELATED, SHAPES, UNCODED } from './shapes.table.ts';
import { sealed } from '#tests/golden/sealed-sample.ts';

const golden = [root.certificate_pem];
const desk = withCollector(judgeHere({ everybody: golden, authority: golden }));

test.each(SHAPES)('$what: read whole, and valid', async ({ shape, changed, around }) => {
  const content = desk.content({ ...UNCODED, ...changed });
  const invoice = await desk.taken(reshaped(content, shape, around));
  expect(invoice).toMatchObject({ verdict: 'valid', finding: null, issued_on: '2026-11-20' });
  expect(invoice.name).toBe(`${content.form_no}K26TAA ${String(content.number).padStart(8, '0')}`);
  const { lines: read, total } = await desk.reading(invoice.id);
  expect(read[0]).toMatchObject({ name: 'Bút bi', quantity: '100', unit_price: '5000' });
  expect(read).toHaveLength(content.lines.length);
  expect(Number(total)).toBeGreaterThan(0);
});

test('one that a delegate made and signed for its seller is valid where the authority coded it, and asked about where not', async () => {
  const seller = { ...SAMPLE_INVOICE.seller, tax_code: '0100109106' };
  const delegate = { tax_code: SAMPLE_INVOICE.seller.tax_code, name: 'Sàn Mẫu', address: 'Hà Nội' };
  expect(await desk.taken(desk.coded({ seller, delegate }))).toMatchObject({
    verdict: 'valid',
    finding: null,
  });
  const uncoded = Buffer.from(sealed(desk.content({ ...UNCODED, seller, delegate })));
  expect(await desk.taken(uncoded)).toMatchObject({
    verdict: 'warning',
    finding: 'Bên nhận ủy nhiệm ký hóa đơn không mã',
  });
});

test('what an old file says of the invoice it adjusts is read', async () => {
  const invoice = await desk.taken(reshaped(desk.content(UNCODED), add('TTChung', ...OLD_RELATED)));
  expect(invoice.related).toMatchObject({
    ...{ nature: 'adjust', form_no: '1', symbol: 'C25TAA', number: '77', issued_on: '2025-12-20' },
    invoice_collector_id: null,
  });
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
