import { describe, expect, it } from 'vitest';
import { columnWidths, lineCells } from './line-table.ts';
import { SAMPLE_PRINT } from './sample-print.ts';

const BASE = { position: 34, name: 150, amount: 90 };

describe('the widths of columns', () => {
  it('give the name what the others leave', () => {
    expect(columnWidths(400, BASE, { position: 20, name: 0, amount: 120 }, 'name')).toEqual({
      widths: { position: 34, name: 246, amount: 120 },
      is_tight: false,
    });
  });

  it('take from columns with long cells before they take the room of a title', () => {
    const { widths, is_tight } = columnWidths(300, BASE, { position: 20, name: 0, amount: 200 }, 'name');
    expect(is_tight).toBe(true);
    expect(widths).toEqual({ position: 34, name: 150, amount: 116 });
  });

  it('fill the page where not even the titles fit', () => {
    const { widths } = columnWidths(137, BASE, { position: 20, name: 0, amount: 200 }, 'name');
    expect(widths).toEqual({ position: 17, name: 75, amount: 45 });
  });
});

it('a trade discount is printed with its amount and its tax of one sign', () => {
  const [line] = SAMPLE_PRINT.lines;
  if (line === undefined) throw new Error('the sample has lines');
  const taxOf = (kind: 'goods' | 'discount', amount: string, vat_amount: string) =>
    lineCells({ ...SAMPLE_PRINT, lines: [{ ...line, kind, amount, vat_amount }] }).map((cells) => [
      cells.amount,
      cells.vat_amount,
    ]);
  expect(taxOf('discount', '1000', '-80')).toEqual([['1.000', '80']]);
  // Of an adjustment downwards.
  expect(taxOf('discount', '-1000', '80')).toEqual([['−1.000', '−80']]);
  expect(taxOf('goods', '-1000', '-80')).toEqual([['−1.000', '−80']]);
});
