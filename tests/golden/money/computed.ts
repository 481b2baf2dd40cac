import type { InvoiceContent } from '#domain/invoice/content.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import type { MoneyOptions } from '#domain/money/money-options.ts';
import { vndEquivalents } from '#domain/money/vnd-equivalents.ts';
import { SAMPLE_INVOICE, sampleLine } from '#domain/samples/sample-invoice.ts';
import type { DrawnInvoice } from './drawn-invoice.ts';
import type { Judgement } from './judge.ts';

export function contentOf(drawn: DrawnInvoice): InvoiceContent {
  return {
    ...SAMPLE_INVOICE,
    currency: drawn.currency,
    exchange_rate: drawn.exchange_rate,
    fees: drawn.fees.map((amount) => ({ name: 'Phí', amount })),
    untaxed_deduction: drawn.untaxed_deduction,
    other_deduction: drawn.other_deduction,
    lines: drawn.lines.map(({ percent: _, ...line }) => sampleLine({ name: 'Hàng', ...line })),
  };
}

export function optionsOf(drawn: DrawnInvoice): Partial<MoneyOptions> {
  const { reduction_share, zero_tens, four_after_tens, says_whole } = drawn;
  return {
    method_of_tax_calculation: drawn.method,
    price_includes_tax: drawn.price_includes_tax,
    tax_rounding: drawn.tax_rounding,
    round_entries: drawn.round_entries,
    invoice_discount: drawn.discount,
    revenue_reduction:
      reduction_share === null
        ? null
        : {
            percents: drawn.lines.map(({ percent }) => percent),
            share: reduction_share,
            sentence: '{amount}',
          },
    words: { zero_tens, four_after_tens, says_whole },
  };
}

/** What the product makes of the invoice, laid out as the judge lays it out. */
export function computed(drawn: DrawnInvoice): Judgement {
  const content = contentOf(drawn);
  const amounts = computeInvoice(content, drawn.digits, optionsOf(drawn));
  const dong = vndEquivalents(amounts, content);
  return {
    lines: amounts.lines.map((line) => [
      line.quantity,
      line.unit_price,
      line.discount_rate,
      line.gross,
      line.discount_amount,
      line.amount,
      line.vat_amount,
      line.amount_with_tax,
    ]),
    rates: amounts.by_rate.map((group) => [group.vat_rate, group.amount, group.vat_amount]),
    before: amounts.total_before_vat,
    discount: amounts.total_discount,
    line_discount: amounts.total_line_discount,
    shares: (amounts.invoice_discount?.by_rate ?? []).map((share) => [share.vat_rate, share.amount]),
    reductions: (amounts.revenue_reduction?.by_percent ?? []).map((one) => [
      one.percent,
      one.amount,
      one.reduction,
    ]),
    vat: amounts.total_vat,
    total: amounts.total,
    words: amounts.total_in_words,
    dong: [dong?.total_before_vat ?? '', dong?.total_vat ?? '', dong?.total ?? ''],
  };
}
