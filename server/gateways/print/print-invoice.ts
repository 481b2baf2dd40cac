import { inflateSync } from 'node:zlib';
import type { InvoicePrint } from './invoice-print.ts';
import { markEveryPage, markSentences } from './invoice/marks.ts';
import { printOnRoll } from './invoice/print-on-roll.ts';
import { printOnSheets } from './invoice/print-on-sheets.ts';
import { invoiceNumberText } from './number-text.ts';
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

/** Pixels of the largest logo: 2,000 a side, four bytes each, and a byte a row. */
const MAX_PIXEL_BYTES = 2000 * (4 * 2000 + 1) * 2;

/**
 * Throws for a PNG whose pixels cannot be read: the PDF writer unpacks them later, where an error would end the process. Other files
 * pass.
 */
function refuseBrokenPng(bytes: Uint8Array): void {
  const file = Buffer.from(bytes);
  if (file.readUInt32BE(0) !== 0x89504e47) return;
  const pixels: Buffer[] = [];
  for (let at = 8; at + 8 <= file.length; at += 12 + file.readUInt32BE(at)) {
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      pixels.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  inflateSync(Buffer.concat(pixels), { maxOutputLength: MAX_PIXEL_BYTES });
}
