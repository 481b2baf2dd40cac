import type { InvoiceDiscount, MoneyOptions } from '../money/money-options.ts';
import { DEFAULT_MONEY_OPTIONS } from '../money/money-options.ts';
import { bearsVat, type FormAndSymbol } from '../rules/particulars/forms.table.ts';
import type { MoneySettings } from '../settings/money-settings.ts';
import type { StatedRevenue } from './stated-revenue-reduction.ts';
import { revenueReductionOf } from './stated-revenue-reduction.ts';

/** What a draft itself says about its amounts; what it leaves out or says null for, it does not say. */
export type StatedMoney = {
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
  stated: StatedMoney & StatedRevenue,
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
function discountOf({ invoice_discount_rate, invoice_discount_amount }: StatedMoney): InvoiceDiscount | null {
  if (invoice_discount_amount) return { amount: invoice_discount_amount };
  return invoice_discount_rate ? { rate: invoice_discount_rate } : null;
}
