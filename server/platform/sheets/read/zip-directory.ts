import { SheetFailure } from '../failure.ts';

export type ZipMember = {
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
export function packedBytes(bytes: Buffer, { name, offset, packed_size }: ZipMember): Buffer {
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

/** Some programs write the long form for every file, however small: sizes then stand in an extra field, in this order. */
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
