import { describe, expect, test } from 'vitest';
import vectors from '../data/test-vectors.json' with { type: 'json' };
import { amountInWords } from './amount-in-words.ts';

describe('the vectors', () => {
  test('are 58', () => expect(vectors.vectors).toHaveLength(58));
  test.each(vectors.vectors.map(({ n, text }) => [String(n), text]))('%s', (n, text) =>
    expect(amountInWords(n, 'VND')).toBe(text),
  );
});

describe('large amounts, to 21 digits', () => {
  test.each([
    ['1000000000000000', 'Một triệu tỷ đồng'],
    ['1000000000000000000', 'Một tỷ tỷ đồng'],
    ['100000000000000000001', 'Một trăm tỷ tỷ không trăm linh một đồng'],
    ['5000001000', 'Năm tỷ không trăm linh một nghìn đồng'],
  ])('%s', (n, text) => expect(amountInWords(n, 'VND')).toBe(text));

  test('22 digits are refused', () => expect(() => amountInWords('1'.repeat(22), 'VND')).toThrow(RangeError));
});

describe('foreign currency', () => {
  test.each([
    ['1250.4', 'USD', 'Một nghìn hai trăm năm mươi đô la Mỹ và bốn mươi xu'],
    ['0.05', 'USD', 'Không đô la Mỹ và năm xu'],
    ['-15.25', 'EUR', 'Âm mười lăm euro và hai mươi lăm xu'],
    ['100', 'EUR', 'Một trăm euro'],
    ['10.5', 'JPY', 'Mười phẩy năm yên Nhật'],
    ['7', 'CHF', 'Bảy CHF'],
  ])('%s %s', (n, currency, text) => expect(amountInWords(n, currency)).toBe(text));
});

test('junk is refused', () => expect(() => amountInWords('1.000,5', 'VND')).toThrow(RangeError));
