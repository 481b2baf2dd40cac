import PDFDocument from 'pdfkit';
import type { Paper, Point, Stroke, TextBox } from '#server/gateways/print/paper.ts';
import { faceBytes, type Run } from '#server/gateways/print/text-lines.ts';

type Doc = InstanceType<typeof PDFDocument>;
/** One thing drawn on a page, as pdfkit's guide would have it drawn. */
export type Drawing = (doc: Doc) => void;

const POINTS_PER_PIXEL = 0.75;

/** The paper given, which also notes down what is drawn on it. */
export function noteDrawings(paper: Paper): { paper: Paper; drawings: Drawing[] } {
  const drawings: Drawing[] = [];
  const note = <Args extends unknown[], Answer>(
    method: (...args: Args) => Answer,
    drawing: (...args: Args) => Drawing,
  ) => {
    return (...args: Args): Answer => {
      drawings.push(drawing(...args));
      return method(...args);
    };
  };
  return {
    drawings,
    paper: {
      ...paper,
      text: note(paper.text, (runs, box) => (doc) => writeText(doc, runs, box)),
      line: note(paper.line, (from, to, stroke) => (doc) => strokeCurve(doc, [from, to], stroke)),
      fill: note(paper.fill, (x, y, width, height, { color, opacity = 1, radius = 0 }) => (doc) => {
        doc.roundedRect(x, y, width, height, radius).fillOpacity(opacity).fill(color).fillOpacity(1);
      }),
      frame: note(paper.frame, (x, y, width, height, { color, width: wide }, radius = 0) => (doc) => {
        doc.roundedRect(x, y, width, height, radius).lineWidth(wide).stroke(color);
      }),
      curve: note(paper.curve, (points, stroke) => (doc) => strokeCurve(doc, points, stroke)),
      squares: note(paper.squares, (corners, side, color) => (doc) => {
        for (const [x, y] of corners) doc.rect(x, y, side, side);
        doc.fill(color);
      }),
    },
  };
}

/** A document of its own with these drawings on one page of A4. */
export function drawPlainly(drawings: readonly Drawing[]): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: true });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
    doc.scale(POINTS_PER_PIXEL);
    for (const draw of drawings) draw(doc);
    doc.end();
  });
}

function writeText(
  doc: Doc,
  runs: readonly Run[],
  { x, y, width, line_height, align = 'left' }: TextBox,
): void {
  runs.forEach(({ text, face, size, color }, at) => {
    const options = { width, align, lineGap: line_height - size * 1.2, continued: at < runs.length - 1 };
    // Registered under its bytes' own name, a face is read once in a document.
    doc.registerFont(face, faceBytes(face)).font(face).fontSize(size).fillColor(color);
    if (at === 0) doc.text(text, x, y, { ...options, features: ['tnum'] });
    else doc.text(text, { ...options, features: ['tnum'] });
  });
}

function strokeCurve(doc: Doc, points: readonly Point[], { color, width, opacity = 1 }: Stroke): void {
  points.forEach(([x, y], at) => (at === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)));
  doc.lineWidth(width).strokeOpacity(opacity).stroke(color).strokeOpacity(1);
}
