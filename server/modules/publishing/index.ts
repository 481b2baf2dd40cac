export { askPublication } from './publish.ts';
export { carryInvoice } from './carry-invoice.ts';
export { invoiceKind } from './document-kind.ts';
export { publishingHandlers } from './handlers.ts';
