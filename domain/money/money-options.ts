import type { WordOptions } from './amount-in-words.ts';

/** Chiết khấu trên cả hóa đơn: a percent of it (`3` is 3%), or an amount in its currency. */
export type InvoiceDiscount = { readonly rate: string } | { readonly amount: string };

/** Giảm thuế cho người bán nộp theo tỷ lệ %: which lines it reaches, and by how much. */
export type RevenueReduction = {
  /** Tỷ lệ % of each line, in the order of the lines: `3` is 3% of its revenue; null is not reduced. */
  readonly percents: readonly (string | null)[];
  /** What part of that percentage is given up, in percent: `20`. */
  readonly share: string;
  /** The sentence of the law that the invoice prints; `{amount}` is the reduction. */
  readonly sentence: string;
};

export type MoneyOptions = {
  readonly method_of_tax_calculation: 'VAT' | 'PERCENTAGE_ON_REVENUE';
  /** Typed prices, discounts and trade-discount amounts contain VAT. Says nothing where no VAT is computed. */
  readonly price_includes_tax: boolean;
  /** Whether VAT is rounded once on each rate's sum, or on every line and then added. */
  readonly tax_rounding: 'per_rate' | 'per_line';
  /** Quantities, prices and discount rates are rounded to the company's decimals before they are used. */
  readonly round_entries: boolean;
  readonly invoice_discount: InvoiceDiscount | null;
  /** With PERCENTAGE_ON_REVENUE only. */
  readonly revenue_reduction: RevenueReduction | null;
  readonly words: Partial<WordOptions>;
};

/** Whether VAT is taken out of what was typed, and not added to it. */
export function takesTaxOut({
  method_of_tax_calculation,
  price_includes_tax,
}: Pick<MoneyOptions, 'method_of_tax_calculation' | 'price_includes_tax'>): boolean {
  return price_includes_tax && method_of_tax_calculation === 'VAT';
}

export const DEFAULT_MONEY_OPTIONS: MoneyOptions = {
  method_of_tax_calculation: 'VAT',
  price_includes_tax: false,
  tax_rounding: 'per_rate',
  round_entries: false,
  invoice_discount: null,
  revenue_reduction: null,
  words: {},
};
