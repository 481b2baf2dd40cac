import PDFDocument from 'pdfkit';
import { sharedFont, textWidth } from './shared-font.ts';
import {
  breakLines,
  hasOwnLetters,
  withLentLetters,
  type Face,
  type Run,
  type TextLine,
} from './text-lines.ts';

/** A4 in CSS pixels (96 a inch), the unit of every length in this folder. */
export const PAGE = { width: 794, height: 1123 } as const;

/** A sheet in CSS pixels, and how much larger than they are written things are drawn on it: at 0.8 a page holds a quarter more each way. */
export type Sheet = { width: number; height: number; zoom: number };
const A4: Sheet = { ...PAGE, zoom: 1 };
const POINTS_PER_PIXEL = 0.75;

export type TextBox = {
  x: number;
  y: number;
  width: number;
  line_height: number;
  align?: 'left' | 'center' | 'right';
};

type ImageBox = {
  x: number;
  y: number;
  width: number;
  height: number;
  align: 'left' | 'center' | 'right';
  opacity?: number;
};

export type Stroke = { color: string; width: number; opacity?: number; dash?: number };
type Fill = { color: string; opacity?: number; radius?: number };
export type Point = readonly [x: number, y: number];

/** A page one draws on from the top left, in CSS pixels, with text set as a browser would set it. */
export type Paper = {
  /** What there is to draw on, in the lengths that are written. */
  page(): { width: number; height: number };
  /** Opens the first page; the following ones are on the same sheet. */
  begin(sheet: Sheet): void;
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
  /** Draws a PNG or JPEG into a box, whole and undistorted; `align` says where in a wider box. */
  image(bytes: Uint8Array, box: ImageBox): void;
  /** Slanted text, centred on the page or around another height of it. */
  slanted(run: Run, degrees: number, opacity: number, middle?: number): void;
  add_page(): void;
  page_count(): number;
  go_to_page(index: number): void;
  finish(): Promise<Uint8Array>;
};

/** `drawn_on` (YYYY-MM-DD) is written as the creation date, so that equal content gives equal bytes. */
export function openPaper(title: string, author: string, drawn_on: string): Paper {
  const paper = openBlankPaper(title, author, drawn_on);
  paper.begin(A4);
  return paper;
}

/** The same without a page yet: it measures, and `begin` opens the first one. */
export function openBlankPaper(title: string, author: string, drawn_on: string): Paper {
  let sheet = A4;
  const page = () => ({ width: sheet.width / sheet.zoom, height: sheet.height / sheet.zoom });
  const doc = new PDFDocument({
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    // Without a word pdfkit reads the measures of Helvetica first, which no print uses.
    font: '',
    lang: 'vi',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(`${drawn_on}T00:00:00Z`) },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const registered = new Set<Face>();
  const use = (run: Run): void => {
    if (!registered.has(run.face)) {
      // It takes an open font too, which its types do not say.
      doc.registerFont(run.face, sharedFont(run.face) as unknown as Buffer);
      registered.add(run.face);
    }
    doc.font(run.face).fontSize(run.size);
  };
  const measured = new Map<string, number>();
  /** Tables repeat their texts: each is measured once, at 1000 pixels. */
  const pieceWidth = (run: Run): number => {
    const key = `${run.face} ${run.text}`;
    let wide = measured.get(key);
    if (wide === undefined) {
      wide = textWidth(run.face, run.text);
      measured.set(key, wide);
    }
    return wide * (run.size / 1000);
  };
  const width = (run: Run): number => withLentLetters(run).reduce((sum, piece) => sum + pieceWidth(piece), 0);
  const lines = (runs: readonly Run[], wide: number): TextLine[] =>
    breakLines(runs.flatMap(withLentLetters), wide, pieceWidth);
  const stroke = (style: Stroke): void => {
    doc.lineWidth(style.width).strokeOpacity(style.opacity ?? 1);
    if (style.dash) doc.dash(style.dash, { space: style.dash });
    doc.stroke(style.color).undash().strokeOpacity(1);
  };
  const setLine = (line: TextLine, x: number, baseline: number): void => {
    let left = x;
    for (const run of line.runs) {
      const wide = pieceWidth(run);
      use(run);
      doc.fillColor(run.color).text(run.text, left, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        // With features pdfkit lays the whole text out; without, each word once in a document.
        ...(!hasOwnLetters(run.face) && { features: ['tnum'] }),
      });
      left += wide;
    }
  };
  const add_page = (): void => {
    doc.addPage({ margin: 0, size: [sheet.width * POINTS_PER_PIXEL, sheet.height * POINTS_PER_PIXEL] });
    doc.scale(POINTS_PER_PIXEL * sheet.zoom);
  };

  return {
    page,
    begin: (first) => {
      sheet = first;
      add_page();
    },
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
      doc.addContent(
        points.map(([x, y], at) => `${number(x)} ${number(y)} ${at === 0 ? 'm' : 'l'}`).join('\n'),
      );
      stroke(style);
    },
    squares: (corners, side, color) => {
      const size = number(side);
      doc.addContent(corners.map(([x, y]) => `${number(x)} ${number(y)} ${size} ${size} re`).join('\n'));
      doc.fill(color);
    },
    image: (bytes, box) => {
      const { x, y, width: wide, height: high, align, opacity = 1 } = box;
      doc.fillOpacity(opacity);
      const within = align === 'left' ? {} : { align };
      doc.image(Buffer.from(bytes), x, y, { fit: [wide, high], ...within, valign: 'center' });
      doc.fillOpacity(1);
    },
    slanted: (run, degrees, opacity, middle = page().height / 2) => {
      const { width: wide } = page();
      const natural = width(run);
      doc.save().rotate(degrees, { origin: [wide / 2, middle] });
      doc.fillOpacity(opacity);
      setLine({ runs: withLentLetters(run), width: natural }, (wide - natural) / 2, middle);
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

/** As pdfkit writes it. Of a curve with hundreds of points the operators are written at once: pdfkit would copy each into bytes by itself. */
function number(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
