import QRCode from 'qrcode';
import type { Paper, Point } from './paper.ts';

/** Draws the QR of a text (DLQRCode) with error correction M into a square of `side`. */
export function drawQr(paper: Paper, text: string, corner: Point, side: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const step = side / modules.size;
  const dark: Point[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) dark.push([corner[0] + column * step, corner[1] + row * step]);
    }
  }
  // A hair wider than the grid, so that no viewer shows seams between neighbours.
  paper.squares(dark, step * 1.02, '#111827');
}
