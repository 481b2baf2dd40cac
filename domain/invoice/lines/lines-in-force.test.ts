import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjustingLines } from './adjusting-lines.ts';
import { linesInForce } from './lines-in-force.ts';

const line = (name: string, quantity: string | null, unit_price: string | null) => ({
  name,
  unit: 'Cuộn',
  vat_rate: '8%',
  quantity,
  unit_price,
});

const amount = (lines: readonly { quantity?: string | null; unit_price?: string | null }[]): number =>
  lines.reduce((total, one) => total + Number(one.quantity ?? 0) * Number(one.unit_price ?? 0), 0);

const number = fc.integer({ min: 1, max: 500 }).map(String);
const right = fc.array(fc.record({ quantity: number, unit_price: number }), { minLength: 2, maxLength: 2 });

test('after any number of adjustments the lines are what the last one made of them, and all amounts add up', () => {
  fc.assert(
    fc.property(fc.array(right, { maxLength: 5 }), (rounds) => {
      const issued = [line('Băng keo', '20', '11500'), line('Màng PE', '3', '118000')];
      const adjusting: ReturnType<typeof line>[] = [];
      for (const round of rounds)
        adjusting.push(...adjustingLines(linesInForce(issued, adjusting).lines, round));
      const { lines, apart } = linesInForce(issued, adjusting);
      expect(apart).toEqual([]);
      expect(amount(lines)).toBe(amount(issued) + amount(adjusting));
      const last = rounds.at(-1);
      if (last !== undefined)
        expect(lines.map(({ quantity, unit_price }) => ({ quantity, unit_price }))).toEqual(last);
    }),
  );
});

test('a price that doubles is read as a price, not as twice the quantity', () => {
  const issued = [line('Băng keo', '1', '250')];
  const adjusting = adjustingLines(issued, [{ quantity: '1', unit_price: '500' }]);
  expect(linesInForce(issued, adjusting)).toEqual({ lines: [line('Băng keo', '1', '500')], apart: [] });
});

test('a rate that was put right is that of the line, which the next adjustment changes at it', () => {
  const issued = [line('Băng keo', '20', '11500'), line('Màng PE', '3', '118000')];
  const at_10 = adjustingLines(issued, [{ quantity: '20', unit_price: '11500', vat_rate: '10%' }]);
  const now = linesInForce(issued, at_10);
  expect(now).toEqual({
    lines: [{ ...line('Băng keo', '20', '11500'), vat_rate: '10%' }, issued[1]],
    apart: [],
  });
  const fewer = adjustingLines(now.lines, [{ quantity: '19', unit_price: '11500' }]);
  expect(linesInForce(issued, [...at_10, ...fewer]).lines[0]).toMatchObject({
    quantity: '19',
    vat_rate: '10%',
  });
});

test('a line that belongs to none stays apart: other goods, a return at another price', () => {
  const issued = [line('Băng keo', '20', '11500')];
  const other = line('Thùng', '-1', '9000');
  const cheaper = line('Băng keo', '-2', '10000');
  expect(linesInForce(issued, [other, cheaper])).toEqual({ lines: issued, apart: [other, cheaper] });
});

test('a line without a quantity is left as it is', () => {
  const note = line('Ghi chú', null, null);
  expect(linesInForce([note], [line('Ghi chú', '1', '1')]).lines).toEqual([note]);
});
