import { printReason } from './print-reason.ts';
import { printDeclaration } from './declaration/declaration-form.ts';
import { printMistakeNotice } from './mistake-notice/mistake-form.ts';
import { printInvoice } from './print-invoice.ts';
import type { PrintView } from './printer.ts';
import { printReport } from './report/report-form.ts';
import { printStatement } from './statement/statement-form.ts';

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
