import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { SheetFailure } from '../failure.ts';
import type { PackedPart } from './packed-part.ts';
import { centralDirectory, dataDescriptor, localHeader, type ZipEntry } from './zip-records.ts';

/** Sizes have four bytes in an archive without extensions. */
const MAX_SIZE = 0xffff_ffff;

/** Writes a ZIP archive front to back. Each method answers the next bytes of it, in the order they are called. */
export class ZipStream {
  #entries: ZipEntry[] = [];
  #offset = 0;

  /** A file that is there as a whole. */
  packed(name: string, part: PackedPart): Buffer {
    const { crc, size, bytes } = part.finish();
    const entry = {
      name,
      offset: this.#offset,
      crc,
      size,
      packed_size: bytes.length,
      streamed: false,
    };
    this.#entries.push(entry);
    return this.#counted(Buffer.concat([localHeader(entry), bytes]));
  }

  /** A file that is still being made: it is asked for as fast as the archive is taken, compressed on another thread. */
  async *streamed(name: string, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const entry = { name, offset: this.#offset, crc: 0, size: 0, packed_size: 0, streamed: true };
    yield this.#counted(localHeader(entry));
    // Level 1: a third of the time of level 6, and the same markup again and again still shrinks to a tenth.
    const deflate = createDeflateRaw({ level: 1, memLevel: 9, chunkSize: 128 * 1024 });
    // A failure of either end reaches the loop below; the callback has nothing to add.
    pipeline(Readable.from(measured(pieces, entry), { highWaterMark: 2 }), deflate, () => undefined);
    for await (const chunk of deflate as AsyncIterable<Buffer>) {
      entry.packed_size += chunk.length;
      yield this.#counted(chunk);
    }
    this.#entries.push(entry);
    yield this.#counted(dataDescriptor(entry));
  }

  /** The end of the archive. */
  directory(): Buffer {
    return centralDirectory(this.#entries, this.#offset);
  }

  #counted(bytes: Buffer): Buffer {
    this.#offset += bytes.length;
    if (this.#offset > MAX_SIZE) throw tooLarge();
    return bytes;
  }
}

async function* measured(pieces: AsyncIterable<Buffer>, entry: ZipEntry): AsyncGenerator<Buffer> {
  const facts = entry;
  for await (const bytes of pieces) {
    facts.crc = crc32(bytes, facts.crc);
    facts.size += bytes.length;
    if (facts.size > MAX_SIZE) throw tooLarge();
    yield bytes;
  }
}

function tooLarge(): SheetFailure {
  return new SheetFailure('file_too_large', 'a sheet of more than 4 GiB', { limit: MAX_SIZE });
}
