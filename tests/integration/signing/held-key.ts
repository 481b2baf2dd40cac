import { constants, createPrivateKey, privateEncrypt, X509Certificate } from 'node:crypto';
import { digestInfo } from '#domain/signing/digest-info.ts';
import { createTestRoot, issueCertificate } from '#server/platform/xmldsig/certificates.ts';

const validity = { valid_from: '2026-01-01T00:00:00Z', valid_to: '2029-01-01T00:00:00Z' };

let serial = 0x54010000;
let root: ReturnType<typeof createTestRoot> | undefined;

/** The first demo company's. */
export const OWN_TAX_CODE = '0012345672';

/** A key that the product never has, with its certificate: in a token, or at a signing service. */
export type HeldKey = {
  certificate_der: Buffer;
  serial: string;
  root_pem: string;
  /** RSASSA-PKCS1-v1_5 over a SHA-256 digest. */
  signDigest(digest: Uint8Array): Buffer;
};

export function newHeldKey(tax_code: string = OWN_TAX_CODE, name = 'Người giữ khóa'): HeldKey {
  root ??= createTestRoot({ ...validity, subject: { common_name: 'Thử nghiệm CA' }, serial: '01' });
  serial += 1;
  const issued = issueCertificate({
    ...validity,
    root,
    subject: { common_name: name, tax_code },
    serial: serial.toString(16),
  });
  const certificate = new X509Certificate(issued.certificate_pem);
  const key = createPrivateKey(issued.private_key_pem);
  return {
    certificate_der: certificate.raw,
    serial: certificate.serialNumber,
    root_pem: root.certificate_pem,
    signDigest: (digest) => privateEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, digestInfo(digest)),
  };
}
