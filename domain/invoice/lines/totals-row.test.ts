import { expect, test } from 'vitest';
import { isTotalsRow } from './totals-row.ts';

test.each([
  [['', 'Tổng cộng', '', '2', '10.000'], ['Tổng cộng'], true],
  [['Cộng:', '', '2'], [''], true],
  [['TỔNG CỘNG (VNĐ)'.normalize('NFD'), '2'], [], true],
  [['Tổng đài điện thoại', 'cái', '2'], ['Tổng đài điện thoại'], false],
  [['Tổng', 'Bút bi', '2'], ['Bút bi'], false],
  [['', ''], [], false],
])('%j of %j: %s', (cells, named, isTotals) => expect(isTotalsRow(cells, named)).toBe(isTotals));
