import type { InvoiceAmounts } from '../money/invoice-amounts.ts';
import type { Refusal } from '../refusals.ts';
import { extraRefusals } from './extras/extra-fields.ts';
import { certificateRefusals } from '../registration/certificate-in-force.ts';
import type { AcceptedDeclaration } from '../registration/in-force.ts';
import { inForce } from '../registration/in-force.ts';
import {
  declaredSeriesRefusals,
  fullContentRefusals,
  pauseRefusals,
  registerCodeRefusals,
  seriesUses,
} from '../registration/series-in-force.ts';
import type { InvoiceContent } from './content.ts';
import type { ReadinessCertificate } from './ready/certificate-refusals.ts';
import { formatRefusals } from './ready/format-refusals.ts';
import { lineRefusals, movedDiscountRefusals, revenuePercentRefusals } from './ready/line-refusals.ts';
import {
  besideGoodsRefusals,
  currencyRefusals,
  sizeRefusals,
  totalRefusals,
} from './ready/money-refusals.ts';
import { buyerRefusals, sellerRefusals } from './ready/party-refusals.ts';
import type { ReadinessSeries } from './ready/series-refusals.ts';
import { seriesRefusals } from './ready/series-refusals.ts';

export type ReadinessInput = {
  content: InvoiceContent;
  /** What computeInvoice gave for this content. */
  amounts: InvoiceAmounts;
  /** YYYY-MM-DD in Asia/Ho_Chi_Minh. */
  today: string;
  /** ISO with Z. */
  now: string;
  series: ReadinessSeries | null;
  certificate: ReadinessCertificate | null;
  /** The certificate was named when publication was ordered. */
  was_chosen?: boolean;
  /** Declarations that the tax authority has accepted: what the company may issue, and sign with. */
  declarations: readonly AcceptedDeclaration[];
  /** Size of the message that would be sent, when it is known. */
  message_bytes: number | null;
};

/** Every reason why this invoice cannot be published; empty means ready. */
export function checkReady(input: ReadinessInput): Refusal[] {
  const { content, amounts, today, now, series, declarations, message_bytes } = input;
  const { certificate, was_chosen = false } = input;
  const stated = [...checkContent(content, amounts), ...seriesRefusals(content, series, today)];
  return [
    ...stated,
    ...(stated.length === 0 ? formatRefusals(content, amounts, today) : []),
    ...declaredSeriesRefusals(seriesUses(declarations, today), content, today),
    ...fullContentRefusals(inForce(declarations, today), content),
    ...registerCodeRefusals(inForce(declarations, today), content),
    ...signingRefusals({
      ...{ certificate, was_chosen, declarations, now, today },
      seller_tax_code: content.seller.tax_code,
    }),
    ...sizeRefusals(message_bytes),
  ];
}

/** Why nothing may be signed for the seller now: its certificate, what is declared of it, a pause. */
export function signingRefusals({
  today,
  ...signing
}: Parameters<typeof certificateRefusals>[0] & { today: string }): Refusal[] {
  const { certificate, declarations } = signing;
  const signs = { serial: certificate?.serial ?? null, provider_tax_code: null };
  return [...certificateRefusals(signing), ...pauseRefusals(inForce(declarations, today), today, signs)];
}

/** The part that the content alone decides: the editor shows it while typing. */
export function checkContent(content: InvoiceContent, amounts: InvoiceAmounts): Refusal[] {
  return [
    ...sellerRefusals(content.seller),
    ...buyerRefusals(content),
    ...currencyRefusals(content),
    ...lineRefusals(content, amounts),
    ...revenuePercentRefusals(content),
    ...movedDiscountRefusals(content, amounts),
    ...besideGoodsRefusals(content),
    ...extraRefusals(content.extras ?? []),
    ...totalRefusals(content, amounts),
  ];
}
