import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import type { invoices as descriptor } from '#generated/resources/invoices.ts';
import { bulkPublishWords } from '#src/wording/bulk-publish.ts';
import { invoiceListWords } from '#src/wording/invoice.ts';
import { lazy } from 'react';
import { mostAtOnce } from './bulk/bulk-tally.ts';
import type { InvoiceRow } from './bulk/bulk-tally.ts';
import { invoiceRecordName } from './invoice-record-name.ts';
import { groupFor } from './status-groups.ts';
import type { Overlay } from '#src/views/screen.ts';
import { emptyLists } from '#src/wording/record-lists.ts';

const BulkPublish = lazy(async () => ({ default: (await import('./bulk/bulk-publish.tsx')).BulkPublish }));

export const invoicesOverlay = {
  empty: emptyLists.invoices,
  recordName: (record) => invoiceRecordName(record as InvoiceRow),
  searchHint: invoiceListWords.search,
  shownByTab: (source, value) => source === 'status' && groupFor(String(value)) !== null,
  bulkAction: {
    label: () => bulkPublishWords.action,
    icon: IconWritingSign,
    operation: 'publishInvoices',
    notWhole: () => bulkPublishWords.notWhole(mostAtOnce),
    Dialog: BulkPublish,
  },
  sums: ['total_before_vat', 'total_vat', 'total'],
} satisfies Overlay<typeof descriptor>;
