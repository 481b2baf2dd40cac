import { create } from 'qrcode';

/** Light modules around the code (ISO/IEC 18004: four). */
export const QUIET = 4;
/** Pixels of a module in a picture: sharp on 5 cm of paper, and small enough for a message. */
const SCALE = 12;

/** How many modules a side has, and the dark ones by row and column. */
export function qrModules(text: string): { size: number; dark: readonly (readonly [number, number])[] } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const all = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size] as const);
  return { size, dark: all.filter(([row, column]) => modules.get(row, column)) };
}

/** The code as a PNG, for a message or a print; null where the browser draws none. */
export function qrCodePng(text: string): Promise<Blob | null> {
  const { size, dark } = qrModules(text);
  const canvas = document.createElement('canvas');
  const side = (size + 2 * QUIET) * SCALE;
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.fillStyle = '#000';
  for (const [row, column] of dark) {
    context.fillRect((column + QUIET) * SCALE, (row + QUIET) * SCALE, SCALE, SCALE);
  }
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
