/** DigestInfo of SHA-256 up to the digest (RFC 8017, 9.2, note 1). */
const SHA256_PREFIX = Buffer.from('3031300d060960864801650304020105000420', 'hex');
const SHA256_BYTES = 32;

/** What CKM_RSA_PKCS signs so that the result is RSASSA-PKCS1-v1_5 with SHA-256. Throws RangeError unless 32 bytes. */
export function digestInfo(sha256: Buffer): Buffer {
  if (sha256.length !== SHA256_BYTES) throw new RangeError(`a SHA-256 digest of ${sha256.length} bytes`);
  return Buffer.concat([SHA256_PREFIX, sha256]);
}
