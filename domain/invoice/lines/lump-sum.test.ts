import { describe, expect, test } from 'vitest';
import { rightedLines } from '../../statements/right-lines.ts';
import { adjustingLines } from './adjusting-lines.ts';
import { linesInForce } from './lines-in-force.ts';
import { isAmountTyped, isLumpSum } from './lump-sum.ts';

const LUMP = { kind: 'goods', name: 'Dịch vụ kế toán', vat_rate: '8%', amount: '1000000' } as const;

describe('a line that states its amount alone', () => {
  test('says neither how many nor at what price, and takes nothing off', () => {
    expect(isLumpSum(LUMP)).toBe(true);
    expect(isLumpSum({ ...LUMP, quantity: '', unit_price: null, discount_rate: '0' })).toBe(true);
    expect(isLumpSum({ ...LUMP, discount_rate: '0.00', discount_amount: '0' })).toBe(true);
    expect(isLumpSum({ ...LUMP, discount_amount: '0.5' })).toBe(false);
    expect(isLumpSum({ ...LUMP, quantity: '1' })).toBe(false);
    expect(isLumpSum({ ...LUMP, unit_price: '5' })).toBe(false);
    expect(isLumpSum({ ...LUMP, discount_rate: '5' })).toBe(false);
    expect(isLumpSum({ ...LUMP, amount: '' })).toBe(false);
    expect(isLumpSum({ ...LUMP, kind: 'promotion' })).toBe(false);
    expect(isAmountTyped({ kind: 'discount', amount: '5' })).toBe(true);
  });

  test('is adjusted by the difference of its amount, and in force as its adjustments leave it', () => {
    const right = { quantity: null, unit_price: null, amount: '900000' };
    const lines = adjustingLines([LUMP], [right]);
    expect(lines).toMatchObject([{ quantity: null, unit_price: null, amount: '-100000', vat_rate: '8%' }]);
    expect(linesInForce([LUMP], lines)).toEqual({ lines: [{ ...LUMP, amount: '900000' }], apart: [] });
    expect(adjustingLines([LUMP], [{ quantity: null, unit_price: null }])).toEqual([]);
  });

  test('of a wrong rate is taken back and written anew, also the next time', () => {
    const right = { quantity: null, unit_price: null, vat_rate: '10%' };
    const lines = adjustingLines([LUMP], [right]);
    expect(lines.map(({ amount, vat_rate }) => [amount, vat_rate])).toEqual([
      ['-1000000', '8%'],
      ['1000000', '10%'],
    ]);
    expect(linesInForce([LUMP], lines).lines).toEqual([{ ...LUMP, vat_rate: '10%' }]);
  });

  test('is right in a statement with another amount; an amount beside figures is passed over', () => {
    const right = { quantity: null, unit_price: null, amount: '900000' };
    expect(rightedLines([LUMP], [right])).toMatchObject([{ amount: '900000' }]);
    const counted = { ...LUMP, quantity: '1', unit_price: '1000000' };
    expect(rightedLines([counted], [{ ...right, quantity: '1', unit_price: '1000000' }])).toMatchObject([
      { amount: '1000000' },
    ]);
  });
});
