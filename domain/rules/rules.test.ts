import { describe, expect, test } from 'vitest';
import { AGREEMENT_EXEMPTIONS, AGREEMENTS } from './corrections/agreements.table.ts';
import { CORRECTION_BARS } from './corrections/correction-bars.table.ts';
import { FORM_TITLES } from './particulars/form-titles.table.ts';
import { MISTAKE_NATURES } from './corrections/mistake-notice.table.ts';
import { CORRECTION_MESSAGES } from './corrections/correction-messages.table.ts';
import { CORRECTION_REASONS } from './corrections/correction-reasons.table.ts';
import { inForce } from './dated.ts';
import { DEADLINES } from './deadlines/deadlines.table.ts';
import { FORM_NAMES, formNameOn } from './particulars/forms.table.ts';
import {
  FORMAT_VERSIONS,
  formatVersionFor,
  formatVersionOn,
  isFormatVersion,
} from './particulars/format-versions.table.ts';
import { HOLIDAYS } from './deadlines/holidays.table.ts';
import { INCIDENT_RELIEF } from './deadlines/incident-relief.table.ts';
import { LEGAL_SENTENCES, legalSentence } from './particulars/legal-sentences.table.ts';
import { MATTERS, WAYS_AROUND } from './corrections/remedies.table.ts';
import {
  isRetailBuyer,
  newestRetailBuyer,
  RETAIL_BUYER,
  retailBuyerOn,
} from './particulars/retail-buyer.table.ts';
import {
  REVENUE_RATES,
  REVENUE_RELIEF,
  revenuePercentsOn,
  revenueRatesOn,
  revenueReliefOn,
  statesRevenueRelief,
} from './tax/revenue-percentages.table.ts';
import { isReadableLetter, SYMBOL_LETTERS, symbolLettersOn } from './particulars/symbol-letters.table.ts';
import { SEVERAL_BARS } from './corrections/several-invoices.table.ts';
import { SERVICE_NOTICE } from './service-notice.table.ts';
import { SERVICE_RATES } from './tax/service-rates.table.ts';
import { STOP_SIGNS } from './stop-signs.table.ts';
import { VAT_RATES } from './tax/vat-rates.table.ts';

