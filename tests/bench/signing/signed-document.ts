import { X509Certificate } from 'node:crypto';
import type { InvoiceSigning } from '#domain/documents/sign-invoice.ts';
import { signComputedInvoice } from '#domain/documents/sign-invoice.ts';
import type { InvoiceContent } from '#domain/invoice/content.ts';
import { DEFAULT_DECIMAL_DIGITS } from '#domain/money/decimal-digits.ts';
import { computeInvoice, type InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { certificateFacts } from '#server/platform/xmldsig/certificate-facts.ts';
import { createTestRoot, issueCertificate } from '#server/platform/xmldsig/certificates.ts';
import { hashPort } from '#server/platform/xmldsig/ports.ts';
import { createKeySigner } from '#server/platform/xmldsig/sign.ts';

const PROVIDER = '0011223343';
const YEARS = { valid_from: '2026-01-01T00:00:00Z', valid_to: '2028-01-01T00:00:00Z' };

type SignedDocuments = {
  /** Writes, seals and signs an invoice by the product's own functions. */
  make(content: InvoiceContent, amounts: InvoiceAmounts): Uint8Array;
  /** The same, its amounts computed each time. */
  compute(content: InvoiceContent): Uint8Array;
  certificate_pem: string;
  root_pem: string;
};

/** The seller's certificate under a root of its own, ready to sign. */
export function signedDocuments(): SignedDocuments {
  const root = createTestRoot({ ...YEARS, serial: '01', subject: { common_name: 'Gốc đo tải' } });
  const issued = issueCertificate({
    ...YEARS,
    serial: '02',
    root,
    subject: { common_name: 'Công ty Đo tải', tax_code: '0101243150' },
  });
  const der = new X509Certificate(issued.certificate_pem).raw;
  const certificate = { der_base64: der.toString('base64'), subject: certificateFacts(der)?.subject ?? '' };
  const signer = createKeySigner(issued.private_key_pem);
  const signing: InvoiceSigning = {
    solution_provider_tax_code: PROVIDER,
    signing_time: '2026-11-20T09:15:00',
    certificate_der_base64: certificate.der_base64,
    subject_name: certificate.subject,
    sign: (signed_info) => signer.sign(signed_info),
    version: '2.1.1',
  };
  const make: SignedDocuments['make'] = (content, amounts) =>
    signComputedInvoice(content, amounts, signing, hashPort);
  const compute = (content: InvoiceContent) => make(content, amountsOf(content));
  return { make, compute, certificate_pem: issued.certificate_pem, root_pem: root.certificate_pem };
}

/** What the invoice comes to, computed before the clock runs. */
export function amountsOf(content: InvoiceContent): InvoiceAmounts {
  return computeInvoice(content, DEFAULT_DECIMAL_DIGITS);
}
