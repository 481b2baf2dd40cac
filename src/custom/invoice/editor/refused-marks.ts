import type { Reason } from '#src/views/document/document-kind.ts';
import type { Draft } from './draft.ts';
import { fieldId } from './problem-places.ts';
import { REFUSED_FIELDS } from './refused-fields.table.ts';

const codeInFront = /^([A-Z]+:?\d+)\b/;

/**
 * What the refusal of the version before says of the fields of the draft, by the ids of their controls: a field that has been
 * changed since is no longer marked.
 */
export function refusedMarks(
  reasons: readonly Reason[],
  draft: Draft,
  stored: Draft,
): Readonly<Record<string, string>> {
  const marks = reasons.flatMap(({ code, message }) => {
    const codes = [code, codeInFront.exec(message)?.[1]];
    const row =
      REFUSED_FIELDS.find((one) => one.codes.some((known) => codes.includes(known))) ??
      REFUSED_FIELDS.find(({ says }) => says.test(message));
    return row === undefined || draft[row.field] !== stored[row.field] ? [] : [[fieldId(row.field), message]];
  });
  return Object.fromEntries(marks) as Record<string, string>;
}
