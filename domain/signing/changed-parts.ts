import type { ParsedElement } from '../documents/parsed-element.ts';
import type { Expected } from './verification/signed-parts.ts';
import type { CheckedReferences } from './check-references.ts';
import type { SignatureProblem, SignedPart } from './verdict.ts';

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
