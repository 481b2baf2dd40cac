import { describe, expect, test } from 'vitest';
import { crc16 } from '../documents/qr-code.ts';
import { vietQr } from './vietqr.ts';

/** EMVCo tag-length-value, read independently of how it is written: tags of two digits, lengths in decimal. */
function decode(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (let rest = text; rest !== '';) {
    const parts = /^(\d\d)(\d\d)/.exec(rest);
    if (parts === null) throw new Error(`no tag in ${rest}`);
    const [, tag = '', length = ''] = parts;
    const value = rest.slice(4, 4 + Number(length));
    if (value.length !== Number(length) || found.has(tag)) throw new Error(`tag ${tag} in ${text}`);
    found.set(tag, value);
    rest = rest.slice(4 + value.length);
  }
  return found;
}

/** The checksum by its definition, division of the bits by x^16 + x^12 + x^5 + 1, instead of shifting a register. */
function remainder(text: string): string {
  const bits = [...text].flatMap((letter) =>
    [...letter.charCodeAt(0).toString(2).padStart(8, '0')].map(Number),
  );
  const padded = [...bits, ...Array<number>(16).fill(0)].map((bit, at) => (at < 16 ? bit ^ 1 : bit));
  for (let at = 0; at < bits.length; at += 1)
    if (padded[at] === 1) for (const term of [0, 4, 11, 16]) padded[at + term] = (padded[at + term] ?? 0) ^ 1;
  const left = Number.parseInt(padded.slice(-16).join(''), 2);
  return left.toString(16).toUpperCase().padStart(4, '0');
}

const transfer = {
  bank_bin: '970436',
  account_number: '1903202608888',
  amount: '961200',
  reference: 'HDS1234567839',
};

describe('CRC-16/CCITT-FALSE', () => {
  // The check value of the catalogue of CRC algorithms, and of an empty text.
  test.each([
    ['123456789', '29B1'],
    ['', 'FFFF'],
    ['A', 'B915'],
  ])('of %j is %s', (text, crc) => expect(crc16(text)).toBe(crc));

  test.each(['123456789', 'A', vietQr(transfer).slice(0, -4)])('agrees with long division on %j', (text) =>
    expect(crc16(text)).toBe(remainder(text)),
  );

  // A published example of a transfer to an account, without an amount.
  test('is that of a code made by others', () => {
    const code =
      '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F';
    expect(crc16(code.slice(0, -4))).toBe(code.slice(-4));
  });
});

describe('a VietQR code', () => {
  test('says whom, how much and what for, to whoever reads it by the standard alone', () => {
    const code = vietQr(transfer);
    const read = decode(code);
    expect([read.get('00'), read.get('01'), read.get('53'), read.get('58')]).toEqual([
      '01',
      '12',
      '704',
      'VN',
    ]);
    expect(read.get('54')).toBe('961200');
    const merchant = decode(read.get('38') ?? '');
    expect([merchant.get('00'), merchant.get('02')]).toEqual(['A000000727', 'QRIBFTTA']);
    expect(Object.fromEntries(decode(merchant.get('01') ?? ''))).toEqual({
      '00': '970436',
      '01': '1903202608888',
    });
    expect(decode(read.get('62') ?? '').get('08')).toBe('HDS1234567839');
    expect(read.get('63')).toBe(remainder(code.slice(0, -4)));
    expect([...read.keys()].at(-1)).toBe('63');
  });

  test.each([
    ['an amount of nothing', { amount: '0' }],
    ['an amount with decimals', { amount: '1.5' }],
    ['a negative amount', { amount: '-1' }],
    ['words in the reference', { reference: 'HDS 12' }],
    ['a reference too long', { reference: 'A'.repeat(26) }],
    ['letters in the BIN', { bank_bin: '97043A' }],
    ['no account', { account_number: '' }],
  ])('is refused with %s', (_what, wrong) => {
    expect(() => vietQr({ ...transfer, ...wrong })).toThrow(RangeError);
  });
});
