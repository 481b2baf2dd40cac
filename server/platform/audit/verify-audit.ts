import { sql, type QueryExecutorProvider } from 'kysely';
import { CHAIN_START, chainHash, type HashedRow } from './audit-entry.ts';

export type AuditVerdict = { rows: number; broken_at: number | null };

const PORTION = 5_000;

/** Walks a company's chain from its first row: answers how many rows it holds and the first number that does not fit. */
export async function verifyAudit(tx: QueryExecutorProvider, tenant_id: number): Promise<AuditVerdict> {
  let hash: Uint8Array = CHAIN_START;
  let seq = 0;
  for (;;) {
    const { rows } = await sql<HashedRow & { hash: Buffer }>`select seq, happened_on, user_id, actor_name, action, resource,
      record_id, record_label, changes::text as changes, job_id, import_id, hash from audit_log
      where tenant_id = ${tenant_id} and seq > ${seq} order by seq limit ${PORTION}`.execute(tx);
    for (const row of rows) {
      const expected = chainHash(hash, row);
      if (row.seq !== seq + 1 || !expected.equals(row.hash)) return { rows: seq, broken_at: seq + 1 };
      seq = row.seq;
      hash = row.hash;
    }
    if (rows.length < PORTION) return endOf(tx, tenant_id, seq, hash);
  }
}

/** Rows cut off at the end leave the head pointing at what is gone. */
async function endOf(
  tx: QueryExecutorProvider,
  tenant_id: number,
  seq: number,
  hash: Uint8Array,
): Promise<AuditVerdict> {
  const { rows } = await sql<{ seq: number; hash: Buffer }>`select seq, hash from audit_heads
    where tenant_id = ${tenant_id}`.execute(tx);
  const head = rows[0] ?? { seq: 0, hash: CHAIN_START };
  const whole = head.seq === seq && Buffer.from(hash).equals(head.hash);
  return { rows: seq, broken_at: whole ? null : seq + 1 };
}
