import type { adjusted_invoices } from '#generated/resources/adjusted_invoices.ts';
import type { replaced_invoices } from '#generated/resources/replaced_invoices.ts';
import type { Overlay } from '#src/views/screen.ts';
import { invoiceListWords } from '#src/wording/invoice.ts';
import { emptyLists } from '#src/wording/record-lists.ts';
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
} satisfies Overlay<typeof adjusted_invoices>;

/** Hóa đơn thay thế. */
export const replacedInvoicesOverlay = {
  ...shared,
  empty: emptyLists.replaced_invoices,
} satisfies Overlay<typeof replaced_invoices>;
