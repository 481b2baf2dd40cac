import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isArithmetic, readArithmetic } from './arithmetic.ts';
import { formatDecimal } from './number-style.ts';

const read = (text: string, decimals = 6, style: 'vietnamese' | 'international' = 'vietnamese') =>
  readArithmetic(text, style, { decimals });

describe('arithmetic in a cell', () => {
  test.each([
    ['=12*3', '36'],
    ['= 12 x 3', '36'],
    ['=1.500+2,5', '1502.5'],
    ['=2+3*4', '14'],
    ['=(2+3)*4', '20'],
    ['=100.000*8%', '8000'],
    ['=10/4', '2.5'],
    ['=10:3', '3.333333'],
    ['=-(2-5)', '3'],
    ['=5--2', '7'],
    ['=0,1+0,2', '0.3'],
    ['=1 234 567+1', '1234568'],
  ])('%s is %s', (text, value) => expect(read(text)).toEqual({ value }));

  test.each(['=', '=12*', '=(1+2', '=1/0', '=12a', '=1..2,,3', '=2 3 4', `=${'1+'.repeat(200)}1`])(
    '%s is refused, as typed',
    (text) => expect(read(text)).toEqual({ refused: 'unreadable' }),
  );

  test('the other style reads its own marks', () =>
    expect(read('=1,500+2.5', 6, 'international')).toEqual({ value: '1502.5' }));

  test('the result has the decimals of the field, half-up', () => {
    expect(read('=10/4', 0)).toEqual({ value: '3' });
    expect(read('=1/8', 2)).toEqual({ value: '0.13' });
  });

  test('a field that takes nothing below zero refuses such a result', () =>
    expect(readArithmetic('=2-5', 'vietnamese', { decimals: 6, signed: false })).toEqual({
      refused: 'negative',
    }));

  test('only a text that begins with = is arithmetic', () => {
    expect(isArithmetic(' =1')).toBe(true);
    expect(isArithmetic('12*3')).toBe(false);
  });

  test('sums and products of whole numbers are exact in both styles', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.bigInt({ min: 0n, max: 10n ** 6n }),
        fc.constantFrom('vietnamese' as const, 'international' as const),
        (a, b, style) => {
          const [one, other] = [a, b].map((number) => formatDecimal(String(number), style));
          expect(read(`=${one}*${other}`, 6, style)).toEqual({ value: String(a * b) });
          expect(read(`=${one}-${other}`, 6, style)).toEqual({ value: String(a - b) });
        },
      ),
    );
  });
});
