import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Handlers, Tx } from '#server/context.ts';
import type { Changes } from '#server/platform/audit/audit-entry.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { pageOf } from '#server/platform/crud/list-page.ts';
import { whereOf, type ListQuery, type ListShape } from '#server/platform/crud/list-query.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { listed } from '#server/platform/http/handlers.ts';

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

type Entry = components['schemas']['AuditLogEntry'];
type Row = Omit<Entry, 'changes'> & { changes: Changes };

const SHAPE: ListShape = {
  sortable: ['happened_on', 'actor_name', 'action', 'resource', 'record_label', 'seq'],
  never_null: ['happened_on', 'actor_name', 'action', 'resource', 'record_label', 'seq'],
  filters: {
    action: 'equal',
    resource: 'equal',
    user_id: 'equal',
    record_id: 'equal',
    happened_on: 'instant',
  },
  default_sort: '-happened_on',
};

const COLUMNS = sql`id, seq, happened_on, user_id, actor_name, action, resource, record_id, record_label, changes,
  job_id, import_id`;

function wire({ changes, ...row }: Row): Entry {
  return { ...row, changes: changesOf(changes) };
}

async function list(tx: Tx, query: ListQuery): Promise<{ rows: Entry[]; total: number }> {
  const where = whereOf(SHAPE, query);
  const { tail } = pageOf(SHAPE, query);
  const found = await sql<Row>`select ${COLUMNS} from audit_log where ${where} ${tail}`.execute(tx);
  const count = await sql<{ total: number }>`select count(*) as total from audit_log where ${where}`.execute(
    tx,
  );
  return { rows: found.rows.map(wire), total: count.rows[0]?.total ?? 0 };
}

async function get(tx: Tx, id: number): Promise<Entry> {
  const found =
    await sql<Row>`select ${COLUMNS} from audit_log where tenant_id = ${TENANT} and id = ${id}`.execute(tx);
  const row = found.rows[0];
  if (row === undefined) throw notFound();
  return wire(row);
}

/** Nhật ký thao tác: read, and checked; written where things are done (server/platform/audit). */
export const auditHandlers = {
  listAuditLog: async ({ query }, { tenant }) => {
    const { rows, total } = await tenant((tx) => list(tx, query));
    return listed({ audit_log: rows }, total);
  },
  getAuditLogEntry: async ({ path }, { tenant }) => ({
    audit_log_entry: await tenant((tx) => get(tx, path.id)),
  }),
  getAuditVerdict: async ({ query: { up_to } }, { tenant, account }) => ({
    verdict: await tenant((tx) => verifyAudit(tx, account.tenant_id, up_to)),
  }),
} satisfies Pick<Handlers, 'listAuditLog' | 'getAuditLogEntry' | 'getAuditVerdict'>;
