import type { InvoicePrint } from '#server/gateways/print/invoice-print.ts';
import { printOnSheets } from '#server/gateways/print/invoice/print-on-sheets.ts';
import { openBlankPaper } from '#server/gateways/print/paper.ts';
import { printInvoice } from '#server/gateways/print/print-invoice.ts';
import { SAMPLE_PRINT } from '#server/gateways/print/sample-print.ts';
import { eachPerCpuSecond, interleave, type Variant } from '../measure.ts';
import type { BenchOptions } from '../options.ts';
import type { Outcome } from '../report.ts';
import { drawPlainly, noteDrawings, type Drawing } from './plain-pdfkit.ts';

/** Prints of one invoice after another as a company has them, against the same page drawn by pdfkit as its guide says. */
export async function benchPdf(options: BenchOptions): Promise<Outcome> {
  let number = 0;
  const next = (): InvoicePrint => {
    number += 1;
    return {
      ...SAMPLE_PRINT,
      number,
      buyer_name: `Công ty TNHH Thương mại ${number}`,
      lines: SAMPLE_PRINT.lines.map((line) => ({ ...line, quantity: String(number + 12) })),
    };
  };
  const drawings = drawingsOf(next());
  const variants: Variant[] = [
    {
      name: 'pdfkit',
      unit: 'PDFs/CPU s',
      run: () => eachPerCpuSecond(options.seconds, () => drawPlainly(drawings)),
    },
    {
      name: 'printInvoice',
      unit: 'PDFs/CPU s',
      run: () => eachPerCpuSecond(options.seconds, () => printInvoice(next())),
    },
  ];
  // The first round reads the fonts.
  await interleave(variants, 1);
  const [reference, ours] = await interleave(variants, options.rounds);
  if (reference === undefined || ours === undefined) throw new Error('nothing was measured');
  return {
    bench: 'pdf',
    what: 'an invoice of seven lines on one page, four faces, QR and watermark',
    reference,
    ours: [{ measured: ours, target: 10 }],
    notes: [],
  };
}

function drawingsOf(view: InvoicePrint): Drawing[] {
  const { paper, drawings } = noteDrawings(openBlankPaper('', '', view.issued_on));
  printOnSheets(paper, view);
  return drawings;
}
