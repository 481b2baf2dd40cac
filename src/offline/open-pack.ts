import { PackUnreadable, type PackSource } from '#domain/proof-pack/verify-pack.ts';
import { openZip, ZipUnreadable } from '#server/platform/zip/read-zip.ts';

/** A pack as a ZIP file; throws PackUnreadable for anything else. */
export async function zipSource(file: Blob): Promise<PackSource> {
  try {
    const zip = await openZip(file);
    return {
      files: zip.files,
      read: (path, limit) =>
        zip.read(path, limit).catch((error: unknown) => {
          throw error instanceof ZipUnreadable ? new PackUnreadable(error.message) : error;
        }),
    };
  } catch (error) {
    throw error instanceof ZipUnreadable ? new PackUnreadable(error.message) : error;
  }
}

/** The same unpacked: the files of a folder that was chosen, their names below it. */
export function folderSource(files: readonly File[]): PackSource {
  const named = new Map(
    files.map((file) => [file.webkitRelativePath.split('/').slice(1).join('/') || file.name, file]),
  );
  return {
    files: new Map([...named].map(([path, { size }]) => [path, size])),
    read: async (path, limit) => {
      const file = named.get(path);
      if (file === undefined || file.size > limit) throw new PackUnreadable(path);
      return new Uint8Array(await file.arrayBuffer());
    },
  };
}
