import { describe, expect, test } from 'vitest';
import { assembleInvoice } from '#domain/documents/invoice-document.ts';
import { buildInvoiceData } from '#domain/documents/invoice-xml.ts';
import { readInvoice, type ReadInvoice } from '#domain/documents/read-invoice.ts';
import type { InvoiceContent } from '#domain/invoice/content.ts';
import { currencyDecimals } from '#domain/money/decimal-digits.ts';
import { amountProblems } from '#domain/invoice/amount-problems.ts';
import { computeInvoice, type InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { amountFindings } from '#server/gateways/provider/sandbox/judge/check-amounts.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { contentOf, optionsOf } from './computed.ts';
import { drawInvoice, type DrawnInvoice } from './drawn-invoice.ts';

const OPTIONS = { id: 'data', version: '2.1.1', solution_provider_tax_code: '0106026495' } as const;
const FORM_OF = { VAT: '1', PERCENTAGE_ON_REVENUE: '2' } as const;

/** A company that rounds prices, or totals more coarsely than their parts, asks for what does not add up. */
const FINE = { decimal_digit_unit_price: 6, decimal_digit_amount_after_tax: 6 } as const;

/** Invoices that may be published: every priced line has its price and, with VAT, its rate; no reduction. */
const DRAWN = Array.from({ length: 400 }, (_, at) => drawInvoice(20_000 + at))
  .map((drawn): DrawnInvoice => ({
    ...drawn,
    reduction_share: null,
    // A sales invoice has no place for it.
    untaxed_deduction:
      drawn.method === 'VAT' && drawn.digits.decimal_digit_original_amount >= 2
        ? drawn.untaxed_deduction
        : null,
    round_entries: false,
    digits: { ...drawn.digits, ...FINE },
    // Fees are written as they were typed: of more decimals than the company keeps they would not add up.
    ...(drawn.digits.decimal_digit_original_amount < 2 && { fees: [], other_deduction: null }),
  }))
  .filter(({ lines, method }) =>
    lines.every(
      ({ kind, quantity, unit_price, vat_rate }) =>
        kind === 'note' ||
        ((kind === 'discount' || (quantity !== null && unit_price !== null)) &&
          (method !== 'VAT' || vat_rate !== null)),
    ),
  );

type Written = { drawn: DrawnInvoice; content: InvoiceContent; amounts: InvoiceAmounts; read: ReadInvoice };

const WRITTEN = DRAWN.map((drawn): Written => {
  const content = { ...contentOf(drawn), form_no: FORM_OF[drawn.method] };
  const amounts = computeInvoice(content, drawn.digits, optionsOf(drawn));
  const read = readInvoice(
    parseXml(assembleInvoice(buildInvoiceData(content, amounts, OPTIONS), 'qr', null)),
  );
  if (read === null) throw new Error('not read back');
  return { drawn, content, amounts, read };
});

const found = (check: (written: Written) => readonly string[]) =>
  WRITTEN.map((written) => ({ said: JSON.stringify(written.drawn), problems: check(written) })).filter(
    ({ problems }) => problems.length > 0,
  );

test('there are some of every kind', () => {
  const count = (check: (drawn: DrawnInvoice) => boolean) => DRAWN.filter(check).length;
  for (const check of [
    ({ method }: DrawnInvoice) => method === 'PERCENTAGE_ON_REVENUE',
    ({ price_includes_tax, discount }: DrawnInvoice) => price_includes_tax && discount !== null,
    ({ tax_rounding }: DrawnInvoice) => tax_rounding === 'per_line',
  ])
    expect(count(check)).toBeGreaterThan(20);
});

describe('whatever way an invoice is computed, its document', () => {
  test('adds up for any receiver: lines, rates, totals in whole đồng and yen', () => {
    const problems = found(({ drawn, read }) =>
      currencyDecimals(drawn.currency) === 0 ? amountProblems(read.content, read.stated) : [],
    );
    expect(problems).toEqual([]);
  });

  test('is what the authority of the sandbox accepts', () =>
    expect(found(({ read }) => amountFindings(read))).toEqual([]));

  test('states the trade discounts it has, and no others', () => {
    const stated = WRITTEN.map(({ read }) => [
      read.content.lines.some(({ kind }) => kind === 'discount'),
      read.stated.total_discount,
    ]);
    const expected = WRITTEN.map(({ content, amounts }) => {
      const has = amounts.invoice_discount !== null || content.lines.some(({ kind }) => kind === 'discount');
      return [has, has ? amounts.total_discount : null];
    });
    expect(stated).toEqual(expected);
  });
});
