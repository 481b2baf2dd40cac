import type { adjusted_invoices } from '#generated/resources/adjusted_invoices.ts';
import type { cancelled_invoices } from '#generated/resources/cancelled_invoices.ts';
import type { replaced_invoices } from '#generated/resources/replaced_invoices.ts';
import { hrefOf } from '#src/routes.ts';
import type { Overlay } from '#src/views/screen.ts';
import { correctionTitles, emptyLists } from '#src/wording/record-lists.ts';
import { invoiceListWords } from '#src/wording/invoice.ts';
import type { InvoiceRow } from './bulk/bulk-tally.ts';
import { invoiceRecordName } from './invoices-overlay.ts';

const shared = {
  recordName: (record: object) => invoiceRecordName(record as InvoiceRow),
  searchHint: invoiceListWords.search,
};

/** Hóa đơn điều chỉnh. */
export const adjustedInvoicesOverlay = {
  ...shared,
  empty: emptyLists.adjusted_invoices,
  links: [
    {
      label: correctionTitles.otherStart,
      href: hrefOf('adjusted_invoices.create_other'),
      operation: 'createOtherAdjustment',
    },
  ],
} satisfies Overlay<typeof adjusted_invoices>;

/** Hóa đơn đã hủy. */
export const cancelledInvoicesOverlay = {
  ...shared,
  facts: correctionTitles.cancelledFacts,
  columns: {
    symbol: { card: 'lead' },
    total: { card: 'amount' },
    buyer_name: { card: 'name' },
    cancelled_on: { card: 'meta' },
  },
  empty: emptyLists.cancelled_invoices,
} satisfies Overlay<typeof cancelled_invoices>;

/** Hóa đơn thay thế. */
export const replacedInvoicesOverlay = {
  ...shared,
  empty: emptyLists.replaced_invoices,
  links: [
    {
      label: correctionTitles.otherStart,
      href: hrefOf('replaced_invoices.create_other'),
      operation: 'createOtherReplacement',
    },
  ],
} satisfies Overlay<typeof replaced_invoices>;
