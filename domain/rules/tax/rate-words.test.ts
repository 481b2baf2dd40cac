import { expect, test } from 'vitest';
import { rateOfNumber, rateOfWords } from './rate-words.ts';

test.each([
  ['8', '8', '8%'],
  ['0.08', '0,08', '8%'],
  ['0.1', '0,1', '10%'],
  ['0.05', '0.05', '5%'],
  ['0.08', '0,08%', '0.08%'],
  ['8', '8 %', '8%'],
])('%s written %s is %s', (value, text, rate) => expect(rateOfNumber(value, text)).toBe(rate));

test('words of rates have their code', () => {
  expect(rateOfWords('khong  chiu thue ')).toBe('KCT');
  expect(rateOfWords('khong ke khai, tinh nop thue')).toBe('KKKNT');
  expect(rateOfWords('kct')).toBeNull();
});
