import { BlobReader, configure, ZipReader, type FileEntry } from '@zip.js/zip.js/index-native.js';

/** Why an archive, or a file in it, is not read. */
export class ZipUnreadable extends Error {}

/** The files of an archive by name with the sizes it claims, each read on its own: neither archive nor list of members is bounded by memory. */
type OpenedZip = {
  files: ReadonlyMap<string, number>;
  /** The bytes of a file. Throws ZipUnreadable when they do not fit its checksum, or when more than `limit` come out, whatever it claims. */
  read(path: string, limit: number): Promise<Uint8Array>;
};

// Every engine that runs this has CompressionStream; workers would be fetched, which a page opened from a disk cannot do.
configure({ useWebWorkers: false });

/** Opens a ZIP file, also one beyond 4 GiB (ZIP64); throws ZipUnreadable. Two files of one name are refused: which of them counts is not certain. */
export async function openZip(blob: Blob): Promise<OpenedZip> {
  const entries = new Map<string, FileEntry>();
  try {
    for await (const entry of new ZipReader(new BlobReader(blob)).getEntriesGenerator()) {
      if (entry.directory) continue;
      if (entries.has(entry.filename) || entry.encrypted) throw new ZipUnreadable(entry.filename);
      entries.set(entry.filename, entry);
    }
  } catch (error) {
    throw unreadable(error);
  }
  return {
    files: new Map([...entries].map(([path, { uncompressedSize }]) => [path, uncompressedSize])),
    read: async (path, limit) => {
      const entry = entries.get(path);
      if (entry === undefined) throw new ZipUnreadable(path);
      const pieces: Uint8Array[] = [];
      let size = 0;
      const taken = new WritableStream<Uint8Array>({
        write: (piece) => {
          size += piece.length;
          if (size > limit) throw new ZipUnreadable(`${path}: more than ${limit} bytes`);
          pieces.push(piece);
        },
      });
      try {
        await entry.getData(taken, { checkSignature: true });
      } catch (error) {
        throw unreadable(error);
      }
      return joined(pieces, size);
    },
  };
}

function unreadable(error: unknown): ZipUnreadable {
  return error instanceof ZipUnreadable ? error : new ZipUnreadable(String(error), { cause: error });
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
