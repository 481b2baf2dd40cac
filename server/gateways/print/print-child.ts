import { printInvoice } from './print-invoice.ts';

/** The module of the child: it reads the fonts' files once and draws one invoice after another. */
export const start = () => printInvoice;
