import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { explainInvoice } from '#domain/money/explain-invoice.ts';
import type { ExplainedStep } from '#domain/money/explain-invoice.ts';
import type { MoneyOptions } from '#domain/money/money-options.ts';
import { SAMPLE_INVOICE, sampleLine } from '#domain/samples/sample-invoice.ts';
import { expect, test } from 'vitest';
import { formulaOf } from './step-formula.ts';

const line = sampleLine({ quantity: '3', unit_price: '33333.33', discount_rate: null, vat_rate: '10%' });

function stepsOf(lines = [line], options: Partial<MoneyOptions> = {}): ExplainedStep[] {
  return explainInvoice({ ...SAMPLE_INVOICE, lines }, DEFAULT_DECIMAL_DIGITS, options);
}

/** The formula as one reads it, of the first step by a rule. */
function read(steps: readonly ExplainedStep[], rule: ExplainedStep['rule']): string {
  const step = steps.find((one) => one.rule === rule);
  if (step === undefined) throw new Error(`no step by ${rule}`);
  const { terms, exact, result } = formulaOf(step);
  return `${[terms, exact].filter((part) => part !== null).join(' = ')} → ${result}`;
}

test('a product, its value before rounding and after, in the Vietnamese style', () => {
  expect(read(stepsOf(), 'line_gross')).toBe('3 × 33.333,33 = 99.999,99 → 100.000');
});

test('a tax rate and a discount rate are percents', () => {
  const steps = stepsOf([{ ...line, unit_price: '33335', discount_rate: '2.5' }], {
    invoice_discount: { rate: '3' },
  });
  expect(read(steps, 'line_discount_by_rate')).toBe('100.005 × 2,5% = 2.500,125 → 2.500');
  expect(read(steps, 'vat_of_rate')).toBe('94.580 × 10% → 9.458');
  expect(read(steps, 'invoice_discount_by_rate')).toBe('97.505 × 3% = 2.925,15 → 2.925');
});

test('a price of a hundredth is no percent', () => {
  expect(read(stepsOf([{ ...line, unit_price: '0.01' }]), 'line_gross')).toBe('3 × 0,01 = 0,03 → 0');
});

test('a rounding that changed nothing has no value before it', () => {
  expect(read(stepsOf([{ ...line, unit_price: '1000' }]), 'line_gross')).toBe('3 × 1.000 → 3.000');
});

test('a number that is only rounded has no terms', () => {
  const steps = stepsOf([line], { invoice_discount: { amount: '50' } });
  expect(read(steps, 'invoice_discount_stated')).toBe(' → 50');
});

test('tax taken out of a price: what no decimal ends is cut, never rounded to what it is not', () => {
  const steps = stepsOf([{ ...line, quantity: '1', unit_price: '13690000' }], { price_includes_tax: true });
  expect(read(steps, 'rate_before_tax')).toBe('13.690.000 ÷ 1,1 = 12.445.454,545454… → 12.445.455');
});
