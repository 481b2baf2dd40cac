import { printClassic } from './classic/classic.ts';
import type { InvoicePrint, PrintLayout } from './invoice-print.ts';
import { printModern } from './modern/modern.ts';
import { invoiceNumberText } from './number-text.ts';
import { PAGE, openPaper } from './paper.ts';
import type { Paper } from './paper.ts';

const layouts = { modern: printModern, classic: printClassic } satisfies Record<
  PrintLayout,
  (paper: Paper, view: InvoicePrint) => void
>;

const DRAFT_MARK = 'BẢN NHÁP – CHƯA CÓ GIÁ TRỊ';

/**
 * Bản thể hiện của hóa đơn điện tử as an A4 PDF with extractable text (decree 254/2026, article 10: what an
 * invoice shows; the forms of circular 91/2026, annex V, are a reference only). Equal views give equal bytes.
 */
export async function printInvoice(view: InvoicePrint): Promise<Uint8Array> {
  const name = `${view.title} ${view.form_no}${view.symbol} ${invoiceNumberText(view.number)}`;
  const paper = openPaper(name, view.seller.name, view.issued_on);
  layouts[view.layout](paper, view);
  if (view.draft) markEveryPage(paper);
  return paper.finish();
}

function markEveryPage(paper: Paper): void {
  const run = { text: DRAFT_MARK, face: 'inter-700', size: 56, color: '#b42318' } as const;
  const degrees = (-Math.atan2(PAGE.height, PAGE.width) * 180) / Math.PI;
  for (let page = 0; page < paper.page_count(); page += 1) {
    paper.go_to_page(page);
    paper.slanted(run, degrees, 0.16);
  }
}
