import { verify, X509Certificate } from 'node:crypto';
import type { HashAlgorithm } from '#domain/signing/ports.ts';

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
    const key = new X509Certificate(certificate_der).publicKey;
    return key.asymmetricKeyType === 'rsa' && verify(NODE_NAMES[algorithm], bytes, key, signature);
  } catch {
    return false;
  }
}
