import QRCode from 'qrcode';
import type { Paper, Point, Stroke } from './paper.ts';

/** Words that name a kind of company, not the company. */
const LEGAL_FORM = /^(công|ty|cty|tnhh|cổ|phần|cp|một|thành|viên|mtv|doanh|nghiệp|tư|nhân|hộ|kinh)$/iu;

/** Two letters standing in for a logo: Công ty TNHH Bao bì Minh Khôi -> MK. */
export function companyInitials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  const own = words.filter((word) => !LEGAL_FORM.test(word));
  return (own.length > 0 ? own : words)
    .slice(-2)
    .map((word) => [...word][0])
    .join('')
    .toLocaleUpperCase('vi');
}

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

/** Hoa văn: one petalled curve, turned `copies` times within one lobe, as on banknotes. */
export function drawRosette(
  paper: Paper,
  centre: Point,
  radius: number,
  lobes: number,
  copies: number,
  stroke: Stroke,
): void {
  const steps = lobes * 24;
  for (let copy = 0; copy < copies; copy += 1) {
    const turn = ((Math.PI * 2) / lobes / copies) * copy;
    const points = Array.from({ length: steps + 1 }, (_, step): Point => {
      const t = (Math.PI * 2 * step) / steps;
      const r = radius * (0.68 + 0.32 * Math.cos(lobes * t));
      const angle = t + turn - (1.35 / lobes) * Math.sin(lobes * t);
      return [round(centre[0] + r * Math.cos(angle)), round(centre[1] + r * Math.sin(angle))];
    });
    paper.curve(points, stroke);
  }
}

/** A ribbon of seven interwoven waves across `width`. */
export function drawWaves(paper: Paper, corner: Point, width: number, height: number, stroke: Stroke): void {
  for (let wave = 0; wave < 7; wave += 1) {
    const phase = (wave * Math.PI * 2) / 7;
    const points = Array.from({ length: 241 }, (_, step): Point => {
      const t = step / 240;
      const swing = 0.3 * Math.sin(t * Math.PI * 22 + phase) + 0.2 * Math.sin(t * Math.PI * 9 + phase * 2);
      return [round(corner[0] + width * t), round(corner[1] + height * (0.5 + swing))];
    });
    paper.curve(points, stroke);
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
