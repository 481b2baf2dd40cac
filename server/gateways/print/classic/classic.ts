import { legalSentence } from '#domain/rules/particulars/legal-sentences.table.ts';
import { flowRows, type Flow } from '../line-table.ts';
import { drawRosette, drawWaves } from '../graphics.ts';
import type { InvoicePrint } from '../invoice-print.ts';
import { invoiceNumberText } from '../number-text.ts';
import { PAGE, type Paper } from '../paper.ts';
import { drawClassicHead } from './classic-head.ts';
import { aside, bold, BOTTOM, DEFAULT_ACCENT, LEFT, LINE, serif, SOFT_INK, WIDTH } from './classic-style.ts';
import { classicTable } from './classic-table.ts';
import { classicSignatures, classicTotals } from './classic-totals.ts';

/** The double frame with its two ribbons, and the rosette behind the table: once on every page. */
function drawClassicFrame(paper: Paper, accent: string): void {
  drawRosette(paper, [PAGE.width / 2, 600], 200, 12, 8, { color: accent, width: 0.7, opacity: 0.1 });
  const frame = (inset: number, opacity: number): void =>
    paper.frame(inset, inset, PAGE.width - 2 * inset, PAGE.height - 2 * inset, {
      color: accent,
      width: 1,
      opacity,
    });
  frame(18.5, 1);
  frame(22.5, 0.4);
  const ribbon = { color: accent, width: 0.5, opacity: 0.5 };
  drawWaves(paper, [24, 21], PAGE.width - 48, 13, ribbon);
  drawWaves(paper, [24, PAGE.height - 34], PAGE.width - 48, 13, ribbon);
}

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
