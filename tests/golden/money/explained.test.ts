import { expect, test } from 'vitest';
import type { ExplainedStep } from '#domain/money/explain-invoice.ts';
import { explainInvoice } from '#domain/money/explain-invoice.ts';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import { contentOf, optionsOf } from './computed.ts';
import { drawInvoice } from './drawn-invoice.ts';
import { cutTo, dividedBy, fromText, nearest, plus, rational, times, toText, UNIT } from './rational.ts';

const DRAWN = Array.from({ length: 150 }, (_, at) => drawInvoice(20_000 + at));
const steps_of = DRAWN.map((drawn) => explainInvoice(contentOf(drawn), drawn.digits, optionsOf(drawn)));
const PARTS = new Set(['invoice_discount_share', 'line_before_tax_share']);

test('the exact value is the product over the divisor', () => {
  for (const { factors, divisor, exact } of steps_of.flat()) {
    const value = dividedBy(times(...factors.map(fromText)), divisor === null ? UNIT : fromText(divisor));
    const [over = '', under = '1'] = exact.split('/');
    expect(dividedBy(fromText(over), fromText(under))).toEqual(value);
    if (exact.includes('/')) expect(`${value.over}/${value.under}`).toBe(exact);
  }
});

test('the result is the exact value rounded half up at the digits; a part goes down or up to them', () => {
  for (const step of steps_of.flat()) {
    const [over = '', under = '1'] = step.exact.split('/');
    const exact = dividedBy(fromText(over), fromText(under));
    const down = cutTo(exact, step.digits);
    const allowed = PARTS.has(step.rule)
      ? [toText(down), toText(plus(down, rational(1n, 10n ** BigInt(step.digits))))]
      : [toText(nearest(exact, step.digits))];
    expect(allowed).toContain(step.result);
    expect(step.changed).toBe(toText(fromText(step.result)) !== step.exact);
    expect(step.sentence).toMatch(/\p{L}.*\.$/u);
  }
});

test('each step that names an amount of the invoice gives that amount', () => {
  let found = 0;
  for (const [at, steps] of steps_of.entries()) {
    const drawn = DRAWN[at];
    if (drawn === undefined) continue;
    const amounts = computeInvoice(contentOf(drawn), drawn.digits, optionsOf(drawn));
    // Several steps may give one amount, a price rounded before tax is taken out of it: the last one holds.
    const last = new Map(steps.map((step) => [JSON.stringify(step.name), step]));
    for (const step of last.values()) {
      const stated = statedAmount(step, amounts);
      if (stated === undefined) continue;
      found += 1;
      expect([step.name, step.result]).toEqual([step.name, stated]);
    }
  }
  expect(found).toBeGreaterThan(1_000);
});

test('every rounding rule is met', () => {
  expect([...new Set(steps_of.flat().map(({ rule }) => rule))].sort()).toEqual([
    'entry',
    'invoice_discount_by_rate',
    'invoice_discount_share',
    'invoice_discount_stated',
    'line_before_tax',
    'line_before_tax_share',
    'line_discount_before_tax',
    'line_discount_by_rate',
    'line_discount_stated',
    'line_gross',
    'line_gross_with_tax',
    'rate_before_tax',
    'revenue_reduction',
    'total',
    'trade_discount',
    'unit_price_before_tax',
    'vat_of_line',
    'vat_of_line_shown',
    'vat_of_rate',
  ]);
});

/** Undefined where the step leads to an amount without being one (a gross with tax, a share). */
function statedAmount({ name }: ExplainedStep, amounts: InvoiceAmounts): string | null | undefined {
  if (name.of === 'invoice') return name.amount === 'total' ? amounts.total : undefined;
  if (name.of === 'line') {
    const line: Readonly<Record<string, string | null>> | undefined = amounts.lines[name.line];
    return name.amount === 'amount_with_tax' ? undefined : line?.[name.amount];
  }
  if (name.amount === 'reduction') {
    return amounts.revenue_reduction?.by_percent.find((one) => one.percent === name.group)?.reduction;
  }
  const group = amounts.by_rate.find((one) => one.vat_rate === name.group);
  return name.amount === 'amount' || name.amount === 'vat_amount' ? group?.[name.amount] : undefined;
}
