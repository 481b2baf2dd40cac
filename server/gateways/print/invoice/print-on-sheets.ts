import { legalSentence } from '#domain/rules/particulars/legal-sentences.table.ts';
import type { InvoicePrint } from '../invoice-print.ts';
import { measuringPaper } from '../measuring-paper.ts';
import type { Paper, Sheet } from '../paper.ts';
import type { Run } from '../text-lines.ts';
import { linesSum } from '../totals-text.ts';
import { conversionBlock } from './conversion.ts';
import { goodsTable, type TableRow } from './goods-table.ts';
import { drawPageDecor } from './page-decor.ts';
import { planBlocks, planPages } from './page-plan.ts';
import { drawParties } from './parties.ts';
import { LINE, printContext, themeOf, type PrintContext } from './print-context.ts';
import { drawSellerHead } from './seller-head.ts';
import { fittingSheet, sheetOf } from './sheets.ts';
import { signaturesBlock } from './signatures.ts';
import { SOFT_INK } from './theme.ts';
import { drawContinuation, drawTitleBlock } from './title-block.ts';
import { totalsBlock, type Block } from './totals.ts';

/** Room for the foot of a page. */
const FOOT = 74;

/** Draws an invoice over as many sheets as it takes, and on fewer in smaller letters where that spares one. */
export function printOnSheets(paper: Paper, view: InvoicePrint): void {
  const natural = sheetOf(view.design, themeOf(view).zoom);
  const tryOn = (sheet: Sheet) => {
    const { pages, block_pages, table, is_cramped } = layOut(
      printContext(measuringPaper(paper, sheet), view),
    );
    return { pages: pages.length + block_pages.length - 1, is_tight: table.is_tight || is_cramped };
  };
  paper.begin(fittingSheet(natural, tryOn));
  const context = printContext(paper, view);
  drawPageDecor(context);
  drawPages(context, layOut(context));
  drawFeet(context);
}

type Layout = {
  table: ReturnType<typeof goodsTable>;
  rows: TableRow[];
  blocks: Block[];
  /** Rows of each page. */
  pages: number[];
  /** Blocks under the last row, and on each page that follows it. */
  block_pages: number[];
  first_top: number;
  /** The head leaves no room for the first row, which the next page would have. */
  is_cramped: boolean;
};

/** Draws the head of the first page and plans the others. */
function layOut(context: PrintContext): Layout {
  const { paper, design, view } = context;
  const first_top = drawParties(context, drawTitleBlock(context, drawSellerHead(context)));
  const table = goodsTable(context);
  const blocks = [
    totalsBlock(context, table.amount_left),
    signaturesBlock(context),
    ...conversionBlock(context),
    ...noteBlock(context),
  ];
  const next_top = drawContinuation({
    ...context,
    paper: measuringPaper(paper, { ...paper.page(), zoom: 1 }),
  });
  const bottom = paper.page().height - FOOT - table.head_height;
  const room = { first_room: bottom - first_top, next_room: bottom - next_top };
  const carry = carries(view, design.carried_totals) ? table.blank.height : 0;
  const plan = (rows: readonly TableRow[]): number[] =>
    planPages({
      rows: rows.map(({ height }) => height),
      ...room,
      tail: blocks.reduce((sum, { height }) => sum + height, 0),
      carry,
    });
  let rows = table.rows;
  let pages = plan(rows);
  // Empty rows fill a page that has the room; they never open another.
  while (rows.length < design.blank_rows) {
    const more = [...rows, table.blank];
    const planned = plan(more);
    if (planned.length > pages.length) break;
    [rows, pages] = [more, planned];
  }
  const last_rows = rows.slice(rows.length - (pages.at(-1) ?? 0));
  const taken = last_rows.reduce((sum, { height }) => sum + height, pages.length > 1 ? carry : 0);
  const block_pages = planBlocks(
    blocks.map(({ height }) => height),
    (pages.length > 1 ? room.next_room : room.first_room) - taken,
    room.next_room + table.head_height,
  );
  const first = (rows[0]?.height ?? 0) + (pages.length > 1 ? carry : 0);
  const is_cramped = first > room.first_room && first <= room.next_room;
  return { table, rows, blocks, pages, block_pages, first_top, is_cramped };
}

function carries(view: InvoicePrint, wanted: boolean): boolean {
  return wanted && view.lines.some(({ amount }) => amount !== null);
}

function drawPages(context: PrintContext, layout: Layout): void {
  const { table, rows, blocks, pages, block_pages, first_top } = layout;
  const { paper, view, design, text, strong } = context;
  const isCarried = carries(view, design.carried_totals);
  const sum = (key: 'carried_out' | 'carried_in', lines: number): TableRow =>
    table.sum(
      context.word(key, text('', 12.5)),
      strong(context.number(linesSum(view.lines.slice(0, lines))), 12.5),
    );
  let top = first_top;
  let at = 0;
  const place = (row: TableRow, index: number): void => {
    row.draw(top, index);
    top += row.height;
  };
  const goOn = (): void => {
    paper.add_page();
    drawPageDecor(context);
    top = drawContinuation(context);
  };
  pages.forEach((count, page) => {
    if (page > 0) goOn();
    table.drawHead(top);
    top += table.head_height;
    if (page > 0 && isCarried) place(sum('carried_in', at), 0);
    for (const row of rows.slice(at, at + count)) place(row, at++);
    if (page < pages.length - 1 && isCarried) place(sum('carried_out', at), 0);
    table.close(top);
  });
  let drawn = 0;
  block_pages.forEach((count, page) => {
    if (page > 0) goOn();
    for (const block of blocks.slice(drawn, drawn + count)) {
      block.draw(top);
      top += block.height;
    }
    drawn += count;
  });
}

/** The seller's own words under everything else. */
function noteBlock({ paper, design, left, width, aside }: PrintContext): Block[] {
  if (design.foot_note === null) return [];
  const runs = [aside(design.foot_note)];
  return [
    {
      height: paper.height(runs, width, 17) + 12,
      draw: (top) => void paper.text(runs, { x: left, y: top + 10, width, line_height: 17, align: 'center' }),
    },
  ];
}

function drawFeet(context: PrintContext): void {
  const { paper, view, left, width, rule, aside, strong } = context;
  const { height } = paper.page();
  const pages = paper.page_count();
  const foot = (words: string): Run => aside(words, 10.5);
  const sentence = legalSentence('print_footer', view.issued_on);
  // Each begins a line, so that neither breaks into the edge of the page.
  const lines: Run[][] = [
    ...(view.lookup === null
      ? []
      : [
          [
            foot('Tra cứu tại '),
            strong(view.lookup.site, 10.5, SOFT_INK),
            foot(' — Mã tra cứu: '),
            strong(view.lookup.code, 10.5, SOFT_INK),
          ],
        ]),
    ...(sentence === null ? [] : [[foot(sentence)]]),
  ];
  for (let page = 0; page < pages; page += 1) {
    paper.go_to_page(page);
    const top = height - FOOT + 4;
    paper.line([left, top], [left + width, top], { color: rule, width: 0.75 });
    const number = [...context.word('page', foot('')), foot(` ${page + 1}/${pages}`)];
    const wide = number.reduce((sum, run) => sum + paper.width(run), 0);
    const box = { x: left, y: top + 5, line_height: LINE - 5 };
    lines.forEach((runs, index) => {
      paper.text(runs, { ...box, y: box.y + index * box.line_height, width: width - wide - 12 });
    });
    paper.text(number, { ...box, width, align: 'right' });
  }
}
