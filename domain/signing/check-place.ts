import { DSIG_NAMESPACE } from './algorithms.table.ts';
import { containerOf } from './verification/signed-parts.ts';
import type { ReadSignature } from './read-signature.ts';
import type { SignatureProblem } from './verdict.ts';

/** What may stand around a signed document: the message. Anything else could hide a genuine document inside a false one. */
const AROUND = ['DLieu', 'TDiep'];

/** Whether the signature stands where the format puts one, and is put together in one way only. */
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
