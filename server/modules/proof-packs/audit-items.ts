import { sql } from 'kysely';
import { auditLine } from '#domain/proof-pack/audit-chain.ts';
import { AUDIT_FOLDER } from '#domain/proof-pack/manifest.ts';
import { CHAIN_START, chainedText, type HashedRow } from '#server/platform/audit/audit-entry.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import type { Making, PackItem } from './write-pack.ts';
import { atMoments } from './period.ts';

/** Rows of a file: a few megabytes, which the reader holds at once. */
const ROWS_A_FILE = 5_000;

type Row = HashedRow & { hash: Buffer };

/**
 * The log of the period, without a gap from its first row to its last: rows that were written among them and say another day are in it
 * too. Leaves its range behind.
 */
export async function* auditItems(making: Making): AsyncGenerator<PackItem> {
  const range = await rangeOf(making);
  if (range === null) return;
  let last: Row | null = null;
  for (let after = range.from - 1; after < range.to;) {
    const rows: Row[] = await rowsAfter(making, after, range.to);
    last = rows.at(-1) ?? null;
    if (last === null) throw new Error(`the log ends at ${after} and not at ${range.to}`);
    const lines = rows.map((row) => auditLine(row.hash.toString('hex'), chainedText(row)));
    const number = String(Math.floor((after - range.from + 1) / ROWS_A_FILE) + 1).padStart(6, '0');
    yield { path: `${AUDIT_FOLDER}${number}.txt`, bytes: Buffer.from(lines.join('')), kind: 'audit_log' };
    after = last.seq;
  }
  const made = making;
  made.audit = {
    from: range.from,
    to: range.to,
    before: range.before.toString('hex'),
    last: (last?.hash ?? CHAIN_START).toString('hex'),
  };
}

async function rangeOf({
  deps,
  tenant_id,
  period,
}: Making): Promise<{ from: number; to: number; before: Buffer } | null> {
  return inTenant(deps.db, tenant_id, async (tx) => {
    const found = await sql<{
      from: number | null;
      to: number | null;
    }>`select min(seq) as from, max(seq) as to
      from audit_log where tenant_id = ${TENANT} and ${atMoments(period, 'happened_on')}`.execute(tx);
    const { from = null, to = null } = found.rows[0] ?? {};
    if (from === null || to === null) return null;
    const before = await sql<{ hash: Buffer }>`select hash from audit_log
      where tenant_id = ${TENANT} and seq = ${from - 1}`.execute(tx);
    return { from, to, before: before.rows[0]?.hash ?? CHAIN_START };
  });
}

function rowsAfter({ deps, tenant_id }: Making, seq: number, up_to: number): Promise<Row[]> {
  return inTenant(deps.db, tenant_id, async (tx) => {
    const { rows } =
      await sql<Row>`select seq, happened_on, user_id, actor_name, action, resource, record_id, record_label,
      changes::text as changes, job_id, import_id, hash from audit_log
      where tenant_id = ${TENANT} and seq > ${seq} and seq <= ${up_to} order by seq limit ${ROWS_A_FILE}`.execute(
        tx,
      );
    return rows;
  });
}
