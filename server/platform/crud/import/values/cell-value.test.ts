import { expect, test } from 'vitest';
import type { CrudField } from '../../crud-descriptor.ts';
import { cellValue } from './cell-value.ts';

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
    expect(cellValue({ ...FIELD, kind }, '  ')).toEqual({ value: null });
});

test('a choice is known by its label or its value, accents and case aside', () => {
  for (const text of ['Đỏ', 'do', 'DO', 'red']) expect(cellValue(choice, text)).toEqual({ value: 'red' });
  expect(cellValue(choice, 'tím')).toEqual({
    problem: '“tím” không nằm trong các giá trị cho phép. Cần một trong: Đỏ, Xanh, đậm.',
  });
});

test('several choices stand between semicolons, commas or on lines, and a label may hold a comma', () => {
  const many = { ...choice, many: true };
  for (const text of ['Đỏ; Xanh, đậm', 'Xanh, đậm\nđỏ', 'red,blue'])
    expect(cellValue(many, text)).toMatchObject({ value: expect.arrayContaining(['red', 'blue']) });
  expect(cellValue(many, 'đỏ, tím')).toMatchObject({ problem: expect.stringContaining('“tím”') });
});

test('yes and no in the words people use', () => {
  const yes_no = { ...FIELD, kind: 'boolean' };
  for (const text of ['Có', 'x', 'TRUE', '1', 'đúng'])
    expect(cellValue(yes_no, text)).toEqual({ value: true });
  for (const text of ['Không', 'false', '0', 'Sai'])
    expect(cellValue(yes_no, text)).toEqual({ value: false });
  expect(cellValue(yes_no, 'chắc')).toEqual({ problem: '“chắc” không rõ. Cần Có hoặc Không.' });
});

test('letters in pieces are put together, as in files of a Mac', () => {
  expect(cellValue(FIELD, 'Hàng'.normalize('NFD'))).toEqual({ value: 'Hàng'.normalize('NFC') });
});

test('a rate is written with its sign', () => {
  const rate = { ...FIELD, kind: 'vat_rate' };
  for (const text of ['8', '8%', '8 %', '8,0%']) expect(cellValue(rate, text)).toEqual({ value: '8%' });
  expect(cellValue(rate, 'kct')).toEqual({ value: 'KCT' });
});
