import type { customers as descriptor } from '#generated/resources/customers.ts';
import type { Overlay } from '#src/views/screen.ts';

export const customersOverlay = {
  searchHint: 'Tên, mã, mã số thuế…',
  wide: ['address'],
  columns: {
    code: { width: 140, card: 'meta' },
    name: { card: 'name' },
    email: { width: 220, wideOnly: true },
    created_on: { hidden: true },
    status: { width: 172, card: 'state' },
  },
} satisfies Overlay<typeof descriptor>;