describe('every row is dated and says where it stands', () => {
  test.each(
    Object.entries({
      AGREEMENT_EXEMPTIONS,
      AGREEMENTS,
      CORRECTION_BARS,
      CORRECTION_MESSAGES,
      CORRECTION_REASONS,
      DEADLINES,
      FORM_NAMES,
      FORMAT_VERSIONS,
      HOLIDAYS,
      INCIDENT_RELIEF,
      LEGAL_SENTENCES: Object.values(LEGAL_SENTENCES).flat(),
      MATTERS,
      MISTAKE_NATURES,
      FORM_TITLES: Object.values(FORM_TITLES).flat(),
      RETAIL_BUYER,
      REVENUE_RATES,
      REVENUE_RELIEF,
      SERVICE_NOTICE,
      SERVICE_RATES,
      SEVERAL_BARS,
      STOP_SIGNS,
      SYMBOL_LETTERS,
      VAT_RATES,
      WAYS_AROUND,
    }),
  )('%s', (_table, rows) => {
    for (const row of rows) {
      expect(row.valid_from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(row.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(row.source).not.toBe('');
      if (row.valid_to !== null) expect(row.valid_from <= row.valid_to).toBe(true);
    }
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
  expect(() => formatVersionFor('2021-12-31')).toThrow(RangeError);
  expect(['2021-12-31', '2025-05-31', '2025-06-01', '2026-06-30', '2026-07-01'].map(formatVersionOn)).toEqual(
    [null, '2.0.1', '2.1.0', '2.1.0', '2.1.1'],
  );
  expect(isFormatVersion('2.0.0')).toBe(false);
});

describe('letters', () => {
  const letters = (date: string, form_no?: string) =>
    symbolLettersOn(date, form_no)
      .map((row) => row.letter)
      .join('');

  test('X since TT 32/2025, F since TT 91/2026, N and B only with form 6', () => {
    expect(letters('2025-05-31')).toBe('TDLMNBGH');
    expect(letters('2025-06-01')).toBe('TDLMNBGHX');
    expect(letters('2026-07-01')).toBe('TDLMNBGHXF');
    expect(letters('2026-11-20', '6')).toBe('NB');
    expect(letters('2026-11-20', '1')).toBe('TDLMF');
  });

  test('R, which only a sample form carries, is read but not issued', () => {
    expect(letters('2026-11-20')).not.toContain('R');
    expect(isReadableLetter('R', '2026-11-20')).toBe(true);
    expect(isReadableLetter('T', '2026-11-20')).toBe(true);
    expect(isReadableLetter('Z', '2026-11-20')).toBe(false);
  });
});

describe('a buyer who gives nothing', () => {
  test('is named by NĐ 254/2026', () => {
    expect(retailBuyerOn('2026-11-20')).toBe('Bán cho người tiêu dùng');
    expect(newestRetailBuyer()).toBe('Bán cho người tiêu dùng');
    expect(isRetailBuyer(' Bán cho người tiêu dùng ')).toBe(true);
    expect(isRetailBuyer('Công ty A')).toBe(false);
    expect(isRetailBuyer(null)).toBe(false);
  });
});

test('sentences of the law are filled in, unknown blanks stay', () => {
  const blanks = { form_no: '1', symbol: 'C26TAA', number: '15', day: '20', month: '11' };
  expect(legalSentence('replaces', '2026-11-20', blanks)).toBe(
    'Thay thế cho hóa đơn Mẫu số 1 ký hiệu C26TAA số 15 ngày 20 tháng 11 năm {year}',
  );
  expect(legalSentence('print_footer', '2020-01-01')).toBeNull();
});

test('forms have names, some letters their own', () => {
  expect(formNameOn('1', '2026-11-20')).toBe('Hóa đơn giá trị gia tăng');
  expect(formNameOn('1', '2026-11-20', 'T')).toBe('Hóa đơn giá trị gia tăng');
  expect(formNameOn('6', '2026-11-20', 'N')).toBe('Phiếu xuất kho kiêm vận chuyển nội bộ');
  expect(formNameOn('6', '2026-11-20')).toBe('Phiếu xuất kho');
  expect(formNameOn('7', '2024-01-01')).toBeNull();
});

test('percentages of revenue, by group of trade', () =>
  expect(revenueRatesOn('2026-11-20').map(({ group, percent }) => `${group} ${percent}`)).toEqual([
    '01 1',
    '02 5',
    '03 5',
    '04 3',
    '05 5',
    '06 2',
  ]));

test('percentages of revenue to choose from rise, and there are none before the law', () => {
  expect(revenuePercentsOn('2026-11-20')).toEqual(['1', '2', '3', '5']);
  expect(revenuePercentsOn('2021-12-31')).toEqual([]);
});

describe('the reduction of them, by the resolution that gives it', () => {
  test.each([
    ['43/2022/QH15', '2022-02-01', '2022-12-31'],
    ['101/2023/QH15', '2023-07-01', '2023-12-31'],
    ['110/2023/QH15', '2024-01-01', '2024-06-30'],
    ['142/2024/QH15', '2024-07-01', '2024-12-31'],
    ['174/2024/QH15', '2025-01-01', '2025-06-30'],
    ['204/2025/QH15', '2025-07-01', '2026-12-31'],
  ])('%s: from its first day to its last', (resolution, first, last) => {
    for (const day of [first, last]) {
      const relief = revenueReliefOn(day);
      expect(relief?.sentence, day).toContain(resolution);
      expect(relief?.valid_to, day).toBe(last);
    }
  });

  test.each(['2022-01-31', '2023-01-01', '2023-06-30', '2027-01-01'])('none on %s', (day) =>
    expect(revenueReliefOn(day)).toBeNull(),
  );
});

test('the reduction of them is written on the sales invoice alone', () =>
  expect(['1', '2', '3', '4', '5', '6', '7', '8', '9'].filter(statesRevenueRelief)).toEqual(['2']));
