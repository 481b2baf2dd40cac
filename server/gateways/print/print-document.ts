import { printDeclaration } from './declaration/declaration-form.ts';
import type { PrintView } from './printer.ts';
import { printInvoice } from './print-invoice.ts';

/** The PDF of any document that is drawn: which it is says its layout. */
export function printDocument(view: PrintView): Promise<Uint8Array> {
  return view.layout === 'declaration' ? printDeclaration(view) : printInvoice(view);
}
