import { randomBytes } from 'node:crypto';

/** What every key begins with, so that it is told from a session's token at once, and found by scanners of leaked keys. */
const MARK = 'hd_';
const RANDOM_BYTES = 32;
/** Characters of it that are shown for ever: the mark and six more. */
const SHOWN = 9;
const SHAPE = /^hd_[\w-]{43}$/;

/** A new key: 256 bits that nobody can guess, as base64url. */
export function newSecret(): string {
  return MARK + randomBytes(RANDOM_BYTES).toString('base64url');
}

export function isApiToken(token: string): boolean {
  return SHAPE.test(token);
}

export function prefixOf(secret: string): string {
  return secret.slice(0, SHOWN);
}
