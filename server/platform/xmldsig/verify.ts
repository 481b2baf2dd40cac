import { verify, type KeyObject } from 'node:crypto';
import type { HashAlgorithm, Span } from '#domain/signing/ports.ts';
import { certificateIn } from './read-certificate.ts';
import { publicKeyOf } from './public-keys.ts';

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
