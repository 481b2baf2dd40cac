import { expect, test } from 'vitest';
import type { CrudField } from '../../crud-descriptor.ts';
import { cellValue } from './cell-value.ts';
import { correctedText } from './number-value.ts';

const FIELD: CrudField = {
  source: 'colour',
  kind: 'text',
  label: 'Màu',
  required: false,
  nullable: true,
  read_only: false,
  hidden: false,
  unique: false,
  search: false,
  many: false,
  max_length: null,
  pattern: null,
  default_value: null,
  hint: null,
  reference: null,
  options: null,
};
const COLOURS = [
  { value: 'red', label: 'Đỏ' },
  { value: 'blue', label: 'Xanh, đậm' },
];
const choice = { ...FIELD, kind: 'enum', options: COLOURS };

test('an empty cell is null, whatever the kind', () => {
  for (const kind of ['text', 'integer', 'money', 'date', 'boolean', 'enum'])
    expect(cellValue({ ...FIELD, kind }, '  ', 'vietnamese')).toEqual({ value: null });
});

test('a choice is known by its label or its value, accents and case aside', () => {
  for (const text of ['Đỏ', 'do', 'DO', 'red'])
    expect(cellValue(choice, text, 'vietnamese')).toEqual({ value: 'red' });
  expect(cellValue(choice, 'tím', 'vietnamese')).toEqual({
    problem: '“tím” không nằm trong các giá trị cho phép. Cần một trong: Đỏ, Xanh, đậm.',
  });
});

test('several choices stand between semicolons, commas or on lines, and a label may hold a comma', () => {
  const many = { ...choice, many: true };
  for (const text of ['Đỏ; Xanh, đậm', 'Xanh, đậm\nđỏ', 'red,blue'])
    expect(cellValue(many, text, 'vietnamese')).toMatchObject({
      value: expect.arrayContaining(['red', 'blue']),
    });
  expect(cellValue(many, 'đỏ, tím', 'vietnamese')).toMatchObject({
    problem: expect.stringContaining('“tím”'),
  });
});

test('yes and no in the words people use', () => {
  const yes_no = { ...FIELD, kind: 'boolean' };
  for (const text of ['Có', 'x', 'TRUE', '1', 'đúng'])
    expect(cellValue(yes_no, text, 'vietnamese')).toEqual({ value: true });
  for (const text of ['Không', 'false', '0', 'Sai'])
    expect(cellValue(yes_no, text, 'vietnamese')).toEqual({ value: false });
  expect(cellValue(yes_no, 'chắc', 'vietnamese')).toEqual({ problem: '“chắc” không rõ. Cần Có hoặc Không.' });
});

test('letters in pieces are put together, as in files of a Mac', () => {
  expect(cellValue(FIELD, 'Hàng'.normalize('NFD'), 'vietnamese')).toEqual({ value: 'Hàng'.normalize('NFC') });
});

test('a rate is written with its sign', () => {
  const rate = { ...FIELD, kind: 'vat_rate' };
  for (const text of ['8', '8%', '8 %', '8,0%', '0,08'])
    expect(cellValue(rate, text, 'vietnamese')).toEqual({ value: '8%' });
  expect(cellValue(rate, '0,1', 'vietnamese')).toEqual({ value: '10%' });
  expect(cellValue(rate, '0%', 'vietnamese')).toEqual({ value: '0%' });
  expect(cellValue(rate, 'Không chịu thuế', 'vietnamese')).toEqual({ value: 'KCT' });
  expect(cellValue(rate, 'kct', 'vietnamese')).toEqual({ value: 'KCT' });
});

const price = { ...FIELD, kind: 'money', label: 'Đơn giá', pattern: '^\\d{1,15}(\\.\\d{1,2})?$' };

test.each([
  ['vietnamese', '1.500', { value: '1500' }],
  ['international', '1.500', { value: '1.5' }],
  ['vietnamese', '11 500 đ', { value: '11500' }],
  ['vietnamese', '1,234,567', { problem: '“1,234,567” không phải số. Cần một số như 1.234,56.' }],
  ['international', '1.234.567', { problem: '“1.234.567” không phải số. Cần một số như 1,234.56.' }],
  ['vietnamese', '1,234', { problem: '“1,234” có quá nhiều chữ số thập phân. Cần tối đa 2.' }],
  ['mixed', '1500', { value: '1500' }],
  ['mixed', '12,5', { value: '12.5' }],
] as const)('in a column of the %s style %s is %o', (style, text, reading) =>
  expect(cellValue(price, text, style)).toEqual(reading),
);

