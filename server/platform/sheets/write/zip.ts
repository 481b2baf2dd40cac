import { pipeline, Readable } from 'node:stream';
import { constants, crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';
import { SheetFailure } from '../failure.ts';

/** Text gathered before it is compressed. */
const PIECE = 256 * 1024;
const LAST_BLOCK = deflateRawSync(Buffer.alloc(0));

/**
 * A part of the archive that is built while another one is being sent: kept compressed, a piece at a time, so that a hundred
 * thousand notes take a few megabytes.
 */
export class PackedPart {
  #text = '';
  #crc = 0;
  #size = 0;
  #pieces: Buffer[] = [];

  /** A whole part from its text. */
  static of(text: string): PackedPart {
    const part = new PackedPart();
    part.add(text);
    return part;
  }

  add(text: string): void {
    this.#text += text;
    if (this.#text.length >= PIECE) this.#pack();
  }

  /** The checksum and size of the text in bytes, and its compressed bytes. To be asked once, at the end. */
  finish(): { crc: number; size: number; bytes: Buffer } {
    this.#pack();
    return { crc: this.#crc, size: this.#size, bytes: Buffer.concat([...this.#pieces, LAST_BLOCK]) };
  }

  #pack(): void {
    if (this.#text === '') return;
    const bytes = Buffer.from(this.#text);
    this.#text = '';
    this.#crc = crc32(bytes, this.#crc);
    this.#size += bytes.length;
    // A flushed piece ends at a byte without closing the stream, so the next one may simply follow.
    this.#pieces.push(deflateRawSync(bytes, { level: 6, finishFlush: constants.Z_FULL_FLUSH }));
  }
}

/** What a ZIP archive says of one file in it (APPNOTE 6.3.10, 4.3.7, 4.3.9 and 4.3.12). */
type ZipEntry = {
  name: string;
  /** Where its header begins, in bytes from the beginning. */
  offset: number;
  crc: number;
  size: number;
  packed_size: number;
  /** Sent before its size was known: size and checksum follow the data. */
  streamed: boolean;
};

const VERSION = 20;
const DEFLATE = 8;
const UTF8_NAME = 0x0800;
const SIZES_FOLLOW = 0x0008;
/** 1 January 1980, the first day that the format knows: an archive does not depend on when it was made. */
const DATE = 0x0021;

function localHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeDescription(header, 4, entry);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function dataDescriptor({ crc, packed_size, size }: ZipEntry): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt32LE(0x08074b50, 0);
  record.writeUInt32LE(crc, 4);
  record.writeUInt32LE(packed_size, 8);
  record.writeUInt32LE(size, 12);
  return record;
}

/** The directory at the end of the archive, which begins `offset` bytes from its beginning. */
function centralDirectory(entries: readonly ZipEntry[], offset: number): Buffer {
  const headers = entries.map((entry) => {
    const name = Buffer.from(entry.name);
    const header = Buffer.alloc(46);
    header.writeUInt32LE(0x02014b50, 0);
    header.writeUInt16LE(VERSION, 4);
    writeDescription(header, 6, { ...entry, streamed: false });
    header.writeUInt16LE(flags(entry), 8);
    header.writeUInt16LE(name.length, 28);
    header.writeUInt32LE(entry.offset, 42);
    return Buffer.concat([header, name]);
  });
  const directory = Buffer.concat(headers);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([directory, end]);
}

function writeDescription(header: Buffer, at: number, entry: ZipEntry): void {
  header.writeUInt16LE(VERSION, at);
  header.writeUInt16LE(flags(entry), at + 2);
  header.writeUInt16LE(DEFLATE, at + 4);
  header.writeUInt16LE(DATE, at + 8);
  if (entry.streamed) return;
  header.writeUInt32LE(entry.crc, at + 10);
  header.writeUInt32LE(entry.packed_size, at + 14);
  header.writeUInt32LE(entry.size, at + 18);
}

function flags({ streamed }: ZipEntry): number {
  return UTF8_NAME | (streamed ? SIZES_FOLLOW : 0);
}

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
