import IconTableExport from '@tabler/icons-react/dist/esm/icons/IconTableExport.mjs';
import type { invoice_data_summary_tables as descriptor } from '#generated/resources/invoice_data_summary_tables.ts';
import type { Overlay } from '#src/views/screen.ts';

export const summaryTablesOverlay = {
  empty: { words: 'invoice_data_summary_tables', icon: IconTableExport },
  history: true,
  columns: {
    name: { card: 'lead', width: 260 },
    status: { card: 'state' },
    invoice_count: { card: 'meta' },
    total: { card: 'amount' },
    currency: { wideOnly: true },
    due_on: { card: 'name' },
    created_on: { wideOnly: true },
    created_by_name: { wideOnly: true },
  },
} satisfies Overlay<typeof descriptor>;