test('a number that two styles read differently is wrong in a column that mixes them, which is named', () => {
  expect(cellValue(price, '1.500', 'mixed')).toEqual({
    problem: expect.stringMatching(/^Cột Đơn giá viết số theo hai kiểu lẫn lộn/),
  });
});

test.each([
  ['1.500', 'vietnamese', '1500'],
  ['1.500', 'international', '1.5'],
  ['1.234,5', 'international', '1234.5'],
  ['1,234.5', 'vietnamese', '1234.5'],
] as const)('in a mixed column %s, where unclear numbers are %s, is %s', (text, unclear_as, value) => {
  expect(cellValue(price, text, { unclear_as })).toEqual({ value });
});

test('a price below zero is refused with what is wanted', () => {
  expect(cellValue(price, '-5', 'vietnamese')).toEqual({
    problem: '“-5” là số âm. Cần một số không âm.',
  });
});

const phone = { ...FIELD, kind: 'phone' };

test.each(['0905 123 456', '+84 905.123.456', '(028) 3815-6270'])('%s is a telephone number', (text) => {
  expect(cellValue(phone, text, 'vietnamese')).toEqual({ value: text });
});

test.each([
  ['abc', '“abc” không phải số điện thoại. Cần chữ số, ví dụ 0905123456.'],
  ['12345', '“12345” có 5 chữ số. Số điện thoại cần 8 đến 15 chữ số.'],
])('%s is no telephone number, and it is said what is wanted', (text, problem) => {
  expect(cellValue(phone, text, 'vietnamese')).toEqual({ problem });
});

test('a cell put right by hand means what it says in the company, however its column is written', () => {
  expect(correctedText({ field: price, number_style: 'vietnamese' }, '1.500', 'vietnamese')).toBe('1500');
  expect(
    correctedText({ field: { ...price, pattern: null }, number_style: 'vietnamese' }, '1,234', 'vietnamese'),
  ).toBe('1,2340');
  expect(cellValue({ ...price, pattern: null }, '1,2340', 'international')).toEqual({ value: '1.234' });
  expect(correctedText({ field: price, number_style: 'vietnamese' }, 'abc', 'vietnamese')).toBe('abc');
});

test('a whole number has no decimals and fits into JSON', () => {
  const whole = { ...FIELD, kind: 'integer' };
  expect(cellValue(whole, '1.200', 'vietnamese')).toEqual({ value: 1200 });
  expect(cellValue(whole, '1,5', 'vietnamese')).toEqual({
    problem: '“1,5” không phải số nguyên. Cần một số như 12 hoặc 1.200.',
  });
  expect(cellValue(whole, '9007199254740993', 'vietnamese')).toHaveProperty('problem');
});

test('in a column of dates with some that have the month first, those that may have it are named', () => {
  const day = { ...FIELD, kind: 'date' };
  expect(cellValue(day, '11/12/2026', 'vietnamese')).toEqual({ value: '2026-12-11' });
  for (const text of ['11/12/2026', '1-2-2026'])
    expect(cellValue(day, text, 'mixed')).toEqual({
      problem: expect.stringContaining('chưa rõ ngày đứng trước hay tháng đứng trước'),
    });
  for (const text of ['20/11/2026', '11/11/2026', '2026-12-11'])
    expect(cellValue(day, text, 'mixed')).toEqual({ value: expect.any(String) });
  expect(cellValue({ ...FIELD, kind: 'date_time' }, '11/12/2026 08:30', 'mixed')).toHaveProperty('problem');
  // Typed by a person, who writes the day first.
  expect(correctedText({ field: day, number_style: 'mixed' }, '11/12/2026', 'vietnamese')).toBe('2026-12-11');
  expect(correctedText({ field: day, number_style: 'vietnamese' }, '11/12/2026', 'vietnamese')).toBe(
    '11/12/2026',
  );
});
