/** id-sha256 (RFC 5754, 2.2). */
export const SHA256_OID = '2.16.840.1.101.3.4.2.1';
/** rsaEncryption (RFC 8017, A.1): PKCS #1 v1.5 over the hash named beside it. */
export const RSA_OID = '1.2.840.113549.1.1.1';
