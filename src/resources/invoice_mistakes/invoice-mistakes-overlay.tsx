import IconFileAlert from '@tabler/icons-react/dist/esm/icons/IconFileAlert.mjs';
import type { invoice_mistakes as descriptor } from '#generated/resources/invoice_mistakes.ts';
import type { components } from '#generated/types.ts';
import { hrefOf } from '#src/routes.ts';
import { MistakeState } from '#src/views/document-kinds/mistake-state.tsx';
import type { Overlay } from '#src/views/screen.ts';
import { mistakeTitles } from '#src/wording/record-lists.ts';

type InvoiceMistake = components['schemas']['InvoiceMistake'];

export const invoiceMistakesOverlay = {
  empty: { words: 'invoice_mistakes', icon: IconFileAlert },
  history: true,
  links: [
    {
      label: mistakeTitles.createOther,
      href: hrefOf('invoice_mistakes.create_other'),
      operation: 'createInvoiceMistake',
    },
  ],
  searchHint: mistakeTitles.search,
  columns: {
    name: { card: 'lead', width: 260 },
    origin: { card: 'name', wideOnly: true },
    invoice_count: { wideOnly: true },
    refused_count: { hidden: true },
    status: {
      card: 'state',
      cell: (record) => <MistakeState notice={record as unknown as InvoiceMistake} />,
    },
    noticed_on: { wideOnly: true },
    created_on: { card: 'meta' },
    created_by_name: { wideOnly: true },
  },
} satisfies Overlay<typeof descriptor>;
