import { describe, expect, test } from 'vitest';
import { computed } from './computed.ts';
import type { DrawnInvoice, DrawnLine } from './drawn-invoice.ts';
import { drawInvoice } from './drawn-invoice.ts';
import type { Judgement } from './judge.ts';
import type { Rational } from './rational.ts';
import { fromText, isLess, nearest, NONE, opposite, plus, rational, times, toText } from './rational.ts';

const DRAWN = Array.from({ length: 200 }, (_, at) => drawInvoice(10_000 + at));
const WITH_TAX = DRAWN.map((drawn): DrawnInvoice => ({ ...drawn, method: 'VAT', price_includes_tax: true }));

const GROSS = 3;
const DISCOUNT = 4;
const AMOUNT = 5;

const added = (texts: readonly (string | null | undefined)[]): string =>
  toText(plus(...texts.map((text) => fromText(text ?? '0'))));
const mirrored = (text: string | null): string | null =>
  text === null ? null : toText(opposite(fromText(text)));
const apart = (a: Rational, b: Rational): Rational => {
  const difference = plus(a, opposite(b));
  return isLess(difference, NONE) ? opposite(difference) : difference;
};
const NOTHING_BESIDE = { fees: [], untaxed_deduction: null, other_deduction: null } as const;
const totals = ({ lines: _, ...rest }: Judgement) => rest;
const each = (invoices: readonly DrawnInvoice[], check: (drawn: DrawnInvoice) => void) => {
  for (const drawn of invoices) check(drawn);
};

test('the order of the lines does not change the totals', () =>
  each(DRAWN, (drawn) => {
    const turned = { ...drawn, lines: [...drawn.lines].reverse() };
    expect(totals(computed(turned))).toEqual(totals(computed(drawn)));
  }));

test('an invoice that takes everything back comes to the same with a minus', () =>
  each(DRAWN, (drawn) => {
    const back = {
      ...drawn,
      discount: drawn.discount && 'amount' in drawn.discount ? negated(drawn.discount) : drawn.discount,
      lines: drawn.lines.map((line) => ({
        ...line,
        quantity: mirrored(line.quantity),
        discount_amount: mirrored(line.discount_amount),
        amount: mirrored(line.amount),
      })),
      fees: drawn.fees.map((fee) => mirrored(fee) ?? fee),
      untaxed_deduction: mirrored(drawn.untaxed_deduction),
      other_deduction: mirrored(drawn.other_deduction),
    };
    const [there, here] = [computed(drawn), computed(back)];
    expect([here.before, here.vat, here.total].map(mirrored)).toEqual([there.before, there.vat, there.total]);
    expect(here.lines.map((line) => mirrored(line[AMOUNT] ?? null))).toEqual(
      there.lines.map((line) => line[AMOUNT] ?? null),
    );
  }));

test('what the document says of itself holds: lines, discounts and rates add up', () =>
  each(DRAWN, (drawn) => {
    const said = computed(drawn);
    const signed = said.lines.map((line, at) =>
      drawn.lines[at]?.kind === 'discount' ? mirrored(line[AMOUNT] ?? null) : line[AMOUNT],
    );
    const shares = said.shares.map(([, share]) => mirrored(share));
    expect(added([...signed, ...shares])).toBe(said.before);
    for (const line of said.lines) {
      if (line[DISCOUNT] !== null) expect(added([line[AMOUNT], line[DISCOUNT]])).toBe(line[GROSS]);
    }
    expect(added(said.rates.map(([, , vat]) => vat))).toBe(said.vat);
  }));

test('fees and deductions move the total by what they come to, and nothing else', () =>
  each(DRAWN, (drawn) => {
    const whole = { ...drawn, currency: 'VND', exchange_rate: null, fees: ['1500', '600'] };
    const deducted = { ...whole, untaxed_deduction: '70', other_deduction: '-30' };
    const { total, words: _, dong: __, ...rest } = computed({ ...deducted, ...NOTHING_BESIDE });
    const with_fees = computed(deducted);
    expect(added([with_fees.total, '-2060'])).toBe(total);
    expect(with_fees).toMatchObject(rest);
  }));

