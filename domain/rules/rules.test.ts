import { describe, expect, test } from 'vitest';
import { inForce } from './dated.ts';
import { formNameOn } from './form-names.ts';
import { FORMAT_VERSIONS } from './format-versions.table.ts';
import { formatVersionOn, isFormatVersion } from './format-versions.ts';
import { legalSentence } from './legal-sentences.ts';
import { isRetailBuyer, retailBuyerOn } from './retail-buyer.ts';
import { RETAIL_BUYER } from './retail-buyer.table.ts';
import { SYMBOL_LETTERS } from './symbol-letters.table.ts';
import { symbolLettersOn } from './symbol-letters.ts';
import { VAT_RATES } from './vat-rates.table.ts';

describe('every row is dated and says where it stands', () => {
  test.each([...VAT_RATES, ...SYMBOL_LETTERS, ...RETAIL_BUYER, ...FORMAT_VERSIONS])('%j', (row) => {
    expect(row.valid_from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(row.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(row.source).not.toBe('');
    if (row.valid_to !== null) expect(row.valid_from <= row.valid_to).toBe(true);
  });
});

test('both ends of a row are in force', () => {
  const row = { valid_from: '2025-07-01', valid_to: '2026-12-31', source: '', checked: '' };
  expect(['2025-06-30', '2025-07-01', '2026-12-31', '2027-01-01'].map((day) => inForce(row, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('format versions follow each other without a gap', () => {
  expect(['2021-12-31', '2025-05-31', '2025-06-01', '2026-06-30', '2026-07-01'].map(formatVersionOn)).toEqual(
    [null, '2.0.1', '2.1.0', '2.1.0', '2.1.1'],
  );
  expect(isFormatVersion('2.0.0')).toBe(false);
});

test('letters: X since TT 32/2025, F since TT 91/2026, N and B only with form 6', () => {
  const letters = (date: string, form_no?: string) =>
    symbolLettersOn(date, form_no)
      .map((row) => row.letter)
      .join('');
  expect(letters('2025-05-31')).toBe('TDLMNBGH');
  expect(letters('2025-06-01')).toBe('TDLMNBGHX');
  expect(letters('2026-07-01')).toBe('TDLMNBGHXF');
  expect(letters('2026-11-20', '6')).toBe('NB');
  expect(letters('2026-11-20', '1')).toBe('TDLMF');
});

test('the consumer who gives nothing is named by NĐ 254/2026', () => {
  expect(retailBuyerOn('2026-11-20')).toBe('Bán cho người tiêu dùng');
  expect(isRetailBuyer(' Bán cho người tiêu dùng ')).toBe(true);
  expect(isRetailBuyer('Công ty A')).toBe(false);
  expect(isRetailBuyer(null)).toBe(false);
});

test('sentences of the law are filled in, unknown blanks stay', () => {
  const blanks = { form_no: '1', symbol: 'C26TAA', number: '15', day: '20', month: '11' };
  expect(legalSentence('replaces', '2026-11-20', blanks)).toBe(
    'Thay thế cho hóa đơn Mẫu số 1 ký hiệu C26TAA số 15 ngày 20 tháng 11 năm {year}',
  );
  expect(legalSentence('print_footer', '2020-01-01')).toBeNull();
});

test('forms have names', () => {
  expect(formNameOn('1', '2026-11-20')).toBe('Hóa đơn giá trị gia tăng');
  expect(formNameOn('7', '2024-01-01')).toBeNull();
});
