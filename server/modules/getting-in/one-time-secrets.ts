import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** The key in a link: 32 random bytes, too many to try out. */
export function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a key. */
export function keyHash(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** Six digits, for typing. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Of a code under the key of its trial, so that equal codes of two trials look different. */
export function codeHash(trial_key: string, code: string): Buffer {
  return createHmac('sha256', trial_key).update(code).digest();
}

/** Takes as long for a code that is nearly right as for any other. */
export function isCode(trial_key: string, code: string, kept: Uint8Array | null): boolean {
  return kept !== null && timingSafeEqual(codeHash(trial_key, code), kept);
}
