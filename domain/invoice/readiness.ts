import type { InvoiceAmounts } from '../money/invoice-amounts.ts';
import type { Refusal } from '../refusals.ts';
import type { InvoiceContent } from './content.ts';
import type { ReadinessCertificate } from './ready/certificate-refusals.ts';
import { certificateRefusals } from './ready/certificate-refusals.ts';
import { formatRefusals } from './ready/format-refusals.ts';
import { lineRefusals } from './ready/line-refusals.ts';
import { currencyRefusals, sizeRefusals, totalRefusals } from './ready/money-refusals.ts';
import { buyerRefusals, sellerRefusals } from './ready/party-refusals.ts';
import { revenuePercentRefusals } from './ready/revenue-percent-refusals.ts';
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
  /** Serials of the certificates in accepted declarations. */
  declared_serials: readonly string[];
  /** Size of the message that would be sent, when it is known. */
  message_bytes: number | null;
};

/** Everything that stands between this invoice and its publication, all at once; empty means ready. */
export function checkReady(input: ReadinessInput): Refusal[] {
  const { content, amounts, today, now, series, certificate, declared_serials, message_bytes } = input;
  const stated = [...checkContent(content, amounts), ...seriesRefusals(content, series, today)];
  return [
    ...stated,
    ...(stated.length === 0 ? formatRefusals(content, amounts, today) : []),
    ...certificateRefusals({ certificate, seller_tax_code: content.seller.tax_code, declared_serials, now }),
    ...sizeRefusals(message_bytes),
  ];
}

/** The part that the content alone decides: the editor shows it while typing. */
export function checkContent(content: InvoiceContent, amounts: InvoiceAmounts): Refusal[] {
  return [
    ...sellerRefusals(content.seller),
    ...buyerRefusals(content),
    ...currencyRefusals(content),
    ...lineRefusals(content, amounts),
    ...revenuePercentRefusals(content),
    ...totalRefusals(amounts),
  ];
}
