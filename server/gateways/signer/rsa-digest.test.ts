import { createHash, createPrivateKey, sign, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { digestInfo } from '#domain/signing/digest-info.ts';
import { createTestRoot } from '#server/platform/xmldsig/certificates.ts';
import { rsaKeyOf, verifiesDigest } from './rsa-digest.ts';

const YEARS = { valid_from: '2026-01-01T00:00:00Z', valid_to: '2028-01-01T00:00:00Z' };
const mine = createTestRoot({ ...YEARS, serial: '01', subject: { common_name: 'A' } });
const other = createTestRoot({ ...YEARS, serial: '02', subject: { common_name: 'B' } });
const der = (pem: string): Uint8Array => new X509Certificate(pem).raw;
const key = rsaKeyOf(der(mine.certificate_pem)) ?? new Uint8Array();

const bytes = Buffer.from('<SignedInfo/>');
const sha256 = (of: Buffer): Buffer => createHash('sha256').update(of).digest();
const signed = (algorithm: string): Buffer => sign(algorithm, bytes, createPrivateKey(mine.private_key_pem));

describe('a signature over a digest alone', () => {
  it('holds when it is RSASSA-PKCS1-v1_5 with SHA-256 by the key', () => {
    expect(verifiesDigest(key, sha256(bytes), signed('RSA-SHA256'))).toBe(true);
  });

  it.each([
    ['another document', sha256(Buffer.from('<SignedInfo />')), signed('RSA-SHA256')],
    ['SHA-1', sha256(bytes), signed('RSA-SHA1')],
    ['SHA-512', sha256(bytes), signed('RSA-SHA512')],
    ['one byte changed', sha256(bytes), Buffer.concat([signed('RSA-SHA256').subarray(1), Buffer.from([0])])],
    ['nothing', sha256(bytes), Buffer.alloc(0)],
  ])('does not hold for %s', (_what, digest, signature) => {
    expect(verifiesDigest(key, digest, signature)).toBe(false);
  });

  it('does not hold under another key', () => {
    const foreign = rsaKeyOf(der(other.certificate_pem)) ?? new Uint8Array();
    expect(verifiesDigest(foreign, sha256(bytes), signed('RSA-SHA256'))).toBe(false);
  });

  it('is asked for a SHA-256 digest, nothing shorter', () => {
    expect(() => digestInfo(new Uint8Array(20))).toThrow(RangeError);
  });
});

it('what is no certificate has no key', () => {
  expect(rsaKeyOf(Buffer.from('not DER'))).toBeNull();
});
