export { invoiceHandlers } from './handlers.ts';
export { keptAmounts, keptDigits, keptMoney, type Kept } from './amounts.ts';
export { refusalItems } from './refusals.ts';
export { createDraft, mayRevise } from './service.ts';
export { findInvoice, linesOf, linesOfMany, nameOfUser, type InvoiceRow, type LineRow } from './store.ts';
export { wireInvoice } from './wire.ts';
