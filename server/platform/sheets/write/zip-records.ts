/** What a ZIP archive says of one file in it (APPNOTE 6.3.10, 4.3.7, 4.3.9 and 4.3.12). */
export type ZipEntry = {
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

export function localHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  writeDescription(header, 4, entry);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

export function dataDescriptor({ crc, packed_size, size }: ZipEntry): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt32LE(0x08074b50, 0);
  record.writeUInt32LE(crc, 4);
  record.writeUInt32LE(packed_size, 8);
  record.writeUInt32LE(size, 12);
  return record;
}

/** The directory at the end of the archive, which begins `offset` bytes from its beginning. */
export function centralDirectory(entries: readonly ZipEntry[], offset: number): Buffer {
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
