import { expect, test } from 'vitest';
import { builtInLook, lookOf } from './cell-styles.ts';

test.each([
  ['dd/mm/yyyy', 'date'],
  ['[$-42A]dd/mm/yyyy;@', 'date'],
  ['d/m/yyyy h:mm AM/PM', 'date'],
  ['mmm', 'date'],
  ['"Ngày" dd "tháng" mm', 'date'],
  ['hh:mm:ss', 'time'],
  ['mm:ss.0', 'time'],
  ['0.00%', 'percent'],
  ['0000000000', 'padded'],
  ['"HD"0000', 'pattern'],
  ['"SP"0', 'pattern'],
  ['\\H\\D0000', 'pattern'],
  ['0000000000"-"000', 'pattern'],
  ['0000" "000" "000', 'pattern'],
  ['000-000', 'pattern'],
  ['0" cái"', 'plain'],
  ['0"%"', 'plain'],
  ['0" đ"', 'plain'],
  ['"VND "0', 'plain'],
  ['"₫"0', 'plain'],
  ['USD\\ 0', 'plain'],
  ['[$USD] 0', 'plain'],
  ['0;(0)', 'plain'],
  ['General', 'plain'],
  ['#,##0.00', 'plain'],
  ['#,##0" đồng"', 'plain'],
  ['#,##0\\ "VND"', 'plain'],
  ['_(* #,##0_);[Red]_(* (#,##0);_(@_)', 'plain'],
  ['@', 'plain'],
])('numbers formatted %s are %s', (format, kind) => expect(lookOf(format).kind).toBe(kind));

test.each([
  [0, 'plain'],
  [4, 'plain'],
  [9, 'percent'],
  [14, 'date'],
  [20, 'time'],
  [22, 'date'],
  [49, 'plain'],
])('the format of number %i is %s', (id, kind) => expect(builtInLook(id).kind).toBe(kind));
