import { PackUnreadable, type PackSource } from '#domain/proof-pack/verify-pack.ts';
import { openZip, ZipUnreadable } from '#server/platform/zip/read-zip.ts';
import { RestoreRefused } from './restore.ts';

/** A pack in a ZIP file, read member by member. Throws RestoreRefused for a file that is no ZIP. */
export async function packSource(blob: Blob): Promise<PackSource> {
  try {
    const zip = await openZip(blob);
    return {
      files: zip.files,
      read: (path, limit) =>
        zip.read(path, limit).catch((error: unknown) => {
          throw error instanceof ZipUnreadable ? new PackUnreadable(error.message) : error;
        }),
    };
  } catch (error) {
    if (!(error instanceof ZipUnreadable)) throw error;
    throw new RestoreRefused(
      'Tệp này không mở được như một tệp ZIP: bị hỏng, có hai tệp trùng tên, hoặc có đường dẫn ra ngoài gói.',
    );
  }
}
