import { expect, it } from 'vitest';
import { blankLine } from '../../draft/draft.ts';
import { typedWidths, widthOfNumber } from './column-widths.ts';

it('a number needs its digits, a point for three of them and one for its decimals', () => {
  const [ten, twelve] = [widthOfNumber('1234567890'), widthOfNumber('123456789012')];
  expect(twelve - ten).toBe(Math.ceil(2 * 8.3));
  expect(widthOfNumber('1234.5')).toBeGreaterThan(widthOfNumber('12345'));
  expect(widthOfNumber('')).toBeLessThan(78);
});

it('columns keep their usual width until a number is too long for it', () => {
  const line = (quantity: string, unit_price: string) => ({ ...blankLine(1), quantity, unit_price });
  expect(typedWidths([line('12', '12345678'), line('999', '1000')])).toBe('0 0 0 0 0');
  expect(typedWidths([line('12', '1'), line('1234567', '1234567890'), line('1', '2')])).toBe(
    `${widthOfNumber('1234567')} ${widthOfNumber('1234567890')} 0 0 0`,
  );
});

it('a text that is no number takes no room from the other columns: its cell shows its beginning', () => {
  expect(typedWidths([{ ...blankLine(1), unit_price: `?${'chữ '.repeat(50)}` }])).toBe('0 0 0 0 0');
});

it('a discount rate of four decimals has room, one of two digits changes nothing', () => {
  const line = (discount_rate: string) => ({ ...blankLine(1), discount_rate });
  expect(typedWidths([line('12.5'), line('99')])).toBe('0 0 0 0 0');
  expect(typedWidths([line('99.9999')])).toBe(`0 0 ${widthOfNumber('99.9999')} 0 0`);
});
