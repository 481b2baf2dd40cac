import { createTestRoot, issueCertificate } from '#server/platform/xmldsig/certificates.ts';
import { makePkcs12 } from '#server/platform/xmldsig/pkcs12.ts';

const validity = { valid_from: '2026-01-01T00:00:00Z', valid_to: '2029-01-01T00:00:00Z' };

/** A key file for the second demo company. */
export function createDemoPkcs12(file: { password: string; serial: string }): Uint8Array {
  return createPkcs12For({ ...file, tax_code: '0098765436' });
}

/** A key file for the company with this tax code, from a root that nothing trusts. */
export function createPkcs12For(file: { tax_code: string; password: string; serial: string }): Uint8Array {
  const root = createTestRoot({
    subject: { common_name: 'Thử nghiệm CA', organization: 'Thử nghiệm' },
    ...validity,
    serial: '01',
  });
  const { private_key_pem, certificate_pem } = issueCertificate({
    subject: { common_name: 'Phố Hiến', organization: 'Phố Hiến', tax_code: file.tax_code },
    ...validity,
    serial: file.serial,
    root,
  });
  return makePkcs12({ private_key_pem, certificate_pem, password: file.password });
}
