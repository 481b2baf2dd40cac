import { readableDate } from '#domain/fields/calendar-date.ts';
import { aside, bold, INK, RULE, serif, SOFT_INK } from '../form-style.ts';
import { openBlankPaper, PAGE, type Paper } from '../paper.ts';
import type { ReportPrint } from '../printer.ts';
import type { Run } from '../text-lines.ts';

const MARGIN = 44;
const PADDING = 4;
const CELL_LINE = 15;
const CELL_SIZE = 11.5;
const FOOT = 30;
/** What the place of two signatures takes. */
const SIGNATURES_HEIGHT = 130;
const SHADE = '#eef1f5';

/**
 * A report, or a part of a long one, as accountants file it on A4 lying down: the company and its tax code, title and period, a table with
 * its headings on each page, totals in it, a place for day and signatures, and page numbers. Equal views give equal bytes.
 */
export async function printReport(view: ReportPrint): Promise<Uint8Array> {
  const paper = openBlankPaper(view.title, view.company.name, view.drawn_on);
  paper.begin({ width: PAGE.height, height: PAGE.width, zoom: view.zoom });
  const page = paper.page();
  const width = page.width - 2 * MARGIN;
  let top = view.first_page === 1 ? drawTitle(paper, view, width) : MARGIN;
  const bottom = page.height - MARGIN - FOOT;
  const table = tableOn(paper, view, width);
  const nextPage = (): void => {
    paper.add_page();
    top = MARGIN + table.head(MARGIN);
  };

  top += table.head(top);
  for (const [at, line] of view.lines.entries()) {
    const height = table.height(line);
    const next = view.lines[at + 1];
    // A total is not alone at the head of a page.
    const kept = next?.kind === 'total' ? height + table.height(next) : height;
    if (top + kept > bottom) nextPage();
    table.draw(line, top, height);
    top += height;
  }
  if (view.is_last) {
    if (top + SIGNATURES_HEIGHT > bottom) {
      paper.add_page();
      top = MARGIN;
    }
    drawSignatures(paper, top + 14, width);
  }
  drawFeet(paper, view, width);
  return paper.finish();
}

/** Draws what is over the table and answers where it ends. */
function drawTitle(paper: Paper, { company, title, subtitle }: ReportPrint, width: number): number {
  let top = MARGIN;
  const put = (runs: readonly Run[], align: 'left' | 'center', line_height: number): void => {
    top += paper.text(runs, { x: MARGIN, y: top, width, line_height, align });
  };
  put([serif('Đơn vị: '), bold(company.name)], 'left', 19);
  put([serif('Mã số thuế: '), bold(company.tax_code)], 'left', 19);
  top += 8;
  put([bold(title.toUpperCase(), 18)], 'center', 26);
  put([aside(subtitle)], 'center', 19);
  return top + 10;
}

type Line = ReportPrint['lines'][number];

/** The table of a report: each of its lines is measured, then drawn where there is room. */
function tableOn(paper: Paper, { columns }: ReportPrint, width: number) {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (width * share) / shares);
  const inner = (at: number): number => Math.max((widths[at] ?? 0) - 2 * PADDING, 1);
  const runOf = ({ kind, cells }: Line, at: number): Run => {
    const text = cells[at] ?? '';
    const run = kind === 'row' ? serif(text, undefined, CELL_SIZE) : bold(text, CELL_SIZE);
    // A number is never broken.
    return columns[at]?.align === 'right' ? paper.fitted(run, inner(at)) : run;
  };
  const row = (runs: readonly Run[], top: number, height: number, shade: boolean, centred: boolean): void => {
    let x = MARGIN;
    runs.forEach((run, at) => {
      const wide = widths[at] ?? 0;
      if (shade) paper.fill(x, top, wide, height, { color: SHADE });
      paper.frame(x, top, wide, height, { color: RULE, width: 0.75 });
      const align = centred ? 'center' : (columns[at]?.align ?? 'left');
      paper.text([run], {
        x: x + PADDING,
        y: top + PADDING,
        width: inner(at),
        line_height: CELL_LINE,
        align,
      });
      x += wide;
    });
  };
  const heightOf = (runs: readonly Run[]): number =>
    Math.max(...runs.map((run, at) => paper.height([run], inner(at), CELL_LINE))) + 2 * PADDING;
  const runsOf = (line: Line): Run[] => columns.map((_, at) => runOf(line, at));
  const heads = columns.map(({ label }) => bold(label, CELL_SIZE));
  return {
    /** Draws the headings and answers their height. */
    head: (top: number): number => {
      const height = heightOf(heads);
      row(heads, top, height, true, true);
      return height;
    },
    height: (line: Line): number => heightOf(runsOf(line)),
    draw: (line: Line, top: number, height: number): void =>
      row(runsOf(line), top, height, line.kind !== 'row', false),
  };
}

function drawSignatures(paper: Paper, top: number, width: number): void {
  const half = width / 2;
  const put = (runs: readonly Run[], x: number, y: number): void => {
    paper.text(runs, { x, y, width: half, line_height: 19, align: 'center' });
  };
  const [left, right] = [MARGIN, MARGIN + half];
  put([aside('………………, ngày …… tháng …… năm ………')], right, top);
  put([bold('Người lập biểu')], left, top + 20);
  put([aside('(Ký, ghi rõ họ tên)')], left, top + 38);
  put([bold('Người đại diện theo pháp luật')], right, top + 20);
  put([aside('(Ký, ghi rõ họ tên, đóng dấu nếu có)')], right, top + 38);
}

/** How many pages there are in all is known of a report in one part alone. */
function drawFeet(paper: Paper, { title, drawn_on, first_page, is_last }: ReportPrint, width: number): void {
  const pages = paper.page_count();
  const { height } = paper.page();
  for (let at = 0; at < pages; at += 1) {
    paper.go_to_page(at);
    const y = height - MARGIN - FOOT / 2;
    const of_all = first_page === 1 && is_last ? `/${pages}` : '';
    const foot = (text: string): Run[] => [serif(text, undefined, 11, SOFT_INK)];
    paper.line([MARGIN, y - 4], [MARGIN + width, y - 4], { color: INK, width: 0.5, opacity: 0.4 });
    paper.text(foot(`${title} · Lập ngày ${readableDate(drawn_on)}`), {
      x: MARGIN,
      y,
      width,
      line_height: 16,
    });
    paper.text(foot(`Trang ${first_page + at}${of_all}`), {
      ...{ x: MARGIN, y, width, line_height: 16 },
      align: 'right',
    });
  }
}
