import { sql, type QueryExecutorProvider } from 'kysely';
import { CHAIN_START, chainHash, type HashedRow } from './audit-entry.ts';

/** `rows` fit, from the first on; `broken_at` is the number of the first that does not, null when all do. */
export type AuditVerdict = { rows: number; broken_at: number | null };

const PORTION = 5_000;

type Link = { seq: number; hash: Uint8Array };

/**
 * Walks a company's chain from its first row: answers how many rows fit and the first number that does not. With `up_to` it
 * stops behind that number; without it the end is held against the head, so that rows cut off at the end are missed too.
 * Rows that are added meanwhile are walked as well.
 */
export async function verifyAudit(
  tx: QueryExecutorProvider,
  tenant_id: number,
  up_to: number = Number.MAX_SAFE_INTEGER,
): Promise<AuditVerdict> {
  let last: Link = { seq: 0, hash: CHAIN_START };
  for (;;) {
    const rows = await portionAfter(tx, tenant_id, last.seq, up_to);
    for (const row of rows) {
      const expected = chainHash(last.hash, row);
      if (row.seq !== last.seq + 1 || !expected.equals(row.hash)) return brokenAfter(last);
      last = row;
    }
    if (rows.length === PORTION) continue;
    const head = await headOf(tx, tenant_id);
    if (last.seq === up_to || fits(head, last)) return { rows: last.seq, broken_at: null };
    // The head is ahead of the rows: some came meanwhile, or some are gone.
    if (head.seq < last.seq) return brokenAfter(head);
    if (head.seq === last.seq) return { rows: Math.max(0, last.seq - 1), broken_at: Math.max(1, last.seq) };
    if ((await portionAfter(tx, tenant_id, last.seq, up_to)).length === 0) return brokenAfter(last);
  }
}

function brokenAfter({ seq }: Pick<Link, 'seq'>): AuditVerdict {
  return { rows: seq, broken_at: seq + 1 };
}

function fits(head: Link, last: Link): boolean {
  return head.seq === last.seq && Buffer.from(last.hash).equals(head.hash);
}

async function portionAfter(
  tx: QueryExecutorProvider,
  tenant_id: number,
  seq: number,
  up_to: number,
): Promise<(HashedRow & { hash: Buffer })[]> {
  const { rows } = await sql<
    HashedRow & { hash: Buffer }
  >`select seq, happened_on, user_id, actor_name, action, resource,
    record_id, record_label, changes::text as changes, job_id, import_id, hash from audit_log
    where tenant_id = ${tenant_id} and seq > ${seq} and seq <= ${up_to} order by seq limit ${PORTION}`.execute(
    tx,
  );
  return rows;
}

async function headOf(tx: QueryExecutorProvider, tenant_id: number): Promise<Link> {
  const { rows } = await sql<Link>`select seq, hash from audit_heads where tenant_id = ${tenant_id}`.execute(
    tx,
  );
  return rows[0] ?? { seq: 0, hash: CHAIN_START };
}
