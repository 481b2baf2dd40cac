import type { InvoicePrint } from './invoice-print.ts';
import { markEveryPage, markSentences } from './invoice/marks.ts';
import { printOnRoll } from './invoice/print-on-roll.ts';
import { printOnSheets } from './invoice/print-on-sheets.ts';
import { invoiceNumberText } from './number-text.ts';
import { refuseBrokenPng } from './picture.ts';
import { openBlankPaper } from './paper.ts';

/**
 * Bản thể hiện của hóa đơn điện tử as a PDF with extractable text (decree 254/2026, article 10: what an
 * invoice shows; the forms of circular 91/2026, annex V, are a reference only). Equal views give equal bytes.
 */
export async function printInvoice(view: InvoicePrint): Promise<Uint8Array> {
  if (view.logo !== null) refuseBrokenPng(view.logo);
  const name = `${view.title} ${view.form_no}${view.symbol} ${invoiceNumberText(view.number)}`;
  const paper = openBlankPaper(name, view.seller.name, view.issued_on);
  if (view.design.paper === 'roll_80') printOnRoll(paper, view);
  else printOnSheets(paper, view);
  if (view.mark !== null) {
    markEveryPage(paper, view.mark);
    if (view.design.paper !== 'roll_80') markSentences(paper, view.mark);
  }
  return paper.finish();
}
