import { SheetFailure } from '../failure.ts';

/** A file as a whole or on its way. */
export type SheetSource = Uint8Array | AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** All of it: a ZIP archive has its directory at its end. Refused as soon as it is too large. */
export async function sourceBytes(source: SheetSource, limit: number): Promise<Buffer> {
  if (source instanceof Uint8Array) {
    checkSize(source.length, limit);
    return Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    checkSize(size, limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function checkSize(size: number, limit: number): void {
  if (size > limit) throw new SheetFailure('file_too_large', `more than ${limit} bytes`, { limit });
}
