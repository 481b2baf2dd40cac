import { describe, expect, test } from 'vitest';
import { invoiceDataIn, invoiceFilesIn } from '#domain/documents/invoice-document.ts';
import { buildInvoiceData } from '#domain/documents/invoice-xml.ts';
import { parseQrCode } from '#domain/documents/qr-code.ts';
import { readInvoice } from '#domain/documents/read-invoice.ts';
import { encodeUtf8 } from '#domain/documents/bytes.ts';
import type { InvoiceContent } from '#domain/invoice/content.ts';
import { amountProblems } from '#domain/invoice/amount-problems.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import { SAMPLE_INVOICE, sampleLine } from '#domain/samples/sample-invoice.ts';
import { canonicalizeElements } from '#server/platform/xmldsig/canonicalize.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { sampleFile, sealed } from './sealed-sample.ts';

const [sample = new Uint8Array()] = invoiceFilesIn(sampleFile('200-invoice-for-code-2.1.1.xml'));
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const OPTIONS = { id: 'data-C26TAA-15', version: '2.1.1', solution_provider_tax_code: '0106026495' } as const;

const build = (content: InvoiceContent) =>
  buildInvoiceData(content, computeInvoice(content, DEFAULT_DECIMAL_DIGITS), OPTIONS);

test("the sample's invoice data, byte for byte", () =>
  expect(build(SAMPLE_INVOICE)).toBe(text(invoiceDataIn(sample))));

test("the sample's QR code, byte for byte", () => {
  const made = /<DLQRCode>(.*)<\/DLQRCode>/.exec(text(sealed(SAMPLE_INVOICE)))?.[1] ?? '';
  expect(made).toBe(/<DLQRCode>(.*)<\/DLQRCode>/.exec(text(sample))?.[1]);
  expect(parseQrCode(made)).not.toBeNull();
});

test('the sample read back is the invoice that was entered', () => {
  const read = readInvoice(parseXml(sample));
  expect(read?.content).toEqual(SAMPLE_INVOICE);
  expect(read).toMatchObject({ id: 'data-C26TAA-15', version: '2.1.1', authority_code: null });
  expect(read && amountProblems(read.content, read.stated)).toEqual([]);
});

const RICH: InvoiceContent = {
  ...SAMPLE_INVOICE,
  currency: 'USD',
  exchange_rate: '25450.50',
  buyer_name: 'A & B <"Đông"> \'x\'\r\n\t',
  buyer_phone_number: '0900000000',
  buyer_identity_no: '001099012345',
  buyer_budget_code: '1234567',
  buyer_bank_account: '1',
  buyer_bank_name: 'NH',
  seller: { ...SAMPLE_INVOICE.seller, fax: '024', website: 'https://example.vn/?a=1&b=2' },
  lines: [
    sampleLine({
      name: '𝒳 ]]>',
      quantity: '1.50',
      unit_price: '10.10',
      discount_rate: '2.5',
      vat_rate: 'KHAC:05.26%',
    }),
    sampleLine({ name: 'y', quantity: '2', unit_price: '3', discount_amount: '1', vat_rate: 'KCT' }),
  ],
};

describe('what is written is canonical already', () => {
  test.each([
    ['sample', SAMPLE_INVOICE],
    ['every field, every character that needs an escape', RICH],
  ])('%s', (_, content) => {
    const data = encodeUtf8(build(content));
    const [canonical] = canonicalizeElements(data, [{ position: 0, form: 'inclusive' }]);
    expect(text(canonical ?? new Uint8Array())).toBe(text(data));
  });
});

test('foreign currency, discounts and every optional field survive the way there and back', () => {
  const read = readInvoice(parseXml(sealed(RICH)));
  expect(read?.content).toEqual({
    ...RICH,
    exchange_rate: '25450.5',
    lines: [
      { ...RICH.lines[0], quantity: '1.5', unit_price: '10.1', discount_amount: '0.38' },
      { ...RICH.lines[1] },
    ],
  });
  expect(read && amountProblems(read.content, read.stated)).toEqual([]);
});

describe('totals that do not add up are named', () => {
  const tamper = (from: string, to: string) => {
    const read = readInvoice(parseXml(encodeUtf8(text(sample).replace(from, to))));
    return read && amountProblems(read.content, read.stated);
  };
  test.each([
    ['<ThTien>500000</ThTien><TSuat>8%', '<ThTien>500001</ThTien><TSuat>8%', ['lines_before_vat']],
    ['<TgTCThue>1900000', '<TgTCThue>1900001', ['lines_before_vat', 'rates_before_vat', 'total']],
    ['<TThue>40000', '<TThue>40002', ['rate_vat', 'rates_vat']],
    ['<TgTThue>180000', '<TgTThue>180001', ['rates_vat', 'total']],
    ['<TgTTTBSo>2080000', '<TgTTTBSo>2080001', ['total']],
    ['<TgTTTBSo>2080000</TgTTTBSo>', '', ['amount_missing']],
  ])('%s to %s', (from, to, problems) => expect(tamper(from, to)).toEqual(problems));
});

test('children may come in any order (as real files do)', () => {
  const turned = text(sample).replace(
    /<LTSuat>(<TSuat>.*?<\/TSuat>)(<ThTien>.*?<\/ThTien>)(<TThue>.*?<\/TThue>)/g,
    '<LTSuat>$1$3$2',
  );
  expect(turned).not.toBe(text(sample));
  expect(readInvoice(parseXml(encodeUtf8(turned)))).toEqual(readInvoice(parseXml(sample)));
});
