import { fromBase64 } from '#domain/documents/bytes.ts';
import { childAt, walk, type ParsedElement, type XmlProblem } from '#domain/documents/parsed-element.ts';
import { qrAgreement, type QrAgreement } from '#domain/documents/qr-code.ts';
import { readInvoice, type ReadInvoice } from '#domain/documents/read-invoice.ts';
import type { InvoiceFindings } from '#domain/input-invoices/input-invoice.ts';
import { amountProblems } from '#domain/invoice/amount-problems.ts';
import type { VerifyPorts } from '#domain/signing/ports.ts';
import {
  fileOutcome,
  isCodeSigned,
  isSellerSigned,
  type FileOutcome,
} from '#domain/signing/verification/file-outcome.ts';
import { unsignedParts } from '#domain/signing/verification/unsigned-parts.ts';
import { verdictWords } from '#domain/signing/verification/verdict-words.ts';
import type { SignatureVerdict } from '#domain/signing/verification/verdict.ts';
import { verifyDocument } from '#domain/signing/verification/verify-document.ts';
import type { components } from '#generated/types.ts';
import { certificateIn, commonName } from '#server/platform/xmldsig/certificate-facts.ts';

/** What was found in a file, or why it was not looked at. */
export type JudgedFile =
  | {
      readonly refused: null;
      readonly verification: components['schemas']['XmlVerification'];
      /** What the first invoice in it says, and what was found of it; null where there is none. */
      readonly first: (ReadInvoice & InvoiceFindings) | null;
    }
  | { readonly refused: XmlProblem; readonly verification: null };

/** Judges files from anyone, somewhere else than where people are served. Throws TaskGivenUp. */
export type FileJudge = {
  judge(tenant_id: number, file: Uint8Array): Promise<JudgedFile>;
  close(): Promise<void>;
};

/** Certificates (PEM) that signers' must lead to, in the place of the tax authority's signature the authority's own. */
export type JudgeRoots = { readonly everybody: readonly string[]; readonly authority: readonly string[] };

type Schemas = components['schemas'];

type VerifiedFile = {
  outcome: FileOutcome;
  signatures: readonly SignatureVerdict[];
  invoices: readonly JudgedInvoice[];
  unsigned_parts: readonly string[];
};

/** With what its QR says beside it; null without one. */
type JudgedInvoice = ReadInvoice & { qr_agreement: QrAgreement | null };

/** A message of a cash register holds up to a thousand. */
const MAX_INVOICES = 20;

/** Anyone who wants to know what was added sees it by then. */
const MAX_PARTS = 20;

function verificationOnWire({
  outcome,
  signatures,
  invoices,
  unsigned_parts,
}: VerifiedFile): Schemas['XmlVerification'] {
  return {
    outcome,
    signatures: signatures.map(signatureOnWire),
    invoices: invoices.slice(0, MAX_INVOICES).map(invoiceOnWire),
    invoice_count: invoices.length,
    unsigned_parts: unsigned_parts.slice(0, MAX_PARTS),
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

/** A file from anyone, judged. */
export function judgeFile(file: Uint8Array, ports: VerifyPorts): JudgedFile {
  const once = parsedOnce(ports);
  const { refused, signatures } = verifyDocument(file, once);
  if (refused !== null) return refusedFor(refused);
  const root = once.parse(file);
  const found = invoicesIn(root);
  const invoices = found.map(({ invoice }) => invoice);
  const held = found.flatMap(({ qr_element, invoice }) =>
    qr_element !== null && invoice.qr_agreement === 'matches' ? [qr_element] : [],
  );
  const unsigned_parts = found.length === 0 ? [] : unsignedParts(root, signatures, new Set(held));
  const qr_differs = invoices.some(({ qr_agreement }) => qr_agreement === 'differs');
  const outcome = fileOutcome(signatures, invoices, { unsigned_parts, qr_differs });
  const verification = verificationOnWire({ outcome, signatures, invoices, unsigned_parts });
  const [first] = invoices;
  return {
    refused: null,
    verification,
    first:
      first === undefined
        ? null
        : {
            ...first,
            amount_problems: amountProblems(first.content, first.stated),
            seller_signed: isSellerSigned(first, signatures),
            code_signed: isCodeSigned(first, signatures),
          },
  };
}

const refusedFor = (refused: XmlProblem): JudgedFile => ({ refused, verification: null });

/** For one file: 2 MB of elements take most of a second to read. */
function parsedOnce(ports: VerifyPorts): VerifyPorts {
  let root: ParsedElement | null = null;
  return { ...ports, parse: (file) => (root ??= ports.parse(file)) };
}

type FoundInvoice = { invoice: JudgedInvoice; qr_element: ParsedElement | null };

/** Every invoice, wherever it is: one hidden in another place is found too. */
function invoicesIn(root: ParsedElement): FoundInvoice[] {
  return [...walk(root)]
    .filter(({ element }) => element.name === 'HDon')
    .flatMap(({ element }) => inHDon(element));
}

/** The format knows one DLHDon; a second is an invoice of its own, which has to be signed as well. */
function inHDon(element: ParsedElement): FoundInvoice[] {
  const others = element.children.filter(({ name }) => name === 'DLHDon').slice(1);
  return [element, ...others.map((data) => ({ ...element, children: [data] }))].flatMap((one) => {
    const invoice = readInvoice(one);
    if (invoice === null) return [];
    const { content, stated, qr_code } = invoice;
    const { form_no, symbol, issued_on, seller } = content;
    const number = content.number ?? -1;
    const total = stated.total ?? '';
    const qr_agreement =
      qr_code === null
        ? null
        : qrAgreement(qr_code, {
            seller_tax_code: seller.tax_code,
            form_no,
            symbol,
            number,
            issued_on,
            total,
          });
    return [{ invoice: { ...invoice, qr_agreement }, qr_element: childAt(one, 'DLQRCode') }];
  });
}
