import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { customers as descriptor } from '#generated/resources/customers.ts';
import { lazyInput } from '#src/views/form/inputs/lazy-input.ts';
import type { Overlay } from '#src/views/screen.ts';
import { recordListWords } from '#src/wording/record-lists.ts';
import { lazy } from 'react';

export const customersOverlay = {
  empty: { words: 'customers', icon: IconUsers },
  searchHint: recordListWords.customerSearch,
  wide: ['address'],
  inputs: {
    tax_code: lazyInput(async () => (await import('./registered-tax-code.tsx')).RegisteredTaxCode),
  },
  columns: {
    code: { width: 140, card: 'meta' },
    name: { card: 'name' },
    email: { width: 220, wideOnly: true },
    phone_number: { wideOnly: true },
    created_on: { hidden: true },
    status: { width: 172, card: 'state' },
  },
  asideCards: {
    operation: 'getCustomerSales',
    Cards: lazy(async () => ({ default: (await import('./customer-sales.tsx')).CustomerSales })),
  },
} satisfies Overlay<typeof descriptor>;
