import { pipeline, Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { SheetFailure } from '../failure.ts';
import type { ReadLimits } from './limits.ts';

type ZipMember = {
  name: string;
  /** 0 as it is, 8 deflate. */
  method: number;
  crc: number;
  packed_size: number;
  /** Where its header begins. */
  offset: number;
};

const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const MEMBER = 0x02014b50;
const MEMBER_SIZE = 46;
const LOCAL_SIZE = 30;
const MAX_MEMBERS = 5_000;
const ENCRYPTED = 0x0001;
const ZIP64_EXTRA = 0x0001;
const IN_ZIP64 = 0xffff_ffff;

/** The files of an archive by their names, as its directory tells them (APPNOTE 6.3.10, 4.3.12 and 4.3.16). */
export function zipDirectory(bytes: Buffer): ReadonlyMap<string, ZipMember> {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const members = new Map<string, ZipMember>();
  let at = bytes.readUInt32LE(end + 16);
  if (count > MAX_MEMBERS) throw new SheetFailure('unsafe', `${count} files in the archive`);
  for (let index = 0; index < count; index += 1) {
    if (at + MEMBER_SIZE > end || bytes.readUInt32LE(at) !== MEMBER) throw damaged('its directory is broken');
    const name_length = bytes.readUInt16LE(at + 28);
    const extra_length = bytes.readUInt16LE(at + 30);
    const next = at + MEMBER_SIZE + name_length + extra_length + bytes.readUInt16LE(at + 32);
    if (next > end) throw damaged('its directory is broken');
    if ((bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0)
      throw new SheetFailure('encrypted', 'a file of the archive is encrypted');
    const name = safeName(bytes.toString('utf8', at + MEMBER_SIZE, at + MEMBER_SIZE + name_length));
    const extra = bytes.subarray(
      at + MEMBER_SIZE + name_length,
      at + MEMBER_SIZE + name_length + extra_length,
    );
    if (members.has(name)) throw damaged(`two files are called ${name}`);
    members.set(name, {
      name,
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      ...largeSizes(extra, {
        size: bytes.readUInt32LE(at + 24),
        packed_size: bytes.readUInt32LE(at + 20),
        offset: bytes.readUInt32LE(at + 42),
      }),
    });
    at = next;
  }
  return members;
}

/** The bytes of a member as they are packed. */
function packedBytes(bytes: Buffer, { name, offset, packed_size }: ZipMember): Buffer {
  if (offset + LOCAL_SIZE > bytes.length || bytes.readUInt32LE(offset) !== 0x04034b50)
    throw damaged(`${name} is not where the directory says`);
  const from = offset + LOCAL_SIZE + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (from + packed_size > bytes.length) throw damaged(`${name} is cut off`);
  return bytes.subarray(from, from + packed_size);
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT);
  for (let at = bytes.length - END_SIZE; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  throw damaged('it has no end');
}

/** Some programs write the long form for every file, however small: sizes are then in an extra field, in this order. */
function largeSizes(
  extra: Buffer,
  short: { size: number; packed_size: number; offset: number },
): { packed_size: number; offset: number } {
  const found = { ...short };
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== ZIP64_EXTRA) continue;
    let from = at + 4;
    for (const field of ['size', 'packed_size', 'offset'] as const) {
      if (short[field] !== IN_ZIP64) continue;
      if (from + 8 > extra.length) throw damaged('a size is missing');
      found[field] = Number(extra.readBigUInt64LE(from));
      from += 8;
    }
  }
  return { packed_size: found.packed_size, offset: found.offset };
}

function safeName(name: string): string {
  const plain = name.replaceAll('\\', '/');
  if (plain.startsWith('/') || plain.split('/').includes('..') || plain.includes('\0'))
    throw new SheetFailure('unsafe', 'a path leads out of the archive');
  return plain.toLowerCase();
}

function damaged(reason: string): SheetFailure {
  return new SheetFailure('damaged', `the archive cannot be read: ${reason}`);
}

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
  /** Bytes that came out of each member, however often it was read. */
  #unpacked = new Map<string, number>();

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
      this.#unpacked.set(member.name, Math.max(size, this.#unpacked.get(member.name) ?? 0));
      this.#refuseBomb(size, packed.length);
      crc = crc32(chunk, crc);
      yield chunk;
    }
    if (crc !== member.crc) throw new SheetFailure('damaged', `${name} does not fit its checksum`);
  }

  #refuseBomb(size: number, packed_size: number): void {
    const { unpacked_bytes, ratio } = this.#limits;
    if ([...this.#unpacked.values()].reduce((sum, one) => sum + one, 0) > unpacked_bytes)
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
