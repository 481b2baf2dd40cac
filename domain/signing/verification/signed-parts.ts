import { childAt, textAt, type ParsedElement } from '../../documents/parsed-element.ts';
import { DSIG_NAMESPACE } from '../algorithms.table.ts';
import type { CheckedReferences } from './check-references.ts';
import type { ReadSignature } from './read-signature.ts';
import type { DocumentName, SignatureProblem, SignedPart, SignerRole } from './verdict.ts';

/** The element a signature beside it must cover, per kind of document. */
const DOCUMENT_NAMES: readonly string[] = [
  'DLHDon',
  'DLTKhai',
  'DLTBao',
  'DLBTHop',
  'DLieu',
  'NDBBan',
  'NDBKe',
] satisfies DocumentName[];

function isDocument(element: ParsedElement): element is ParsedElement & { name: DocumentName } {
  return DOCUMENT_NAMES.includes(element.name);
}

/** The element around the document: the invoice, the notice, or the message itself (CKSNNT). */
function containerOf(signature: ReadSignature): ParsedElement | null {
  const [slot, around] = signature.placed.ancestors;
  if (slot === undefined || around === undefined) return null;
  return around.name === 'DSCKS' ? (signature.placed.ancestors[2] ?? null) : around;
}

/** What the signature ought to cover, by part; null where the document has no such part. */
type Expected = {
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
 * What must be under the signature: the document it belongs to (not a copy put elsewhere), its signing time, and for
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

const CODE_PATHS = {
  seller: ['DLHDon/NDHDon/NBan/MST', 'NDBBan/TTChung/MSTNBan', 'NDBKe/TTChung/MSTNBan'],
  buyer: ['NDBBan/TTChung/MSTNMua', 'NDBKe/TTChung/MSTNMua'],
  taxpayer: ['TTChung/MST', 'DLTKhai/TTChung/MST', 'DLTBao/MST', 'DLBTHop/TTChung/MST'],
  authority: [],
  other: [],
} as const satisfies Record<SignerRole, readonly string[]>;

/** Who makes and signs an invoice for its seller (ủy nhiệm lập hóa đơn, TT 91/2026, annex I, part I.9.m). */
const DELEGATE = 'DLHDon/TTChung/MSTDVNUNLHDon';

/**
 * The tax code the document says its signer has; null where it says none. `of` is the code of the certificate: an invoice that names a
 * delegate beside its seller is signed by that one.
 */
export function statedTaxCode(signature: ReadSignature, of: string | null): string | null {
  const container = containerOf(signature);
  if (container === null) return null;
  const delegate = signature.role === 'seller' ? textAt(container, DELEGATE) : null;
  if (delegate !== null && delegate === of) return delegate;
  const paths: readonly string[] = CODE_PATHS[signature.role];
  return paths.map((path) => textAt(container, path)).find((code) => code !== null) ?? null;
}

/** What may stand around a signed document: the message. Anything else could hide a genuine document inside a false one. */
const AROUND = ['DLieu', 'TDiep'];

/** What is wrong with the place of the signature, or with parts that are there twice. */
export function placeProblems(signature: ReadSignature): SignatureProblem[] {
  const problems: SignatureProblem[] = [];
  if (signature.has_twins) problems.push('signature_ambiguous');
  const { ancestors } = signature.placed;
  const container = containerOf(signature);
  const outside = container === null ? [] : ancestors.slice(ancestors.indexOf(container) + 1);
  const misplaced =
    container === null ||
    ancestors.some(({ namespace }) => namespace === DSIG_NAMESPACE) ||
    outside.some(({ name }) => !AROUND.includes(name));
  if (misplaced) problems.push('signature_misplaced');
  return problems;
}

const UNPROVEN: readonly SignatureProblem[] = [
  'signature_incomplete',
  'signature_ambiguous',
  'algorithm_not_accepted',
  'signature_mismatch',
  'certificate_unreadable',
];

/** Parts that are as they were signed: their digests hold, and the signature holds over the digests. */
export function signedParts(
  expected: Expected,
  { covered }: CheckedReferences,
  problems: readonly SignatureProblem[],
): SignedPart[] {
  return UNPROVEN.some((problem) => problems.includes(problem)) ? [] : partsOf(covered, expected);
}

/**
 * What was changed since it was signed. While the signature holds over SignedInfo, its digests tell which element
 * was changed or lost its Id; when it does not, the digests themselves may be false and only SignedInfo is named.
 */
export function changedParts(
  expected: Expected,
  { covered, changed, lost }: CheckedReferences,
  problems: readonly SignatureProblem[],
): SignedPart[] {
  if (problems.includes('signature_mismatch')) return ['signed_info'];
  const parts = partsOf(changed, expected);
  if (problems.includes('certificate_unreadable')) parts.push('certificate');
  if (lost) {
    const known = [...covered, ...changed];
    const wanted = [expected.document, expected.code, expected.signing_time].filter((part) => part !== null);
    const missing = wanted.filter((element) => !known.includes(element));
    parts.push(...(missing.length === 0 ? (['other'] as const) : partsOf(missing, expected)));
  }
  return [...new Set(parts)];
}

function partsOf(elements: readonly ParsedElement[], expected: Expected): SignedPart[] {
  return [...new Set(elements.map((element) => partOf(element, expected)))];
}

function partOf(element: ParsedElement, { document, code, signing_time }: Expected): SignedPart {
  if (element === document) return 'document';
  if (element === code) return 'code';
  return element === signing_time ? 'signing_time' : 'other';
}
