import type { ParsedElement } from '../documents/parsed-element.ts';
import { childAt, textAt } from '../documents/parsed-element.ts';
import type { ReadSignature } from './read-signature.ts';
import type { SignatureProblem } from './verdict.ts';

/** The element a signature beside it must cover, per kind of document. */
const DOCUMENT_NAMES = ['DLHDon', 'DLTKhai', 'DLTBao', 'DLBTHop', 'DLieu', 'NDBBan'];

/** The element whose child the document is: the invoice, the notice, or the message itself (CKSNNT). */
function containerOf(signature: ReadSignature): ParsedElement | null {
  const [slot, around] = signature.placed.ancestors;
  if (slot === undefined || around === undefined) return null;
  return around.name === 'DSCKS' ? (signature.placed.ancestors[2] ?? null) : around;
}

/**
 * What must be under the signature: the document it stands in (not a copy put elsewhere), its signing time, and for
 * the authority's signature on a coded invoice the code as well.
 */
export function coverageProblems(
  signature: ReadSignature,
  covered: readonly ParsedElement[],
): SignatureProblem[] {
  const container = containerOf(signature);
  const problems: SignatureProblem[] = [];
  const document = container?.children.find((child) => DOCUMENT_NAMES.includes(child.name));
  if (document === undefined || !covered.includes(document)) problems.push('document_not_signed');
  const code = container && childAt(container, 'MCCQT');
  if (signature.role === 'authority' && code && !covered.includes(code)) problems.push('code_not_signed');
  const time = signature.signing_time_object;
  if (time === null || !covered.includes(time)) problems.push('signing_time_not_signed');
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