describe('a line that is split in two', () => {
  const split = (drawn: DrawnInvoice): DrawnInvoice => ({ ...drawn, lines: drawn.lines.flatMap(halves) });
  // Whole prices and quantities: each half is whole as well, so only the rounding of tax can tell.
  const whole = (drawn: DrawnInvoice): DrawnInvoice => ({
    ...drawn,
    currency: 'VND',
    exchange_rate: null,
    lines: drawn.lines.map((line) => ({
      ...line,
      quantity: line.quantity && wholeOf(line.quantity),
      unit_price: line.unit_price && wholeOf(line.unit_price),
      discount_rate: null,
      discount_amount: null,
    })),
  });

  test('changes no total where tax is rounded per rate', () =>
    each(DRAWN, (drawn) => {
      const one = { ...whole(drawn), tax_rounding: 'per_rate' } as const;
      const { before, vat, total, rates } = computed(split(one));
      expect({ before, vat, total, rates }).toEqual(pickTotals(computed(one)));
    }));

  test('moves tax by half a đồng a line at most where it is rounded per line', () =>
    each(DRAWN, (drawn) => {
      const one = { ...whole(drawn), tax_rounding: 'per_line', price_includes_tax: false } as const;
      const [joined, cut] = [computed(one), computed(split(one))];
      expect(cut.before).toBe(joined.before);
      const slack = rational(BigInt(split(one).lines.length + one.lines.length), 2n);
      expect(isLess(slack, apart(fromText(cut.vat), fromText(joined.vat)))).toBe(false);
    }));

  test('never changes what is to be paid where prices contain tax', () =>
    each(WITH_TAX, (drawn) => {
      const one = whole(drawn);
      expect(computed(split(one)).total).toBe(computed(one).total);
    }));
});

describe('prices that contain tax', () => {
  test('come back to the last đồng, whatever the rounding: the total is what was typed', () =>
    each(WITH_TAX, (drawn) => {
      const dong = { ...drawn, currency: 'VND', exchange_rate: null };
      const plain = { ...dong, ...NOTHING_BESIDE, discount: null, round_entries: false };
      const typed = plain.lines.map((line) => toText(typedTotal(line)));
      expect(computed(plain).total).toBe(added(typed));
    }));

  test('leave a tax that is the rate of the amount: within a đồng per rate, or one a line', () =>
    each(WITH_TAX, (drawn) => {
      const dong = { ...drawn, currency: 'VND', exchange_rate: null };
      const many = dong.tax_rounding === 'per_line' ? dong.lines.length + 1 : 1;
      for (const [rate, amount, vat] of computed(dong).rates) {
        const percent = fromText(/[\d.]+/.exec(rate)?.[0] ?? '0');
        const fair = times(fromText(amount), percent, rational(1n, 100n));
        expect(isLess(rational(BigInt(many), 1n), apart(fromText(vat), fair))).toBe(false);
      }
    }));

  test('without any tax are prices without tax', () =>
    each(WITH_TAX, (drawn) => {
      const lines = drawn.lines.map((line): DrawnLine => ({ ...line, vat_rate: 'KCT' }));
      const free = { ...drawn, lines, currency: 'VND', exchange_rate: null };
      const { lines: _, ...without } = computed({ ...free, price_includes_tax: false });
      expect(totals(computed(free))).toEqual(without);
    }));
});

function typedTotal(line: DrawnLine): Rational {
  if (line.kind === 'discount') return opposite(nearest(fromText(line.amount ?? '0'), 0));
  if (line.kind !== 'goods' || line.quantity === null || line.unit_price === null) return NONE;
  const gross = nearest(times(fromText(line.quantity), fromText(line.unit_price)), 0);
  const by_rate = times(gross, fromText(line.discount_rate ?? '0'), rational(1n, 100n));
  const discount = line.discount_amount === null ? by_rate : fromText(line.discount_amount);
  return plus(gross, opposite(nearest(discount, 0)));
}

function negated({ amount }: { amount: string }): { amount: string } {
  return { amount: mirrored(amount) ?? amount };
}

function halves(line: DrawnLine): DrawnLine[] {
  if (line.kind !== 'goods' || line.quantity === null) return [line];
  const some = { ...line, quantity: '1' };
  return [some, { ...line, quantity: added([line.quantity, '-1']) }];
}

function wholeOf(text: string): string {
  return text.split('.')[0] ?? text;
}

function pickTotals({ before, vat, total, rates }: Judgement) {
  return { before, vat, total, rates };
}
