import type { InvoiceContent } from '#domain/invoice/content.ts';
import { seriesRefusals } from '#domain/invoice/ready/series-refusals.ts';
import { sellerOf, statedContent } from '#domain/invoice/stated-content.ts';
import { checkContent } from '#domain/invoice/readiness.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { computeInvoice } from '#domain/money/invoice-amounts.ts';
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import type { Refusal } from '#domain/refusals.ts';
import type { components } from '#generated/types.ts';
import type { Tenant } from '#src/providers/account.ts';
import { inputOf } from './draft.ts';
import type { Draft } from './draft.ts';

export type Template = components['schemas']['Template'];

export type Surroundings = { tenant: Tenant; template: Template | null; number: number | null };

/** The draft as the law's rules read it. */
function contentOf(draft: Draft, { tenant, template, number }: Surroundings): InvoiceContent {
  const series = { form_no: template?.form_no ?? '1', symbol: template?.symbol ?? '' };
  return statedContent(inputOf(draft), series, sellerOf(tenant), number);
}

export type Assessment = { amounts: InvoiceAmounts; refusals: readonly Refusal[] };

/**
 * Amounts and everything that stands in the way of publishing, as far as this screen knows: the server also looks at
 * the certificate. The same functions decide there.
 */
export function assess(draft: Draft, surroundings: Surroundings, today: string): Assessment {
  const content = contentOf(draft, surroundings);
  const amounts = computeInvoice(content, DEFAULT_DECIMAL_DIGITS);
  const { template } = surroundings;
  const series =
    template === null ? null : { active: template.status === 'active', last_number: template.last_number };
  return {
    amounts,
    refusals: [...checkContent(content, amounts), ...seriesRefusals(content, series, today)],
  };
}
