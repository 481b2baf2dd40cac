import { lazy, Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import type { recurring_invoices as descriptor } from '#generated/resources/recurring_invoices.ts';
import type { components } from '#generated/types.ts';
import type { Overlay } from '#src/views/screen.ts';

// They come with the pages that show them: the overlays of all lists are loaded with the first.
const RecurringState = lazy(async () => ({
  default: (await import('./recurring-state.tsx')).RecurringState,
}));
const PauseButton = lazy(async () => ({ default: (await import('./recurring-state.tsx')).PauseButton }));

const recurringOf = (record: RaRecord) => record as unknown as components['schemas']['RecurringInvoice'];

export const recurringInvoicesOverlay = {
  empty: { words: 'recurring_invoices' },
  columns: {
    name: { card: 'lead' },
    frequency: { width: 120, card: 'meta' },
    next_on: { width: 120, card: 'name' },
    status: { width: 136, card: 'state' },
    day_of_month: { hidden: true },
    runs_made: { width: 120, align: 'end', wideOnly: true },
    last_on: { hidden: true },
    last_invoice_id: { wideOnly: true },
    error: { wideOnly: true },
    created_on: { hidden: true },
  },
  wide: ['name', 'source_id'],
  aside: (record) => (
    <Suspense fallback={null}>
      <RecurringState recurring={recurringOf(record)} />
    </Suspense>
  ),
  rowActions: (record) => (
    <Suspense fallback={null}>
      <PauseButton recurring={recurringOf(record)} inRow />
    </Suspense>
  ),
} satisfies Overlay<typeof descriptor>;
