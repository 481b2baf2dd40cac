import { expect, test } from 'vitest';
import { DEFAULT_DECIMAL_DIGITS } from '../../money/decimal-digits.ts';
import { computeInvoice } from '../../money/invoice-amounts.ts';
import type { RevenueReduction } from '../../money/money-options.ts';
import type { FormatVersion } from '../../rules/particulars/format-versions.table.ts';
import { SAMPLE_INVOICE, sampleLine } from '../../samples/sample-invoice.ts';
import { totalsValue } from './totals.ts';

const content = {
  ...SAMPLE_INVOICE,
  form_no: '2',
  lines: [sampleLine({ quantity: '1', unit_price: '10000000' })],
};
const REDUCED: RevenueReduction = { percents: ['3'], share: '20', sentence: '{amount}' };

function totals(version: FormatVersion, revenue_reduction: RevenueReduction | null) {
  const options = { method_of_tax_calculation: 'PERCENTAGE_ON_REVENUE', revenue_reduction } as const;
  const amounts = computeInvoice(content, DEFAULT_DECIMAL_DIGITS, options);
  const { TgTCThue, TgTThue, TgTTTBSo } = totalsValue(content, amounts, version);
  return { TgTCThue, TgTThue, TgTTTBSo };
}

test('a reduced sales invoice says what its goods come to before it, beside what is paid', () =>
  expect(totals('2.1.1', REDUCED)).toEqual({ TgTCThue: '10000000', TgTThue: null, TgTTTBSo: '9940000' }));

test('one that is not reduced says what is paid alone', () =>
  expect(totals('2.1.1', null)).toEqual({ TgTCThue: null, TgTThue: null, TgTTTBSo: '10000000' }));

test.each(['2.0.1', '2.1.0'] as const)('version %s has no element for the sum before it', (version) =>
  expect(totals(version, REDUCED)).toEqual({ TgTCThue: null, TgTThue: null, TgTTTBSo: '9940000' }),
);
