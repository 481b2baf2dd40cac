import { expect, test } from 'vitest';
import { lineContent, lineValue } from '../../documents/invoice-parts/lines.ts';
import { LINE_NUMBER_LIMITS, LINE_TEXT_LIMITS } from '../../fields/content-limits.table.ts';
import { sampleLine } from '../../samples/sample-invoice.ts';
import {
  hasField,
  isHandedDown,
  LINE_FIELD_NAMES,
  LINE_FIELDS,
  LINE_NUMBERS,
  LINE_TEXTS,
} from './line-fields.table.ts';

test('each text of a line is written into its element and read back from it', () => {
  const texts = Object.fromEntries(LINE_TEXTS.map((field, at) => [field, `chữ ${at}`]));
  const written = lineValue(sampleLine({ name: 'Giấy', ...texts }), undefined, 1);
  for (const field of LINE_TEXTS) expect(written[LINE_FIELDS[field].element]).toBe(texts[field]);
  expect(lineContent(written)).toMatchObject(texts);
});

test('a note and a trade discount have no unit in the file, whatever was left in the line', () => {
  for (const kind of ['note', 'discount'] as const)
    expect(lineValue(sampleLine({ kind, name: 'Ghi chú', unit: 'Cái' }), undefined, 1).DVTinh).toBeNull();
});

test('the cells of each kind of line are those of the data format (TChat)', () => {
  const cells = (kind: Parameters<typeof hasField>[0]) =>
    LINE_FIELD_NAMES.filter((field) => hasField(kind, field));
  expect(cells('goods')).toEqual([
    ...['unit', 'quantity', 'unit_price', 'discount_rate', 'discount_amount'],
    // Typed where there is neither quantity nor price.
    ...['amount', 'vat_rate', 'revenue_percent'],
  ]);
  expect(cells('promotion')).toEqual(['unit', 'quantity', 'unit_price', 'vat_rate']);
  expect(cells('discount')).toEqual(['amount', 'vat_rate', 'revenue_percent']);
  expect(cells('note')).toEqual([]);
});

test('a new line takes over the rates of the one above, nothing else', () =>
  expect(LINE_FIELD_NAMES.filter(isHandedDown)).toEqual(['vat_rate', 'revenue_percent']));

test('limits of texts and numbers name their elements in HHDVu', () => {
  expect(LINE_TEXT_LIMITS.unit).toEqual({ label: 'Đơn vị tính', max: 50, element: 'HHDVu/DVTinh' });
  expect(LINE_NUMBER_LIMITS.discount_rate).toEqual({
    ...{ label: 'Tỷ lệ chiết khấu', digits: 6, decimals: 4, element: 'HHDVu/TLCKhau' },
  });
  expect(Object.keys(LINE_NUMBER_LIMITS)).toEqual(LINE_NUMBERS);
});
