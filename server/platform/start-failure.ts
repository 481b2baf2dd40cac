import { statfsSync } from 'node:fs';
import { ConfigError } from './config.ts';
import { StartRefused } from './start-refused.ts';

/** Below it PostgreSQL cannot even write its next file of the log (16 MB), and what it left behind may be gone by now. */
const SCARCE_BYTES = 64 * 1024 * 1024;

/** SQLSTATE of a full disk, or the system's own code. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** What a start failed with, for the person at the terminal: a sentence where the reason is known, the whole error where it is not. */
export function wordsOfStartFailure(error: unknown, data_dir: string | null): unknown {
  if (error instanceof ConfigError || error instanceof StartRefused) return error.message;
  if (!isFull(error) && !(data_dir !== null && isScarce(data_dir))) return error;
  const where = data_dir === null ? '' : ` (DATA_DIR=${data_dir})`;
  return (
    `Hết chỗ trên đĩa${where}: hãy giải phóng dung lượng rồi khởi động lại. Dữ liệu đã lưu vẫn còn.\n` +
    `No space left on the disk${where}: make room and start again. What was saved is still there.\n` +
    `  ${error instanceof Error ? error.message : String(error)}`
  );
}

function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && FULL.has(String(error.code))) ||
    /No space left on device|Disk quota exceeded/i.test(error.message) ||
    isFull(error.cause)
  );
}

function isScarce(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < SCARCE_BYTES;
  } catch {
    return false;
  }
}
