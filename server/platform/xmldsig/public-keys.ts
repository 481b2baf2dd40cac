import { X509Certificate, type KeyObject } from 'node:crypto';

const MOST_KEYS = 200;

/** By the certificate's base64 text, in the order they came. */
const keys = new Map<string, KeyObject>();

/** Of the file before: most are followed by one of the same seller, and bytes are compared sooner than a text is looked up. */
let last: { certificate: Buffer; key: KeyObject } | null = null;

/**
 * The public key of a certificate (DER as base64 text, its bytes), remembered: reading a certificate takes as long as checking a
 * signature. Throws when it is none.
 */
export function publicKeyOf(certificate: Buffer): KeyObject {
  if (last?.certificate.equals(certificate) === true) return last.key;
  const key = keyOf(certificate.toString('latin1'));
  last = { certificate: Buffer.from(certificate), key };
  return key;
}

function keyOf(certificate: string): KeyObject {
  const known = keys.get(certificate);
  if (known !== undefined) return known;
  const key = new X509Certificate(Buffer.from(certificate, 'base64')).publicKey;
  keys.set(certificate, key);
  const oldest = keys.size > MOST_KEYS ? keys.keys().next() : null;
  if (oldest?.value !== undefined) keys.delete(oldest.value);
  return key;
}
