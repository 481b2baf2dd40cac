import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { codeElement, insertCode, invoiceDataIn } from '#domain/documents/invoice-document.ts';
import { signInvoice } from '#domain/documents/sign-invoice.ts';
import { encodeUtf8 } from '#domain/documents/bytes.ts';
import type { InvoiceContent } from '#domain/invoice/content.ts';
import { prepareSignature } from '#domain/signing/signature-xml.ts';
import { certificateFacts } from '#server/platform/xmldsig/certificate-facts.ts';
import type { IssuedCertificate } from '#server/platform/xmldsig/certificates.ts';
import { createTestRoot, issueCertificate } from '#server/platform/xmldsig/certificates.ts';
import { hashPort } from '#server/platform/xmldsig/ports.ts';
import { createKeySigner } from '#server/platform/xmldsig/sign.ts';

export function sampleFile(name: string): Buffer {
  return readFileSync(new URL(`../../domain/samples/${name}`, import.meta.url));
}

const YEARS = { valid_from: '2026-01-01T00:00:00Z', valid_to: '2028-01-01T00:00:00Z' };

export const root = createTestRoot({ ...YEARS, serial: '01', subject: { common_name: 'Gốc thử nghiệm' } });

export const seller = issueCertificate({
  ...YEARS,
  serial: '5401',
  root,
  subject: {
    common_name: 'CÔNG TY TNHH MẪU, "CHI NHÁNH" + HÀ NỘI <1> & con',
    locality: 'Hà Nội',
    tax_code: '0101243150',
  },
});

export const authority = issueCertificate({
  ...YEARS,
  serial: '5402',
  root,
  subject: { common_name: 'Cơ quan thuế thử nghiệm' },
});

type Signed = { id: string; bytes: Uint8Array };

export function signElements(
  [first, ...more]: readonly [Signed, ...Signed[]],
  signature_id: string,
  signer: IssuedCertificate,
  signing_time = '2026-11-20T09:15:00',
): Uint8Array {
  const der = new X509Certificate(signer.certificate_pem).raw;
  const prepared = prepareSignature(
    {
      signed_id: first.id,
      signed_bytes: first.bytes,
      also_signed: more,
      signature_id,
      signing_time,
      certificate_der_base64: der.toString('base64'),
      subject_name: certificateFacts(der)?.subject ?? '',
    },
    hashPort,
  );
  return prepared.finish(createKeySigner(signer.private_key_pem).sign(prepared.signed_info_bytes));
}

/** The invoice as its seller seals and signs it. */
export function sealed(
  content: InvoiceContent,
  signer: IssuedCertificate = seller,
  signing_time = '2026-11-20T09:15:00',
): Uint8Array {
  const der = new X509Certificate(signer.certificate_pem).raw;
  const signing = {
    solution_provider_tax_code: '0106026495',
    signing_time,
    certificate_der_base64: der.toString('base64'),
    subject_name: certificateFacts(der)?.subject ?? '',
    sign: (bytes: Uint8Array) => createKeySigner(signer.private_key_pem).sign(bytes),
    version: '2.1.1' as const,
  };
  return signInvoice(content, signing, hashPort);
}

/** The authority's answer: the code put in and signed together with the invoice data. */
export function coded(file: Uint8Array, id: string): Uint8Array {
  const code_id = id.replace(/^data-/, 'mcqt-');
  const code = codeElement('00A1B2C3D4E5F60718293A4B5C6D7E8F90', code_id);
  const elements = [
    { id, bytes: invoiceDataIn(file) },
    { id: code_id, bytes: encodeUtf8(code) },
  ] as const;
  return insertCode(file, code, signElements(elements, id.replace(/^data-/, 'sig-cqt-'), authority));
}
