import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Text of a file of this user; null when there is none yet. Throws what else the file system says. */
export function readPrivateFile(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Replaces the file at once, so that a power cut leaves the old or the new one; no other user may read it. */
export function writePrivateFile(path: string, text: string): void {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const draft = `${path}.new`;
  writeFileSync(draft, text, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, path);
}

const KEY_BYTES = 32;

/** The key that the agent's own page shows: only this user can read its file. Made at the first start. */
export function openPageKey(folder: string): string {
  const path = join(folder, 'page-key');
  const stored = readPrivateFile(path)?.trim() ?? '';
  if (stored !== '') return stored;
  const key = randomBytes(KEY_BYTES).toString('base64url');
  writePrivateFile(path, `${key}\n`);
  return key;
}

/** Compared by hashes of one length, so that the time taken tells nothing. */
export function isSameKey(given: string, key: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(key));
}
