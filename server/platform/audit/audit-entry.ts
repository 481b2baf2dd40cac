import { createHash } from 'node:crypto';

export type AuditAction = 'create' | 'update' | 'delete' | 'restore';

/** Before and after of each field that changed; null means nothing. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

export type AuditEntry = {
  happened_on: string;
  user_id: number | null;
  actor_name: string;
  action: AuditAction;
  resource: string;
  record_id: number | null;
  record_label: string;
  changes: Changes;
  job_id?: number;
  import_id?: number;
};

/** What of a row its hash covers, with the changes as the very text that is stored. */
export type HashedRow = {
  seq: number;
  happened_on: string;
  user_id: number | null;
  actor_name: string;
  action: string;
  resource: string;
  record_id: number | null;
  record_label: string;
  changes: string;
  job_id: number | null;
  import_id: number | null;
};

/** The very text of a row that its hash covers. */
export function chainedText(row: HashedRow): string {
  return JSON.stringify([
    row.seq,
    row.happened_on,
    row.user_id,
    row.actor_name,
    row.action,
    row.resource,
    row.record_id,
    row.record_label,
    row.changes,
    row.job_id,
    row.import_id,
  ]);
}

/** The row of a text that chainedText wrote; null for any other. */
export function rowOfText(text: string): HashedRow | null {
  const words = JSON.parse(text) as unknown[];
  const [seq, happened_on, user_id, actor_name, action, resource, record_id, record_label, changes, job_id] =
    words;
  const row = { seq, happened_on, user_id, actor_name, action, resource, record_id, record_label, changes };
  const read = { ...row, job_id, import_id: words[10] } as HashedRow;
  return words.length === 11 && chainedText(read) === text ? read : null;
}

/** SHA-256 over the hash before and the row's own words: no row can be changed, left out or moved unseen. */
export function chainHash(previous: Uint8Array, row: HashedRow): Buffer {
  return createHash('sha256').update(previous).update(chainedText(row)).digest();
}

/** The hash before the first row of a chain. */
export const CHAIN_START = Buffer.alloc(32);

/** What differs between two versions of a record, in the given fields. */
export function changesBetween(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
  fields: readonly string[],
): Changes {
  const pairs = fields.map((name) => [name, [before?.[name] ?? null, after?.[name] ?? null]] as const);
  return Object.fromEntries(pairs.filter(([, [was, is]]) => JSON.stringify(was) !== JSON.stringify(is)));
}
