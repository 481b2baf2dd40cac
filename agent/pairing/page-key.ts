import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { readPrivateFile, writePrivateFile } from './private-file.ts';

const KEY_BYTES = 32;

/** The key that the agent's own page shows: only this user can read the file it stands in. Made at the first start. */
export function openPageKey(folder: string): string {
  const path = join(folder, 'page-key');
  const kept = readPrivateFile(path)?.trim() ?? '';
  if (kept !== '') return kept;
  const key = randomBytes(KEY_BYTES).toString('base64url');
  writePrivateFile(path, `${key}\n`);
  return key;
}

/** Compared by hashes of one length, so that the time taken tells nothing. */
export function isSameKey(given: string, key: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(key));
}
