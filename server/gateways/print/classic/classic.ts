import { legalSentence } from '#domain/rules/particulars/legal-sentences.table.ts';
import { flowRows } from '../flowing-table.ts';
import type { Flow } from '../flowing-table.ts';
import type { InvoicePrint } from '../invoice-print.ts';
import { invoiceNumberText } from '../number-text.ts';
import type { Paper } from '../paper.ts';
import { drawClassicFrame } from './classic-frame.ts';
import { drawClassicHead } from './classic-head.ts';
import { BOTTOM, DEFAULT_ACCENT, LEFT, LINE, SOFT_INK, WIDTH, aside, bold, serif } from './classic-style.ts';
import { classicTable } from './classic-table.ts';
import { classicSignatures, classicTotals } from './classic-totals.ts';

/** Bản in truyền thống: serif, seal-red, a double frame and a boxed table. */
export function printClassic(paper: Paper, view: InvoicePrint): void {
  const accent = view.accent_color ?? DEFAULT_ACCENT;
  drawClassicFrame(paper, accent);
  const table = classicTable(paper, view);
  const blocks = [classicTotals(paper, view, table.amount_left), classicSignatures(paper, view)];
  const flow: Flow = {
    first_top: drawClassicHead(paper, view, accent),
    next_top: 82,
    bottom: BOTTOM,
    tail_height: blocks.reduce((sum, block) => sum + block.height, 0),
    head: table.head,
    next_page: () => {
      paper.add_page();
      drawClassicFrame(paper, accent);
      drawContinuation(paper, view);
    },
  };
  let top = flowRows(flow, table.rows);
  for (const block of blocks) {
    block.draw(top, true);
    top += block.height;
  }
  drawFeet(paper, view);
}

function drawContinuation(paper: Paper, view: InvoicePrint): void {
  const name = `${view.title} – ký hiệu ${view.form_no}${view.symbol} – số ${invoiceNumberText(view.number)}`;
  const box = { x: LEFT, y: 50, width: WIDTH, line_height: LINE };
  paper.text([bold(name)], box);
  paper.text([aside('tiếp theo trang trước')], { ...box, align: 'right' });
}

function drawFeet(paper: Paper, view: InvoicePrint): void {
  const foot = (text: string) => serif(text, undefined, 11, SOFT_INK);
  const pages = paper.page_count();
  for (let page = 0; page < pages; page += 1) {
    paper.go_to_page(page);
    const lookup = view.lookup
      ? [
          foot('Tra cứu tại '),
          bold(view.lookup.site, 11, SOFT_INK),
          foot(' — Mã tra cứu: '),
          bold(view.lookup.code, 11, SOFT_INK),
          foot(' · '),
        ]
      : [];
    const runs = [
      ...lookup,
      foot(legalSentence('print_footer', view.issued_on) ?? ''),
      foot(` · Trang ${page + 1}/${pages}`),
    ];
    paper.text(runs, { x: LEFT, y: 1066, width: WIDTH, line_height: 16, align: 'center' });
  }
}
