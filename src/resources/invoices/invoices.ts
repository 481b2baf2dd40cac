import { invoices as descriptor } from '#generated/resources/invoices.ts';
import { pathsOf } from '#src/routes.ts';
import { invoiceListWords } from '#src/wording/invoice.ts';
import { groupFor } from './status-groups.ts';
import type { Overlay, Screen } from '#src/views/screen.ts';

const overlay = {
  searchHint: invoiceListWords.search,
  shownByTab: (source, value) => source === 'status' && groupFor(String(value)) !== null,
  sums: ['total_before_vat', 'total_vat', 'total'],
} satisfies Overlay<typeof descriptor>;

export const invoicesScreen: Screen = {
  descriptor,
  overlay,
  paths: pathsOf('invoices', 'invoice_create', 'invoice'),
};
