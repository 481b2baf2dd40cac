import { childAt, walk, type ParsedElement, type XmlProblem } from '#domain/documents/parsed-element.ts';
import { qrAgreement } from '#domain/documents/qr-agreement.ts';
import { readInvoice } from '#domain/documents/read-invoice.ts';
import { fileOutcome } from '#domain/signing/verification/file-outcome.ts';
import type { VerifyPorts } from '#domain/signing/ports.ts';
import { unsignedParts } from '#domain/signing/verification/unsigned-parts.ts';
import { verifyDocument } from '#domain/signing/verification/verify-document.ts';
import type { JudgedFile } from './file-judge.ts';
import { verificationOnWire, type JudgedInvoice } from './wire.ts';

/**
 * A real signature takes more than 1.5 kB of the 2 MB; an empty one takes 12 bytes, and its verdict near a thousand: more than
 * these are no invoices, and the answer would be a hundred times the file.
 */
const MOST_SIGNATURES = 2000;

/** A file from anyone, judged. */
export function judgeFile(file: Uint8Array, ports: VerifyPorts): JudgedFile {
  const once = parsedOnce(ports);
  const { refused, signatures } = verifyDocument(file, once);
  if (refused !== null) return refusedFor(refused);
  if (signatures.length > MOST_SIGNATURES) return refusedFor('too_large');
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
  return { refused: null, verification };
}

const refusedFor = (refused: XmlProblem): JudgedFile => ({ refused, verification: null });

/** For one file: 2 MB of elements take most of a second to read. */
function parsedOnce(ports: VerifyPorts): VerifyPorts {
  let root: ParsedElement | null = null;
  return { ...ports, parse: (file) => (root ??= ports.parse(file)) };
}

type FoundInvoice = { invoice: JudgedInvoice; qr_element: ParsedElement | null };

/** Every invoice wherever it stands: one that is hidden in another place is to be seen too. */
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
