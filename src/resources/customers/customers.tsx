import { customers as descriptor } from '#generated/resources/customers.ts';
import { pathsOf } from '#src/routes.ts';
import type { Overlay, Screen } from '#src/views/screen.ts';

const overlay = {
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

export const customersScreen: Screen = {
  descriptor,
  overlay,
  paths: pathsOf('customers', 'customer_create', 'customer'),
};
