import type { OperationRow } from '#generated/operations.ts';

/**
 * The body of a create or update: the fields the operation takes (lock_version among them on an update), under its
 * request key. What the record merely shows does not travel.
 */
export function recordBody(
  row: OperationRow,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const fields = Object.fromEntries(
    row.request_fields.filter((field) => record[field] !== undefined).map((field) => [field, record[field]]),
  );
  return row.request_key === null ? fields : { [row.request_key]: fields };
}
