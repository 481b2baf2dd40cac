import PDFDocument from 'pdfkit';
import { breakLines, faceBytes, type Face, type Run, type TextLine } from './text-lines.ts';

/** A4 in CSS pixels (96 a inch), the unit of every length in this folder. */
export const PAGE = { width: 794, height: 1123 } as const;
const POINTS_PER_PIXEL = 0.75;

export type TextBox = {
  x: number;
  y: number;
  width: number;
  line_height: number;
  align?: 'left' | 'center' | 'right';
};

export type Stroke = { color: string; width: number; opacity?: number; dash?: number };
export type Fill = { color: string; opacity?: number; radius?: number };
export type Point = readonly [x: number, y: number];

/** A page one draws on from the top left, in CSS pixels, with text set as a browser would set it. */
export type Paper = {
  /** Draws wrapped text and returns the height it took. */
  text(runs: readonly Run[], box: TextBox): number;
  /** The height `text` would take. */
  height(runs: readonly Run[], width: number, line_height: number): number;
  width(run: Run): number;
  /** The run, set smaller when it would not fit on one line: a number must never be broken. */
  fitted(run: Run, width: number): Run;
  line(from: Point, to: Point, stroke: Stroke): void;
  fill(x: number, y: number, width: number, height: number, fill: Fill): void;
  frame(x: number, y: number, width: number, height: number, stroke: Stroke, radius?: number): void;
  curve(points: readonly Point[], stroke: Stroke): void;
  squares(corners: readonly Point[], side: number, color: string): void;
  /** Text along the page's diagonal, centred. */
  slanted(run: Run, degrees: number, opacity: number): void;
  add_page(): void;
  page_count(): number;
  go_to_page(index: number): void;
  finish(): Promise<Uint8Array>;
};

/** `drawn_on` (YYYY-MM-DD) is written as the creation date, so that equal content gives equal bytes. */
export function openPaper(title: string, author: string, drawn_on: string): Paper {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    lang: 'vi',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(`${drawn_on}T00:00:00Z`) },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const registered = new Set<Face>();
  const use = (run: Run): void => {
    if (!registered.has(run.face)) {
      doc.registerFont(run.face, faceBytes(run.face));
      registered.add(run.face);
    }
    doc.font(run.face).fontSize(run.size);
  };
  const measured = new Map<string, number>();
  /** Setting a text in type is nearly all the work of a page, and tables repeat theirs: each is measured once, at 1000 pixels. */
  const width = (run: Run): number => {
    const key = `${run.face} ${run.text}`;
    let wide = measured.get(key);
    if (wide === undefined) {
      use({ ...run, size: 1000 });
      wide = doc.widthOfString(run.text, { features: ['tnum'] });
      measured.set(key, wide);
    }
    return wide * (run.size / 1000);
  };
  const lines = (runs: readonly Run[], wide: number): TextLine[] => breakLines(runs, wide, width);
  const stroke = (style: Stroke): void => {
    doc.lineWidth(style.width).strokeOpacity(style.opacity ?? 1);
    if (style.dash) doc.dash(style.dash, { space: style.dash });
    doc.stroke(style.color).undash().strokeOpacity(1);
  };
  const setLine = (line: TextLine, x: number, baseline: number): void => {
    let left = x;
    for (const run of line.runs) {
      const wide = width(run);
      use(run);
      doc.fillColor(run.color).text(run.text, left, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        features: ['tnum'],
      });
      left += wide;
    }
  };
  const add_page = (): void => {
    doc.addPage();
    doc.scale(POINTS_PER_PIXEL);
  };
  add_page();

  return {
    text: (runs, box) => {
      const set = lines(runs, box.width);
      set.forEach((line, index) => {
        const shift = { left: 0, center: (box.width - line.width) / 2, right: box.width - line.width };
        const size = Math.max(0, ...line.runs.map((run) => run.size));
        // Both families keep ascender minus descender near 0.71 em around the middle of the line.
        const baseline = box.y + index * box.line_height + box.line_height / 2 + size * 0.36;
        setLine(line, box.x + shift[box.align ?? 'left'], baseline);
      });
      return set.length * box.line_height;
    },
    height: (runs, wide, line_height) => lines(runs, wide).length * line_height,
    width,
    fitted: (run, wide) => {
      const natural = width(run);
      return natural <= wide ? run : { ...run, size: Math.floor((run.size * wide * 20) / natural) / 20 };
    },
    line: (from, to, style) => {
      doc.moveTo(from[0], from[1]).lineTo(to[0], to[1]);
      stroke(style);
    },
    fill: (x, y, w, h, style) => {
      doc.roundedRect(x, y, w, h, style.radius ?? 0);
      doc
        .fillOpacity(style.opacity ?? 1)
        .fill(style.color)
        .fillOpacity(1);
    },
    frame: (x, y, w, h, style, radius = 0) => {
      doc.roundedRect(x, y, w, h, radius);
      stroke(style);
    },
    curve: (points, style) => {
      points.forEach(([x, y], index) => (index === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)));
      stroke(style);
    },
    squares: (corners, side, color) => {
      for (const [x, y] of corners) doc.rect(x, y, side, side);
      doc.fill(color);
    },
    slanted: (run, degrees, opacity) => {
      const wide = width(run);
      doc.save().rotate(degrees, { origin: [PAGE.width / 2, PAGE.height / 2] });
      doc.fillOpacity(opacity);
      setLine({ runs: [run], width: wide }, (PAGE.width - wide) / 2, PAGE.height / 2);
      doc.restore();
      doc.fillOpacity(1);
    },
    add_page,
    page_count: () => doc.bufferedPageRange().count,
    go_to_page: (index) => void doc.switchToPage(index),
    finish: () =>
      new Promise((resolve, reject) => {
        doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
        doc.on('error', reject);
        doc.end();
      }),
  };
}
