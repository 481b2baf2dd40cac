import { verify, X509Certificate, type KeyObject } from 'node:crypto';
import type { HashAlgorithm, Span } from '#domain/signing/ports.ts';
import { certificateIn } from './certificate-facts.ts';

const MAX_KEYS = 200;

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
  const oldest = keys.size > MAX_KEYS ? keys.keys().next() : null;
  if (oldest?.value !== undefined) keys.delete(oldest.value);
  return key;
}

const NODE_NAMES = { sha256: 'RSA-SHA256', sha1: 'RSA-SHA1' } as const satisfies Record<
  HashAlgorithm,
  string
>;

/** Whether the signature over these bytes is that of the certificate's RSA key. */
export function verifyRsa(
  algorithm: HashAlgorithm,
  certificate_der: Uint8Array,
  bytes: Uint8Array,
  signature: Uint8Array,
): boolean {
  try {
    return holds(certificateIn(certificate_der).publicKey, algorithm, bytes, signature);
  } catch {
    return false;
  }
}

/** The same for a file of our own: SHA-256, certificate and signature as the base64 texts in it, the key remembered. */
export function verifyOwnRsa(
  file: Uint8Array,
  certificate: Span,
  bytes: Uint8Array,
  signature: Span,
): boolean {
  const here = Buffer.from(file.buffer, file.byteOffset, file.length);
  try {
    const key = publicKeyOf(here.subarray(certificate.from, certificate.to));
    const value = Buffer.from(here.toString('latin1', signature.from, signature.to), 'base64');
    return holds(key, 'sha256', bytes, value);
  } catch {
    return false;
  }
}

function holds(key: KeyObject, algorithm: HashAlgorithm, bytes: Uint8Array, signature: Uint8Array): boolean {
  return key.asymmetricKeyType === 'rsa' && verify(NODE_NAMES[algorithm], bytes, key, signature);
}
