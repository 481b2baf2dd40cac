import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { explainInvoice } from '#domain/money/explain-invoice.ts';
import { SAMPLE_INVOICE, sampleLine } from '#domain/samples/sample-invoice.ts';
import { expect, test } from 'vitest';
import { changedFirst, groupSteps } from './step-groups.ts';

const whole = sampleLine({ quantity: '2', unit_price: '1000', discount_rate: null, vat_rate: '8%' });
const uneven = sampleLine({ quantity: '3', unit_price: '33.335', discount_rate: null, vat_rate: '10%' });
const steps = explainInvoice(
  { ...SAMPLE_INVOICE, lines: [whole, uneven, whole, uneven] },
  DEFAULT_DECIMAL_DIGITS,
  { invoice_discount: { rate: '5' } },
);
const groups = groupSteps(steps);
const keys = (of: readonly { key: string }[]) => of.map(({ key }) => key);

test('every step stands in one group: of its line, of its rate, of the invoice', () => {
  expect(keys(groups.line)).toEqual(['line 0', 'line 1', 'line 2', 'line 3']);
  expect(keys(groups.group)).toEqual(['group 8%', 'group 10%']);
  expect(keys(groups.invoice)).toEqual(['invoice']);
  const grouped = [...groups.line, ...groups.group, ...groups.invoice].flatMap((group) => group.steps);
  expect(grouped).toHaveLength(steps.length);
  expect(new Set(grouped)).toEqual(new Set(steps));
});

test('where not all are shown, those that rounding changed come first', () => {
  expect(groups.line.map(({ has_changed }) => has_changed)).toEqual([false, true, false, true]);
  expect(keys(changedFirst(groups.line, 3))).toEqual(['line 1', 'line 3', 'line 0']);
  expect(keys(changedFirst(groups.line, 4))).toEqual(['line 0', 'line 1', 'line 2', 'line 3']);
});
