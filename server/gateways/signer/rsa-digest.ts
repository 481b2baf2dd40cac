import { constants, createPublicKey, publicDecrypt, X509Certificate, type KeyObject } from 'node:crypto';
import { digestInfo } from '#domain/signing/digest-info.ts';

/** id-sha256 (RFC 5754, 2.2). */
export const SHA256_OID = '2.16.840.1.101.3.4.2.1';
/** rsaEncryption (RFC 8017, A.1): PKCS #1 v1.5 over the hash named beside it. */
export const RSA_OID = '1.2.840.113549.1.1.1';

/** The public key (SubjectPublicKeyInfo, DER) of a certificate; null when it is none, or not RSA. */
export function rsaKeyOf(certificate_der: Uint8Array): Uint8Array | null {
  try {
    const { publicKey } = new X509Certificate(certificate_der);
    if (publicKey.asymmetricKeyType !== 'rsa') return null;
    return new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }));
  } catch {
    return null;
  }
}

/**
 * Whether the signature is the key's over this SHA-256 digest (RSASSA-PKCS1-v1_5, RFC 8017, 8.2.2). The bytes the
 * digest was made of are not needed: the padded value is compared whole.
 */
export function verifiesDigest(public_key: Uint8Array, digest: Uint8Array, signature: Uint8Array): boolean {
  try {
    const key: KeyObject = createPublicKey({ key: Buffer.from(public_key), format: 'der', type: 'spki' });
    const signed = publicDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, signature);
    return signed.equals(digestInfo(digest));
  } catch {
    return false;
  }
}
