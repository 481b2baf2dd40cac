import { configure, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/index-native.js';

configure({ useWebWorkers: false });

/** 1 January 1980, the first day that the format knows: an archive does not depend on when it was made. */
const DATE = new Date(1980, 0, 1);

/** Compressed already. */
const STORED = /\.(pdf|zip|png|jpe?g)$/;

type ZipSink = {
  add(path: string, bytes: Uint8Array): Promise<void>;
  /** The end of the archive. */
  finish(): Promise<void>;
};

/** Writes a ZIP archive front to back, in ZIP64 where it needs it; `write` is waited for, so no more than a file is in memory. */
export function writeZip(write: (bytes: Uint8Array) => Promise<void>): ZipSink {
  const zip = new ZipWriter(new WritableStream<Uint8Array>({ write }), {
    lastModDate: DATE,
    extendedTimestamp: false,
    bufferedWrite: false,
  });
  return {
    add: async (path, bytes) => {
      await zip.add(path, new Uint8ArrayReader(bytes), { level: STORED.test(path) ? 0 : 6 });
    },
    finish: async () => {
      await zip.close();
    },
  };
}
