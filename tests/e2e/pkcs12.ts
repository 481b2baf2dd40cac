import { createTestRoot, issueCertificate } from '#server/platform/xmldsig/certificates.ts';
import { makePkcs12 } from '#server/platform/xmldsig/pkcs12.ts';

const validity = { valid_from: '2026-01-01T00:00:00Z', valid_to: '2029-01-01T00:00:00Z' };

/** A key file for the second demo company, from a root nobody trusts. */
export function createDemoPkcs12(file: { password: string; serial: string }): Uint8Array {
  const root = createTestRoot({
    subject: { common_name: 'Thử nghiệm CA', organization: 'Thử nghiệm' },
    ...validity,
    serial: '01',
  });
  const { private_key_pem, certificate_pem } = issueCertificate({
    subject: { common_name: 'Phố Hiến', organization: 'Phố Hiến', tax_code: '0098765436' },
    ...validity,
    serial: file.serial,
    root,
  });
  return makePkcs12({ private_key_pem, certificate_pem, password: file.password });
}
