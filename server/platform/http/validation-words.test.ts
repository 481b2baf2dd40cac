import { expect, test } from 'vitest';
import { createValidators } from './validation.ts';

const judge = createValidators({ decimal: (value) => /^-?\d+(\.\d+)?$/.test(value) }).text({
  type: 'string',
  title: 'Đơn giá',
  format: 'decimal',
  pattern: String.raw`^\d{1,15}(\.\d{1,6})?$`,
});

// The text may come from a sheet of a company that writes numbers with a comma, so no mark is named.
test.each([
  ['1.2345678', 'Đơn giá “1.2345678” có quá nhiều chữ số thập phân, tối đa 6.'],
  ['1234567890123456', 'Đơn giá “1234567890123456” không đúng dạng.'],
  ['1.2x', 'Đơn giá cần một số, ví dụ 1234.56.'],
])('the number %s is refused in words that name no mark', (text, words) => {
  expect(judge(text).map(({ message }) => message)).toContain(words);
  expect(judge('1.234567')).toEqual([]);
});
