import { printDeclaration } from './declaration/declaration-form.ts';
import { printMistakeNotice } from './mistake-notice/mistake-form.ts';
import { printInvoice } from './print-invoice.ts';
import type { NotPrinted, PrintView } from './printer.ts';
import { printReport } from './report/report-form.ts';
import { printStatement } from './statement/statement-form.ts';
import { openSheet } from './declaration/sheet.ts';
import { bold, serif } from './form-style.ts';
import { openPaper } from './paper.ts';

/** The PDF of any document that is drawn: which it is says its layout. */
export function printDocument(view: PrintView): Promise<Uint8Array> {
  if (view.layout === 'not_printed') return printReason(view);
  if (view.layout === 'report') return printReport(view);
  if (view.layout === 'statement') return printStatement(view);
  if (view.layout === 'mistake_notice') return printMistakeNotice(view);
  return view.layout === 'declaration' ? printDeclaration(view) : printInvoice(view);
}

/** The module of the child: it reads the fonts' files once and draws one document after another. */
export const start = () => printDocument;

/** A page that says which invoice could not be printed and why, so that none is missed in a pile of paper. */
async function printReason({ name, reason, drawn_on }: NotPrinted): Promise<Uint8Array> {
  const paper = openPaper(name, '', drawn_on);
  const sheet = openSheet(paper);
  sheet.text([bold('KHÔNG IN ĐƯỢC HÓA ĐƠN', 16)], { align: 'center' });
  sheet.gap(14);
  sheet.text([bold(name)]);
  sheet.text([serif(reason)]);
  return paper.finish();
}
