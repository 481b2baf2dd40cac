import { X509Certificate, type KeyObject } from 'node:crypto';

const MOST_KEYS = 200;

/** By the certificate's base64 text, in the order they came. */
const keys = new Map<string, KeyObject>();

/**
 * The public key of a certificate (DER in base64), remembered: reading a certificate takes as long as checking a signature. Throws
 * when it is none.
 */
export function publicKeyOf(certificate: string): KeyObject {
  const known = keys.get(certificate);
  if (known !== undefined) return known;
  const key = new X509Certificate(Buffer.from(certificate, 'base64')).publicKey;
  keys.set(certificate, key);
  const oldest = keys.size > MOST_KEYS ? keys.keys().next() : null;
  if (oldest?.value !== undefined) keys.delete(oldest.value);
  return key;
}
