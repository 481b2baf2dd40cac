import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
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

/** The seeds of invoices that come to something else, with what they come to, at most three: the rest would hide them. */
function differing(compute: (seed: number) => unknown): [string, unknown][] {
  return goldens
    .map(({ seed, ...expected }) => [seed, expected, compute(seed)] as const)
    .filter(([, expected, found]) => !isDeepStrictEqual(found, expected))
    .slice(0, 3)
    .map(([seed, expected, found]) => [`seed ${seed}`, { expected, found }]);
}

describe('each invoice comes to what is written down', () => {
  test('as the law works it out', () => expect(differing((seed) => computed(drawInvoice(seed)))).toEqual([]));
  test('as the judge works it out today', () =>
    expect(differing((seed) => judge(drawInvoice(seed)))).toEqual([]));
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
