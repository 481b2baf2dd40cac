import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, decimalText, multiply, parseDecimal, subtract, ZERO } from '../../money/decimal.ts';
import { adjustingLines } from './adjusting-lines.ts';

const line = { kind: 'goods', name: 'Băng keo', unit: 'Cuộn', vat_rate: '8%' } as const;
const tape = { ...line, quantity: '720', unit_price: '11500' };

test('a wrong quantity gives the quantity that is too much, at the price of the line', () => {
  expect(adjustingLines([tape], [{ quantity: '700', unit_price: '11500' }])).toEqual([
    { ...tape, quantity: '-20', discount_amount: null, amount: null },
  ]);
});

test('a wrong price gives what the price changes by, for the whole quantity', () => {
  expect(adjustingLines([tape], [{ quantity: '720', unit_price: '12000' }])).toMatchObject([
    { quantity: '720', unit_price: '500' },
  ]);
});

test('a line that is right, that has no price or that is unreadable gives nothing', () => {
  const note = { kind: 'note', name: 'Giao tại kho', quantity: null, unit_price: null } as const;
  const right = [{ quantity: '720', unit_price: '11500' }, undefined, { quantity: 'x', unit_price: '1' }];
  expect(adjustingLines([tape, note, tape], right)).toEqual([]);
});

const amount = fc
  .integer({ min: 0, max: 1_000_000 })
  .map((units) => decimalText({ units: BigInt(units), scale: 2 }));

test('the differences add up to what is right less what was written', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (quantity, unit_price, after, price_after) => {
      const found = adjustingLines(
        [{ ...line, quantity, unit_price }],
        [{ quantity: after, unit_price: price_after }],
      );
      const value = (q: string, p: string) => multiply(parseDecimal(q), parseDecimal(p));
      const difference = subtract(value(after, price_after), value(quantity, unit_price));
      const sum = found.map((one) => value(one.quantity ?? '', one.unit_price ?? '')).reduce(add, ZERO);
      expect(compare(sum, difference)).toBe(0);
    }),
  );
});

test('a wrong tax rate takes the line back at the wrong rate and writes it anew at the right one', () => {
  expect(adjustingLines([tape], [{ quantity: '720', unit_price: '11500', vat_rate: '10%' }])).toMatchObject([
    { quantity: '-720', unit_price: '11500', vat_rate: '8%' },
    { quantity: '720', unit_price: '11500', vat_rate: '10%' },
  ]);
});

test('a line that is dropped whole is taken back alone, whatever its rate should have been', () => {
  expect(adjustingLines([tape], [{ quantity: '0', unit_price: '11500', vat_rate: '10%' }])).toMatchObject([
    { quantity: '-720', vat_rate: '8%' },
  ]);
});
