import { X509Certificate } from 'node:crypto';
import { certificateFacts, commonName } from '#server/platform/xmldsig/certificate-facts.ts';

/** Columns that the certificate itself decides. */
export type CertificateColumns = {
  subject_name: string;
  issuer_name: string;
  serial: string;
  tax_code: string | null;
  valid_from: string;
  valid_to: string;
  certificate_der: Buffer;
};

/** What a certificate (DER) says; a word for the fault where it cannot sign invoices. */
export function certificateColumns(der: Uint8Array): CertificateColumns | 'no_certificate' | 'not_rsa' {
  const facts = certificateFacts(der);
  if (facts === null) return 'no_certificate';
  const certificate = new X509Certificate(der);
  if (certificate.publicKey.asymmetricKeyType !== 'rsa') return 'not_rsa';
  const { serial, tax_code, valid_from, valid_to } = facts;
  return {
    subject_name: commonName(certificate.subject),
    issuer_name: commonName(certificate.issuer),
    serial,
    tax_code,
    valid_from,
    valid_to,
    certificate_der: certificate.raw,
  };
}
