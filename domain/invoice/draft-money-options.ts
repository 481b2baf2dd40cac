import {
  DEFAULT_MONEY_OPTIONS,
  type InvoiceDiscount,
  type MoneyOptions,
  type RevenueReduction,
} from '../money/money-options.ts';
import { bearsVat, type FormAndSymbol } from '../rules/particulars/forms.table.ts';
import { revenueReliefOn, statesRevenueRelief } from '../rules/tax/revenue-percentages.table.ts';
import type { MoneySettings } from '../settings/tenant-settings.ts';
import type { PublicationStatus } from '../transmission/publication.ts';
import type { InvoiceLine } from './content.ts';

/** What a draft itself says about its amounts; what it leaves out or says null for, it does not say. */
export type DraftMoney = {
  /** Typed prices contain VAT. */
  readonly price_includes_tax?: boolean | null;
  /** In percent: `5` is 5%. */
  readonly invoice_discount_rate?: string | null;
  /** In the invoice's currency. */
  readonly invoice_discount_amount?: string | null;
};

/**
 * How the amounts of a draft are computed: the form of its series says whether there is VAT at all, the draft
 * whether its prices contain it (else the company's choice), what is taken off the whole of it and which percentages
 * on revenue are reduced, the company how VAT is rounded. The same in the browser and on the server.
 */
export function moneyOptionsOf(
  series: FormAndSymbol,
  settings: MoneySettings,
  stated: DraftMoney & DraftRevenue,
): MoneyOptions {
  return {
    ...DEFAULT_MONEY_OPTIONS,
    method_of_tax_calculation: bearsVat(series) ? 'VAT' : 'PERCENTAGE_ON_REVENUE',
    price_includes_tax: stated.price_includes_tax ?? settings.price_includes_tax,
    tax_rounding: settings.tax_rounding,
    invoice_discount: discountOf(stated),
    revenue_reduction: revenueReductionOf(series, stated),
  };
}

/** A stated amount wins over a rate, as on a line. */
function discountOf({ invoice_discount_rate, invoice_discount_amount }: DraftMoney): InvoiceDiscount | null {
  if (invoice_discount_amount) return { amount: invoice_discount_amount };
  return invoice_discount_rate ? { rate: invoice_discount_rate } : null;
}

/** What a draft says about the reduction of the percentage on revenue. */
export type DraftRevenue = {
  /** Ngày lập, YYYY-MM-DD: the law of that day decides. */
  readonly issued_on: string;
  readonly currency: string;
  readonly lines: readonly Pick<InvoiceLine, 'kind' | 'revenue_percent'>[];
};

/** Kinds of line that count as revenue: goods, and the trade discounts that take away from them. */
const COUNTED: readonly InvoiceLine['kind'][] = ['goods', 'discount'];

/** How the percentage of each line is reduced; null where no line names one, or form or day give no reduction. */
export function revenueReductionOf(
  { form_no }: FormAndSymbol,
  { issued_on, currency, lines }: DraftRevenue,
): RevenueReduction | null {
  const relief = revenueReliefOn(issued_on);
  if (relief === null || !statesRevenueRelief(form_no)) return null;
  const percents = lines.map(({ kind, revenue_percent }) =>
    COUNTED.includes(kind) ? (revenue_percent ?? null) : null,
  );
  if (percents.every((percent) => percent === null)) return null;
  const unit = currency === 'VND' ? 'đồng' : currency;
  return { percents, share: relief.share, sentence: relief.sentence.replace('{unit}', unit) };
}

/**
 * Whether an invoice that is corrected and saved again keeps the decimals and the choices on tax it was computed with. A
 * number whose signature failed does: the authority has not checked its amounts, and a later change of the settings does not change them.
 * One the tax authority refused takes up the settings of the day, which may be what it was refused for; so does a draft.
 */
export function keepsComputation(status: PublicationStatus): boolean {
  return status === 'signature_failed';
}
