import type { invoices as descriptor } from '#generated/resources/invoices.ts';
import { invoiceListWords } from '#src/wording/invoice.ts';
import { groupFor } from './status-groups.ts';
import type { Overlay } from '#src/views/screen.ts';

export const invoicesOverlay = {
  searchHint: invoiceListWords.search,
  shownByTab: (source, value) => source === 'status' && groupFor(String(value)) !== null,
  sums: ['total_before_vat', 'total_vat', 'total'],
} satisfies Overlay<typeof descriptor>;
