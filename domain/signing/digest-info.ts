/** DER of DigestInfo up to the digest itself, for SHA-256 (RFC 8017, 9.2, note 1). */
const SHA256_PREFIX = [
  0x30, 0x31, 0x30, 0x0d, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01, 0x05, 0x00, 0x04,
  0x20,
];
const SHA256_BYTES = 32;

/** What RSASSA-PKCS1-v1_5 pads and signs (RFC 8017, 9.2), by key or by CKM_RSA_PKCS. Throws RangeError for anything but a SHA-256 digest. */
export function digestInfo(digest: Uint8Array): Uint8Array {
  if (digest.length !== SHA256_BYTES) throw new RangeError('a SHA-256 digest has 32 bytes');
  return Uint8Array.from([...SHA256_PREFIX, ...digest]);
}
