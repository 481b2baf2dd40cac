/** Writes what docs/e-invoice.md takes from tables. */
import { writeFileSync } from 'node:fs';
import { E_INVOICE_PAGE, eInvoicePage } from './page.ts';

writeFileSync(E_INVOICE_PAGE, (await eInvoicePage()).should);
