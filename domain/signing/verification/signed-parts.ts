import { childAt, textAt, type ParsedElement } from '../../documents/parsed-element.ts';
import type { ReadSignature } from '../read-signature.ts';
import type { DocumentName, SignatureProblem } from '../verdict.ts';

/** The element a signature beside it must cover, per kind of document. */
const DOCUMENT_NAMES: readonly string[] = [
  'DLHDon',
  'DLTKhai',
  'DLTBao',
  'DLBTHop',
  'DLieu',
  'NDBBan',
] satisfies DocumentName[];

function isDocument(element: ParsedElement): element is ParsedElement & { name: DocumentName } {
  return DOCUMENT_NAMES.includes(element.name);
}

/** The element whose child the document is: the invoice, the notice, or the message itself (CKSNNT). */
export function containerOf(signature: ReadSignature): ParsedElement | null {
  const [slot, around] = signature.placed.ancestors;
  if (slot === undefined || around === undefined) return null;
  return around.name === 'DSCKS' ? (signature.placed.ancestors[2] ?? null) : around;
}

/** What the signature ought to cover, by part; null where the document has no such part. */
export type Expected = {
  document: (ParsedElement & { name: DocumentName }) | null;
  /** Of the authority's signature only. */
  code: ParsedElement | null;
  signing_time: ParsedElement | null;
};

export function expectedOf(signature: ReadSignature): Expected {
  const container = containerOf(signature);
  return {
    document: container?.children.find(isDocument) ?? null,
    code: container !== null && signature.role === 'authority' ? childAt(container, 'MCCQT') : null,
    signing_time: signature.signing_time_object,
  };
}

/**
 * What must be under the signature: the document it stands in (not a copy put elsewhere), its signing time, and for
 * the authority's signature on a coded invoice the code as well.
 */
export function coverageProblems(
  { document, code, signing_time }: Expected,
  covered: readonly ParsedElement[],
): SignatureProblem[] {
  const problems: SignatureProblem[] = [];
  if (document === null || !covered.includes(document)) problems.push('document_not_signed');
  if (code !== null && !covered.includes(code)) problems.push('code_not_signed');
  if (signing_time === null || !covered.includes(signing_time)) problems.push('signing_time_not_signed');
  return problems;
}

/** The tax code the document says its signer has; null where it says none. */
export function statedTaxCode(signature: ReadSignature): string | null {
  const container = containerOf(signature);
  if (container === null) return null;
  if (signature.role === 'seller') return textAt(container, 'DLHDon/NDHDon/NBan/MST');
  if (signature.role !== 'taxpayer') return null;
  const paths = ['TTChung/MST', 'DLTKhai/TTChung/MST', 'DLTBao/MST', 'DLBTHop/TTChung/MST'];
  return paths.map((path) => textAt(container, path)).find((code) => code !== null) ?? null;
}
