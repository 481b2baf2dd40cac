import type { InvoiceContent } from '#domain/invoice/content.ts';
import type { RelatedInvoice } from '#domain/invoice/particulars.ts';
import { invoiceDiscountRefusals, vndRateRefusals } from '#domain/invoice/ready/money-refusals.ts';
import { moneyOptionsOf } from '#domain/invoice/draft-money-options.ts';
import { seriesRefusals } from '#domain/invoice/ready/series-refusals.ts';
import { sellerOf, invoiceFromInput } from '#domain/invoice/invoice-from-input.ts';
import { checkContent } from '#domain/invoice/readiness.ts';
import type { DecimalDigits } from '#domain/money/decimal-digits.ts';
import { explainInvoice } from '#domain/money/explain-invoice.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import type { MoneyOptions } from '#domain/money/money-options.ts';
import type { Refusal } from '#domain/refusals.ts';
import type { MoneySettings } from '#domain/settings/tenant-settings.ts';
import type { components } from '#generated/types.ts';
import type { Tenant } from '#src/providers/account.ts';
import type { Explanation } from '../../explanation/step-groups.ts';
import { inputOf } from './draft.ts';
import { readableDraft } from '../number-limits.ts';
import type { Draft, InvoiceInput } from './draft.ts';

export type Template = components['schemas']['Template'];

export type Surroundings = {
  tenant: Tenant;
  template: Template | null;
  /** The form of an invoice that has no series yet. */
  form_no?: Template['form_no'] | undefined;
  number: number | null;
  /** The invoice that this one corrects. */
  related: RelatedInvoice | null;
  digits: DecimalDigits;
  settings: MoneySettings;
};

/** The series an invoice is written in; without one it is of a form, a VAT invoice if nothing is known, and has no symbol yet. */
export function seriesOf(
  template: Template | null,
  form_no: Template['form_no'] = '1',
): Pick<Template, 'form_no' | 'symbol'> {
  return { form_no: template?.form_no ?? form_no, symbol: template?.symbol ?? '' };
}

type Computed = { input: InvoiceInput; content: InvoiceContent; options: MoneyOptions };

/** The draft as the law's rules read it, and how its amounts are computed. */
function computedFrom(
  draft: Draft,
  { tenant, template, form_no, number, related, settings }: Surroundings,
): Computed {
  const input = inputOf(readableDraft(draft));
  const series = seriesOf(template, form_no);
  return {
    input,
    content: invoiceFromInput(input, series, sellerOf(tenant, template), number, related),
    options: moneyOptionsOf(series, settings, input),
  };
}

/** Every rounding behind the amounts that assess gives. */
export function explain(draft: Draft, surroundings: Surroundings): Explanation {
  const { content, options } = computedFrom(draft, surroundings);
  return { steps: explainInvoice(content, surroundings.digits, options), lines: content.lines };
}

type Assessment = { amounts: InvoiceAmounts; refusals: readonly Refusal[] };

/**
 * Amounts and everything that stands in the way of publishing, as far as this screen knows: the server also looks at
 * the certificate. The same functions decide there.
 */
export function assess(draft: Draft, surroundings: Surroundings, today: string): Assessment {
  const { input, content, options } = computedFrom(draft, surroundings);
  const amounts = computeInvoice(content, surroundings.digits, options);
  const { template } = surroundings;
  const series =
    template === null ? null : { active: template.status === 'active', last_number: template.last_number };
  return {
    amounts,
    refusals: [
      ...checkContent(content, amounts),
      ...vndRateRefusals(input),
      ...invoiceDiscountRefusals(input, amounts),
      ...seriesRefusals(content, series, today),
    ],
  };
}
