import { inflateSync } from 'node:zlib';

/** Pixels of the largest logo: 2,000 a side, four bytes each, and a byte a row. */
const MAX_PIXEL_BYTES = 2000 * (4 * 2000 + 1) * 2;

/**
 * Throws for a PNG whose pixels cannot be read: the PDF writer unpacks them later, where an error would end the process. Other files
 * pass.
 */
export function refuseBrokenPng(bytes: Uint8Array): void {
  const file = Buffer.from(bytes);
  if (file.readUInt32BE(0) !== 0x89504e47) return;
  const pixels: Buffer[] = [];
  for (let at = 8; at + 8 <= file.length; at += 12 + file.readUInt32BE(at)) {
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      pixels.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  inflateSync(Buffer.concat(pixels), { maxOutputLength: MAX_PIXEL_BYTES });
}
