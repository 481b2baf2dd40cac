import { REGISTER_PARAMETER } from './register-parameter.ts';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import { lazy } from 'react';
import { shownName } from '#domain/invoice/shown-name.ts';
import type { invoices as descriptor } from '#generated/resources/invoices.ts';
import type { invoice_calculating_machines as registers } from '#generated/resources/invoice_calculating_machines.ts';
import type { components } from '#generated/types.ts';
import { hrefOf } from '#src/routes.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import type { Overlay } from '#src/views/screen.ts';
import { invoiceListWords, invoiceWords } from '#src/wording/invoice.ts';
import { entryWords } from '#src/wording/menu.ts';
import { bulkDeleteWords } from '#src/wording/processing/bulk-delete.ts';
import { mostTicked } from '#src/views/list/selection/use-selection.ts';
import { groupFor, unsentStatuses } from './status-groups.ts';

const BulkCorrect = lazy(async () => ({ default: (await import('./bulk/bulk-correct.tsx')).BulkCorrect }));
const BulkDelete = lazy(async () => ({ default: (await import('./bulk/bulk-delete.tsx')).BulkDelete }));
const BulkEmail = lazy(async () => ({ default: (await import('./bulk/bulk-email.tsx')).BulkEmail }));
const BulkPublish = lazy(async () => ({ default: (await import('./bulk/bulk-publish.tsx')).BulkPublish }));

const CreatorFilter = lazy(async () => ({
  default: (await import('./filters/creator-filter.tsx')).CreatorFilter,
}));
const CreatorName = lazy(async () => ({
  default: (await import('./filters/creator-filter.tsx')).CreatorName,
}));
const FilterSum = lazy(async () => ({ default: (await import('./filters/filter-sum.tsx')).FilterSum }));
const PaymentFilter = lazy(async () => ({
  default: (await import('./filters/payment-filter.tsx')).PaymentFilter,
}));

export const invoicesOverlay = {
  empty: { words: 'invoices' },
  recordName: (record) => invoiceRecordName(record as InvoiceRow),
  links: [
    { label: entryWords.invoices_publish, href: hrefOf('invoices.publish'), operation: 'getRecentPublishes' },
    {
      label: entryWords.recurring_invoices,
      href: hrefOf('recurring_invoices'),
      operation: 'listRecurringInvoices',
    },
  ],
  searchHint: invoiceListWords.search,
  shownByTab: (source, value) =>
    source === 'status' && (groupFor(String(value)) !== null || value === unsentStatuses),
  filters: {
    created_by: { Input: CreatorFilter, Value: CreatorName },
    payment_method: { Input: PaymentFilter },
  },
  linkedFilters: ['unsent_of_mail_job'],
  bulkActions: [
    {
      label: () => invoiceListWords.publish,
      icon: IconWritingSign,
      operation: 'startBulkPublish',
      Dialog: BulkPublish,
    },
    {
      label: () => invoiceListWords.email,
      icon: IconMail,
      operation: 'startBulkEmail',
      Dialog: BulkEmail,
    },
    {
      label: () => invoiceListWords.correct,
      icon: IconListCheck,
      operation: 'createStatement',
      notWhole: () => invoiceListWords.notWhole(mostTicked),
      Dialog: BulkCorrect,
    },
    {
      label: () => bulkDeleteWords.action,
      icon: IconTrash,
      operation: 'startBulkDelete',
      critical: true,
      Dialog: BulkDelete,
    },
  ],
  exportFormats: ['xlsx', 'csv', 'xml', 'pdf', 'print'],
  sums: ['total_before_vat', 'total_vat', 'total'],
  // Of a replaced one its replacement counts; one that was given up counts no more.
  isSummed: (record) => {
    const { corrected, status } = record as unknown as InvoiceRow;
    return corrected !== 'replaced' && status !== 'cancelled';
  },
  FilterSum,
  ImportChoice: lazy(async () => ({ default: (await import('./import-series.tsx')).ImportSeries })),
} satisfies Overlay<typeof descriptor>;

/** Hóa đơn từ máy tính tiền: the same list, with what is done with them. */
export const registerInvoicesOverlay = {
  empty: { words: 'invoice_calculating_machines' },
  // One import makes the drafts of both lists: the symbol in a row says of which, else what is chosen with its columns.
  links: [
    {
      label: invoiceListWords.importBySymbol,
      href: `${hrefOf('invoices.import')}?${REGISTER_PARAMETER}`,
      operation: 'createInvoicesImport',
    },
  ],
  recordName: invoicesOverlay.recordName,
  searchHint: invoiceListWords.search,
  shownByTab: invoicesOverlay.shownByTab,
  filters: invoicesOverlay.filters,
  linkedFilters: invoicesOverlay.linkedFilters,
  bulkActions: invoicesOverlay.bulkActions,
  exportFormats: invoicesOverlay.exportFormats,
  sums: ['total_before_vat', 'total_vat', 'total'],
  isSummed: invoicesOverlay.isSummed,
  FilterSum,
} satisfies Overlay<typeof registers>;

export type InvoiceRow = components['schemas']['InvoiceSummary'];

type Row = Pick<
  InvoiceRow,
  'form_no' | 'symbol' | 'number' | 'buyer_name' | 'buyer_person' | 'total' | 'currency'
>;

/** `1C26TAA 00000287`; drafts share their series, so the buyer and the total tell one from another. */
export function invoiceRecordName(row: Row): string {
  if (row.number !== null) return shownName(row);
  const buyer = row.buyer_name ?? row.buyer_person;
  const total = `${formatNumber(row.total)} ${row.currency}`;
  return [invoiceWords.draftName(shownName(row)), buyer, total].filter(Boolean).join(', ');
}
