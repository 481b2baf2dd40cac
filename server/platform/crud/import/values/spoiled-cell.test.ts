import { expect, test } from 'vitest';
import { NOT_CALCULATED } from '../../../sheets/cell.ts';
import { lostDigits, lostValue } from './spoiled-cell.ts';

test.each(['#N/A', '#NAME?', '#VALUE!', '#REF!', '#DIV/0!', '#NUM!', '#null!', '#SPILL!'])(
  '%s says nothing, and it is said what to do',
  (text) => expect(lostValue(text)).toMatch(/^“#.*” là lỗi công thức.*tải lên lại/),
);

test('a formula that was never calculated is named as one', () => {
  expect(lostValue(NOT_CALCULATED)).toMatch(/^Ô này là công thức chưa được tính.*Excel/);
});

test.each(['#1', 'N/A', '# N/A', 'Hàng #N/A', '#SALE!'])('%s is a text like any other', (text) =>
  expect(lostValue(text)).toBeNull(),
);

test.each(['2.40101E+11', '2,40101E+11', '1E+12', '9.70422920000123e+18', '-1.5E+6'])(
  '%s is a number that lost its digits',
  (text) => expect(lostDigits(text)).toContain('bị Excel rút gọn'),
);

test.each(['2E5', 'E+5', '12E+5', '1.5E-7', '240101000123', 'A1E+11', '1E+11 cái'])(
  '%s is a text with all it had',
  (text) => expect(lostDigits(text)).toBeNull(),
);
