import { sql, type QueryExecutorProvider } from 'kysely';
import { CHAIN_START, chainHash, type AuditEntry } from './audit-entry.ts';

type Head = { seq: number; hash: Buffer };

/** The account that does something, or what does it where no account does. */
type Doer = { tenant_id: number; user_id: number | null; full_name: string };

/** Writes what was done to one record, as `writeAudit` does. */
export function auditChange(
  tx: QueryExecutorProvider,
  { tenant_id, user_id, full_name }: Doer,
  happened_on: string,
  change: Pick<AuditEntry, 'action' | 'resource' | 'record_id' | 'record_label' | 'changes'>,
): Promise<void> {
  return writeAudit(tx, tenant_id, [{ happened_on, user_id, actor_name: full_name, ...change }]);
}

/**
 * Writes what was done, in the transaction that does it: both are there or neither. The company's chain is one row that
 * is locked meanwhile, so the numbers have no gap and each row knows the hash of the one before.
 */
export async function writeAudit(
  tx: QueryExecutorProvider,
  tenant_id: number,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  let { seq, hash } = await holdChain(tx, tenant_id);
  const rows = entries.map((entry) => {
    seq += 1;
    const row = {
      seq,
      happened_on: entry.happened_on,
      user_id: entry.user_id,
      actor_name: entry.actor_name,
      action: entry.action,
      resource: entry.resource,
      record_id: entry.record_id,
      record_label: entry.record_label,
      changes: JSON.stringify(entry.changes),
      job_id: entry.job_id ?? null,
      import_id: entry.import_id ?? null,
    };
    hash = chainHash(hash, row);
    return { ...row, hash: hash.toString('hex') };
  });
  // One parameter for all rows: PostgreSQL takes 65,535 of them, a portion of an import would need more.
  await sql`insert into audit_log (tenant_id, seq, happened_on, user_id, actor_name, action, resource, record_id,
      record_label, changes, job_id, import_id, hash)
    select ${tenant_id}, seq, happened_on, user_id, actor_name, action, resource, record_id, record_label, changes::json,
      job_id, import_id, decode(hash, 'hex')
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (seq bigint, happened_on timestamptz, user_id bigint,
      actor_name text, action text, resource text, record_id bigint, record_label text, changes text, job_id bigint,
      import_id bigint, hash text) order by seq`.execute(tx);
  await sql`update audit_heads set seq = ${seq}, hash = ${hash} where tenant_id = ${tenant_id}`.execute(tx);
}

/** The end of a company's chain, held: changes of the same company that are written down wait until this transaction is over. */
export async function holdChain(tx: QueryExecutorProvider, tenant_id: number): Promise<Head> {
  await sql`insert into audit_heads (tenant_id, seq, hash) values (${tenant_id}, 0, ${CHAIN_START}) on conflict do nothing`.execute(
    tx,
  );
  const { rows } =
    await sql<Head>`select seq, hash from audit_heads where tenant_id = ${tenant_id} for update`.execute(tx);
  const head = rows[0];
  if (head === undefined) throw new Error('a chain without a head');
  return head;
}
