import { pipeline, Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { SheetFailure } from '../failure.ts';
import type { ReadLimits } from './limits.ts';
import { packedBytes, zipDirectory, type ZipMember } from './zip-directory.ts';

const STORED = 0;
const DEFLATE = 8;
const SLICE = 64 * 1024;
/** Small files of much repetition are no bombs. */
const RATIO_COUNTS_FROM = 8 * 1024 * 1024;

/** The files of an XLSX. What comes out of it is counted, whatever its headers promise. */
export class Archive {
  #bytes: Buffer;
  #members: ReadonlyMap<string, ZipMember>;
  #limits: ReadLimits;
  #unpacked = 0;

  constructor(bytes: Buffer, limits: ReadLimits) {
    this.#bytes = bytes;
    this.#members = zipDirectory(bytes);
    this.#limits = limits;
  }

  /** Excel does not mind the case of a name. */
  has(name: string): boolean {
    return this.#members.has(name.toLowerCase());
  }

  /** The bytes of a file, piece by piece. Fails with `damaged` where they do not fit their checksum, `unsafe` for a bomb. */
  async *unpack(name: string): AsyncGenerator<Buffer> {
    const member = this.#members.get(name.toLowerCase());
    if (member === undefined) throw new SheetFailure('damaged', `${name} is missing`);
    const packed = packedBytes(this.#bytes, member);
    let size = 0;
    let crc = 0;
    for await (const chunk of opened(packed, member)) {
      size += chunk.length;
      this.#unpacked += chunk.length;
      this.#refuseBomb(size, packed.length);
      crc = crc32(chunk, crc);
      yield chunk;
    }
    if (crc !== member.crc) throw new SheetFailure('damaged', `${name} does not fit its checksum`);
  }

  #refuseBomb(size: number, packed_size: number): void {
    const { unpacked_bytes, ratio } = this.#limits;
    if (this.#unpacked > unpacked_bytes)
      throw new SheetFailure('unsafe', 'too much comes out of it', { limit: unpacked_bytes });
    if (size > RATIO_COUNTS_FROM && size > packed_size * ratio)
      throw new SheetFailure('unsafe', `more than ${ratio} bytes come out of one`, { limit: ratio });
  }
}

async function* opened(packed: Buffer, { method, name }: ZipMember): AsyncGenerator<Buffer> {
  if (method === STORED) {
    yield* slices(packed);
    return;
  }
  if (method !== DEFLATE) throw new SheetFailure('damaged', `${name} is packed in an unknown way`);
  const inflate = createInflateRaw({ chunkSize: SLICE });
  // A failure reaches the loop below; the callback has nothing to add.
  pipeline(Readable.from(slices(packed), { highWaterMark: 2 }), inflate, () => undefined);
  const chunks = (inflate as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await chunks.next().catch((cause: unknown) => {
        throw new SheetFailure('damaged', `${name}: ${String(cause)}`);
      });
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    inflate.destroy();
  }
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += SLICE) yield bytes.subarray(at, at + SLICE);
}
