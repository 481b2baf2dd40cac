/** The thread's own module: it reads the fonts' files once and draws one invoice after another. */
export { printInvoice as answer } from './print-invoice.ts';
