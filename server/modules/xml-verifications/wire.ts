import { fromBase64 } from '#domain/documents/base64.ts';
import type { QrAgreement } from '#domain/documents/qr-agreement.ts';
import type { ReadInvoice } from '#domain/documents/read-invoice.ts';
import type { FileOutcome } from '#domain/signing/verification/file-outcome.ts';
import { verdictWords } from '#domain/signing/verification/verdict-words.ts';
import type { SignatureVerdict } from '#domain/signing/verification/verdict.ts';
import type { components } from '#generated/types.ts';
import { commonName } from '#server/platform/xmldsig/common-name.ts';
import { certificateIn } from '#server/platform/xmldsig/read-certificate.ts';

type Schemas = components['schemas'];

type VerifiedFile = {
  outcome: FileOutcome;
  signatures: readonly SignatureVerdict[];
  invoices: readonly JudgedInvoice[];
  unsigned_parts: readonly string[];
};

/** With what its QR says beside it; null without one. */
export type JudgedInvoice = ReadInvoice & { qr_agreement: QrAgreement | null };

/** A message of a cash register holds up to a thousand. */
const MOST_INVOICES = 20;

/** Whoever wants to know what was added sees it by then. */
const MOST_PARTS = 20;

export function verificationOnWire({
  outcome,
  signatures,
  invoices,
  unsigned_parts,
}: VerifiedFile): Schemas['XmlVerification'] {
  return {
    outcome,
    signatures: signatures.map(signatureOnWire),
    invoices: invoices.slice(0, MOST_INVOICES).map(invoiceOnWire),
    invoice_count: invoices.length,
    unsigned_parts: unsigned_parts.slice(0, MOST_PARTS),
    unsigned_part_count: unsigned_parts.length,
  };
}

function signatureOnWire(verdict: SignatureVerdict): Schemas['XmlSignature'] {
  const { role, valid, problems, changed, weaknesses, signing_time, certificate } = verdict;
  return {
    role,
    valid,
    problems,
    changed,
    weaknesses,
    ...verdictWords(verdict),
    signing_time,
    ...namesOf(verdict),
    tax_code: certificate?.tax_code ?? null,
    serial: certificate?.serial ?? null,
    valid_from: certificate?.valid_from ?? null,
    valid_to: certificate?.valid_to ?? null,
  };
}

function namesOf({
  certificate,
  certificate_der_base64,
}: SignatureVerdict): Pick<Schemas['XmlSignature'], 'subject_name' | 'issuer_name'> {
  const der = certificate === null ? null : fromBase64(certificate_der_base64 ?? '');
  if (der === null) return { subject_name: null, issuer_name: null };
  const { subject, issuer } = certificateIn(der);
  return { subject_name: commonName(subject), issuer_name: commonName(issuer) };
}

function invoiceOnWire({
  content,
  stated,
  authority_code,
  qr_agreement,
}: JudgedInvoice): Schemas['VerifiedInvoice'] {
  const { form_no, symbol, number, issued_on, seller, currency } = content;
  return {
    form_no,
    symbol,
    number,
    issued_on,
    seller_name: seller.name,
    seller_tax_code: seller.tax_code,
    buyer_name: content.buyer_name ?? content.buyer_person,
    buyer_tax_code: content.buyer_tax_code,
    currency,
    total: stated.total,
    authority_code,
    qr_agreement,
  };
}
