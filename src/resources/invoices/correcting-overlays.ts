import type { adjusted_invoices } from '#generated/resources/adjusted_invoices.ts';
import type { cancelled_invoices } from '#generated/resources/cancelled_invoices.ts';
import type { replaced_invoices } from '#generated/resources/replaced_invoices.ts';
import { hrefOf } from '#src/routes.ts';
import type { Overlay } from '#src/views/screen.ts';
import { correctionTitles } from '#src/wording/record-lists.ts';
import { invoiceListWords } from '#src/wording/invoice.ts';
import { invoiceRecordName, type InvoiceRow } from './invoices-overlay.ts';

const shared = {
  recordName: (record: object) => invoiceRecordName(record as InvoiceRow),
  searchHint: invoiceListWords.search,
};

/**
 * A symbol names an invoice only with its number: both stand in one cell, which a phone's card shows first. As wide as the longest name and
 * amount, so that a tablet shows the state before it has to be scrolled.
 */
const columns = {
  symbol: {
    width: 150,
    header: invoiceListWords.number,
    card: 'lead',
    cell: (record: object) => invoiceRecordName(record as InvoiceRow),
  },
  number: { hidden: true },
  total: { card: 'amount', width: 118 },
  buyer_name: { card: 'name' },
} as const;

const states = { corrects: { width: 146 }, status: { card: 'state', width: 190 } } as const;

/** Hóa đơn điều chỉnh. */
export const adjustedInvoicesOverlay = {
  ...shared,
  columns: { ...columns, ...states, issued_on: { card: 'meta', wideOnly: true } },
  empty: { words: 'adjusted_invoices' },
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
  columns: { ...columns, issued_on: { wideOnly: true }, cancelled_on: { card: 'meta' } },
  empty: { words: 'cancelled_invoices' },
} satisfies Overlay<typeof cancelled_invoices>;

/** Hóa đơn thay thế. */
export const replacedInvoicesOverlay = {
  ...shared,
  columns: { ...columns, ...states, issued_on: { card: 'meta', wideOnly: true } },
  empty: { words: 'replaced_invoices' },
  links: [
    {
      label: correctionTitles.otherStart,
      href: hrefOf('replaced_invoices.create_other'),
      operation: 'createOtherReplacement',
    },
  ],
} satisfies Overlay<typeof replaced_invoices>;
