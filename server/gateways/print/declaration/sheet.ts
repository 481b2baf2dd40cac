import type { Paper, TextBox } from '../paper.ts';
import type { Run } from '../text-lines.ts';
import { bold, INK, RULE, serif } from '../form-style.ts';

const LEFT = 64;
const WIDTH = 794 - 2 * LEFT;
const TOP = 60;
const BOTTOM = 1046;
const LINE = 19;
const CELL_LINE = 16;
const PADDING = 5;
const BOX = 11;

/** Text set from the top of the page down, on as many pages as it takes. */
export type Sheet = {
  gap(height: number): void;
  text(runs: readonly Run[], options?: { align?: TextBox['align']; indent?: number }): void;
  /** Boxes in one or two columns, each with its label. */
  boxes(boxes: readonly { label: string; ticked: boolean }[], columns: 1 | 2): void;
  /** A ruled table; its head comes again on every page, and without rows one is left to be filled in. */
  table(
    columns: readonly string[],
    rows: readonly (readonly string[])[],
    /** Of the cells, column by column; by default the first is centred and the others begin left. */
    aligns?: readonly TextBox['align'][],
  ): void;
  /** Two columns of centred lines, the right one beginning so far from the left margin. */
  halves(left: readonly (readonly Run[])[], right: readonly (readonly Run[])[], at: number): void;
  /** Begins the next page unless so much still fits on this one. */
  keep(height: number): void;
};

export function openSheet(paper: Paper): Sheet {
  let top = TOP;
  const keep = (height: number): void => {
    if (top + height <= BOTTOM) return;
    paper.add_page();
    top = TOP;
  };
  const text: Sheet['text'] = (runs, { align = 'left', indent = 0 } = {}) => {
    keep(paper.height(runs, WIDTH - indent, LINE));
    top += paper.text(runs, { x: LEFT + indent, y: top, width: WIDTH - indent, line_height: LINE, align });
  };
  return {
    keep,
    text,
    gap: (height) => {
      top += height;
    },
    boxes: (boxes, columns) => {
      const wide = WIDTH / columns;
      for (let at = 0; at < boxes.length; at += columns) {
        const row = boxes.slice(at, at + columns);
        const height = Math.max(...row.map(({ label }) => paper.height([serif(label)], wide - 30, LINE)));
        keep(height);
        row.forEach(({ label, ticked }, column) => {
          const x = LEFT + column * wide;
          drawBox(paper, x, top + (LINE - BOX) / 2, ticked);
          paper.text([serif(label)], { x: x + 20, y: top, width: wide - 30, line_height: LINE });
        });
        top += height;
      }
    },
    table: (columns, rows, aligns = []) => {
      const widths = tableWidths(paper, columns, rows);
      const heights = (cells: readonly Run[]) =>
        Math.max(...cells.map((run, at) => paper.height([run], inner(widths[at]), CELL_LINE))) + 2 * PADDING;
      const draw = (cells: readonly Run[], head: boolean): void => {
        const height = heights(cells);
        let x = LEFT;
        cells.forEach((run, at) => {
          const width = widths[at] ?? 0;
          paper.frame(x, top, width, height, { color: RULE, width: 1 });
          const align = head ? 'center' : (aligns[at] ?? (at === 0 ? 'center' : 'left'));
          const box = { x: x + PADDING, y: top + PADDING, width: inner(width), line_height: CELL_LINE };
          paper.text([run], { ...box, align });
          x += width;
        });
        top += height;
      };
      const head = columns.map((title) => bold(title, 11.5));
      const blank = columns.map(() => '');
      keep(heights(head) + 30);
      draw(head, true);
      for (const row of rows.length === 0 ? [blank] : rows) {
        const cells = row.map((cell) => serif(cell, undefined, 11.5));
        if (top + heights(cells) > BOTTOM) {
          keep(BOTTOM);
          draw(head, true);
        }
        draw(cells, false);
      }
    },
    halves: (left, right, at) => {
      const drawn = [left, right].map((lines, side) => {
        let y = top;
        const width = side === 0 ? at : WIDTH - at;
        for (const runs of lines)
          y += paper.text(runs, { x: LEFT + side * at, y, width, line_height: LINE, align: 'center' });
        return y;
      });
      top = Math.max(...drawn);
    },
  };
}

const inner = (width = 0): number => Math.max(width - 2 * PADDING, 1);

/** Each column its widest word, and what is left shared by how much text there is to set. */
function tableWidths(
  paper: Paper,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): number[] {
  const wanted = columns.map((title, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    const words = [...title.split(' '), ...cells.flatMap((cell) => cell.split(' '))];
    const least = Math.max(...words.map((word) => paper.width(bold(word, 11.5)))) + 2 * PADDING + 2;
    const most = Math.max(...[title, ...cells].map((cell) => paper.width(bold(cell, 11.5)))) + 2 * PADDING;
    return { least, more: Math.max(most - least, 0) };
  });
  const least = wanted.reduce((sum, one) => sum + one.least, 0);
  const more = wanted.reduce((sum, one) => sum + one.more, 0);
  const spare = WIDTH - least;
  // Too much for the page: every column gives way in proportion and its words are broken.
  if (spare < 0) return wanted.map((one) => (one.least * WIDTH) / least);
  return wanted.map((one, at) =>
    more === 0 ? one.least + (at === columns.length - 1 ? spare : 0) : one.least + (one.more * spare) / more,
  );
}

/** The cross is a letter, so that a person who searches the text, or has it read out, finds it too. */
function drawBox(paper: Paper, x: number, y: number, ticked: boolean): void {
  paper.frame(x, y, BOX, BOX, { color: INK, width: 1 });
  if (!ticked) return;
  paper.text([bold('x', 12)], { x, y: y - 1.5, width: BOX, line_height: BOX, align: 'center' });
}
