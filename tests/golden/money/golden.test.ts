import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { computed } from './computed.ts';
import { drawInvoice } from './drawn-invoice.ts';
import type { Golden } from './golden.ts';
import { GOLDEN_COUNT, GOLDEN_FILE } from './golden.ts';
import { judge } from './judge.ts';

const goldens = readFileSync(GOLDEN_FILE, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Golden);

test('there are 300 invoices', () => {
  expect(goldens.map(({ seed }) => seed)).toEqual(Array.from({ length: GOLDEN_COUNT }, (_, seed) => seed));
});

describe('an invoice comes to what is written down, and to what the judge works out today', () => {
  test.each(goldens)('seed $seed', ({ seed, ...expected }) => {
    const drawn = drawInvoice(seed);
    expect(computed(drawn)).toEqual(expected);
    expect(judge(drawn)).toEqual(expected);
  });
});

describe('the 300 invoices try every option', () => {
  const drawn = goldens.map(({ seed }) => drawInvoice(seed));
  const lines = drawn.flatMap((invoice) => invoice.lines);
  const tried = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;

  test.each([
    ['currencies', drawn.map(({ currency }) => currency), 5],
    ['methods', drawn.map(({ method }) => method), 2],
    ['prices with and without tax', drawn.map(({ price_includes_tax }) => price_includes_tax), 2],
    ['roundings of tax', drawn.map(({ tax_rounding }) => tax_rounding), 2],
    ['kinds of whole discount', drawn.map(({ discount }) => discount && Object.keys(discount)), 3],
    ['kinds of lines', lines.map(({ kind }) => kind), 4],
    ['rates, and none', lines.map(({ vat_rate }) => vat_rate), 9],
    ['counts of fees', drawn.map(({ fees }) => fees.length), 3],
    ['untaxed deductions, or none', drawn.map(({ untaxed_deduction }) => untaxed_deduction !== null), 2],
    ['other deductions, or none', drawn.map(({ other_deduction }) => other_deduction !== null), 2],
    ['percentages, and none', lines.map(({ percent }) => percent), 5],
  ])('%s', (_what, values, count) => expect(tried(values)).toBe(count));
});
