import type { components } from '#generated/types.ts';
import type { Changes } from '#server/platform/audit/audit-entry.ts';

type AuditChange = components['schemas']['AuditChange'];

/** Characters of a value that travel; a picture in base64 would fill the list. */
const LONGEST = 2_000;

/** The fields of a row of the log, each with its value before and after as JSON text. */
export function changesOf(changes: Changes): AuditChange[] {
  return Object.entries(changes).map(([field, [before, after]]) => ({
    field,
    before: textOf(before),
    after: textOf(after),
  }));
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = JSON.stringify(value);
  return text.length <= LONGEST ? text : JSON.stringify(`${text.slice(0, LONGEST - 3)}…`);
}
