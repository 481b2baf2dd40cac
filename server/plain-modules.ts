/** Every plain resource. `npm run generate` adds the door of a new one at the end. */
export { customers } from './modules/customers/index.ts';
export { products } from './modules/products/index.ts';
export { roles } from './modules/roles/index.ts';
export { savedSearches } from './modules/saved-searches/index.ts';
export { users } from './modules/users/index.ts';
export { templates } from './modules/templates/index.ts';
export { invoiceCollectors } from './modules/invoice-collectors/index.ts';
export { incidents } from './modules/incidents/index.ts';
export { currencies } from './modules/currencies/index.ts';
export { recurringInvoices } from './modules/recurring-invoices/index.ts';
