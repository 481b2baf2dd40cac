import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../data/test-vectors.json' with { type: 'json' };
import { buildQrCode, crc16, parseQrCode } from './qr-code.ts';

const SAMPLE =
  '00020101021299720010A00000077501100101243150020110306C26TAA040215050820261120060720800006304735C';
const SAMPLE_INVOICE = {
  seller_tax_code: '0101243150',
  form_no: '1',
  symbol: 'C26TAA',
  number: 15,
  issued_on: '2026-11-20',
  total: '2080000',
};

/** The definition, a bit at a time. */
const bitByBit = (text: string): string => {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

test('CRC-16/CCITT-FALSE of its check string', () => expect(crc16('123456789')).toBe('29B1'));

test.each([
  ['', 'FFFF'],
  ['A', 'B915'],
])('CRC of %j', (text, crc) => expect(crc16(text)).toBe(crc));

test('CRC of any text is that of its UTF-8 bytes', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(crc16(text)).toBe(bitByBit(text));
    }),
  ));

test("the sample invoice's code is built to the letter", () =>
  expect(buildQrCode(SAMPLE_INVOICE)).toBe(SAMPLE));

test('what was built is read back, a branch with its dash', () => {
  expect(parseQrCode(SAMPLE)?.invoice).toEqual(SAMPLE_INVOICE);
  const branch = { ...SAMPLE_INVOICE, seller_tax_code: '0104831030-091' };
  expect(buildQrCode(branch)).toContain('01130104831030091');
  expect(parseQrCode(buildQrCode(branch))?.invoice).toEqual(branch);
});

describe('the full payment code of QĐ 1271 Annex XIII', () => {
  const parsed = parseQrCode(vectors.qr_full);
  test('its checksum and lengths hold', () => expect(parsed).not.toBeNull());
  test('its fields, in order', () =>
    expect(parsed?.fields.map(({ id }) => id)).toEqual([
      '00',
      '01',
      '02',
      '04',
      '26',
      '52',
      '53',
      '54',
      '58',
      '59',
      '60',
      '62',
      '99',
      '63',
    ]));
  test('its invoice', () =>
    expect(parsed?.invoice).toEqual({
      seller_tax_code: '0107001729-001',
      form_no: '1',
      symbol: 'C21TYY',
      number: 68,
      issued_on: '2021-11-21',
      total: '120000', // as field 54, the amount to pay
    }));
});

describe('what is not whole is refused', () => {
  test.each([
    ['a changed digit', SAMPLE.replace('2080000', '2080001')],
    ['a wrong checksum', SAMPLE.replace(/.{4}$/, '0000')],
    ['cut short', SAMPLE.slice(0, -4)],
    ['empty', ''],
    ['a length past the end', recheck('00020101021299990010A0000007756304')],
    ['too long', recheck(`5999${'x'.repeat(99)}`.repeat(6) + '6304')],
  ])('%s', (_, text) => expect(parseQrCode(text)).toBeNull());
});

function recheck(unchecked: string): string {
  return unchecked + crc16(unchecked);
}
