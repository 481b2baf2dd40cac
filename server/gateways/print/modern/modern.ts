import { flowRows, type Flow } from '../line-table.ts';
import type { InvoicePrint } from '../invoice-print.ts';
import { invoiceNumberText } from '../number-text.ts';
import type { Paper } from '../paper.ts';
import { drawBand, drawModernHead } from './modern-head.ts';
import {
  BOTTOM,
  DEFAULT_ACCENT,
  HAIRLINE,
  INK,
  LABEL_INK,
  LEFT,
  RIGHT,
  WIDTH,
  body,
  label,
} from './modern-style.ts';
import { modernTable } from './modern-table.ts';
import { modernSignatures, modernTotals } from './modern-totals.ts';

/** Bản in hiện đại: a colour band, an open table and an ink-black total. */
export function printModern(paper: Paper, view: InvoicePrint): void {
  const accent = view.accent_color ?? DEFAULT_ACCENT;
  const table = modernTable(paper, view);
  const blocks = [modernTotals(paper, view), modernSignatures(paper, view)];
  const flow: Flow = {
    first_top: drawModernHead(paper, view, accent),
    next_top: 74,
    bottom: BOTTOM,
    tail_height: blocks.reduce((sum, block) => sum + block.height, 0),
    head: table.head,
    next_page: () => {
      paper.add_page();
      drawBand(paper, accent);
      drawContinuation(paper, view);
    },
  };
  let top = flowRows(flow, table.rows);
  for (const block of blocks) {
    block.draw(top);
    top += block.height;
  }
  drawFeet(paper, view);
}

function drawContinuation(paper: Paper, view: InvoicePrint): void {
  const name = `${view.title} · ${view.form_no}${view.symbol} · số ${invoiceNumberText(view.number)}`;
  const box = { x: LEFT, y: 38, width: WIDTH, line_height: 18 };
  paper.text([body(name, INK, 'inter-600')], box);
  paper.text([label('tiếp theo trang trước')], { ...box, align: 'right' });
}

function drawFeet(paper: Paper, view: InvoicePrint): void {
  const foot = (text: string, strong = false) =>
    body(text, strong ? INK : LABEL_INK, strong ? 'inter-700' : 'inter-400', 10.5);
  const pages = paper.page_count();
  for (let page = 0; page < pages; page += 1) {
    paper.go_to_page(page);
    paper.line([LEFT, 1070.5], [RIGHT, 1070.5], { color: HAIRLINE, width: 1 });
    const box = { x: LEFT, y: 1081, width: WIDTH, line_height: 16 };
    if (view.lookup) {
      const { site, code } = view.lookup;
      paper.text([foot('Tra cứu tại '), foot(site, true), foot(', mã '), foot(code, true)], box);
    }
    paper.text([foot(`Trang ${page + 1}/${pages}`)], { ...box, align: 'right' });
  }
}
