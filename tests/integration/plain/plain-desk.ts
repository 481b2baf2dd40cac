import { sql } from 'kysely';
import { plainTasks } from '#server/plain-tasks.ts';
import type { Changes } from '#server/platform/audit/audit-entry.ts';
import { verifyAudit, type AuditVerdict } from '#server/platform/audit/verify-audit.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { TestApp } from '#tests/setup/test-app.ts';

export const TENANT = 1;
export const OTHER_TENANT = 2;

export type Row = { id: number; lock_version: number } & Record<string, unknown>;
export type Failed = { errors: { code: string; message: string; fields: string[] }[] };
type Reply<T> = { status: number; total: number; body: T };
export type Job = {
  id: number;
  state: string;
  total: number;
  done: number;
  failed: number;
  failures: { record_id: number; label: string; message: string }[];
  undoable: boolean;
};
type Line = {
  seq: number;
  action: string;
  actor_name: string;
  resource: string;
  record_id: number;
  record_label: string;
  changes: Changes;
  job_id: number | null;
};

export type Desk = {
  call<T = Failed>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<Reply<T>>;
  /** A record under its one key. */
  read(url: string): Promise<Row>;
  /** Creates, and gives the record. */
  make(url: string, payload: object): Promise<Row>;
};

/** Where an account sits: it calls the API as a browser would. */
export async function deskOf(app: TestApp, email: string): Promise<Desk> {
  const token = await app.signIn(email);
  const call: Desk['call'] = async <T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => {
    const reply = await app.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
    return {
      status: reply.statusCode,
      total: Number(reply.headers['x-total-count']),
      body: reply.json<T>(),
    };
  };
  const only = ({ status, body }: Reply<Record<string, Row>>): Row => {
    const record = Object.values(body)[0];
    if (status >= 300 || record === undefined) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return record;
  };
  return {
    call,
    read: async (url) => only(await call('GET', url)),
    make: async (url, payload) => only(await call('POST', url, payload)),
  };
}

/** What an update is given: the record as it was read, without what only the server writes. */
export function editable(record: Row, changes: object = {}): Record<string, unknown> {
  const read_only = ['id', 'created_on', 'activated_on', 'deleted_on', 'mine'];
  const written = Object.entries(record).filter(([name]) => !read_only.includes(name));
  return { ...Object.fromEntries(written), ...changes };
}

/** Does a bulk job as its worker would. */
export async function work({ publishing }: TestApp, job_id: number, attempt?: number): Promise<void> {
  await plainTasks(publishing)['bulk']?.({ tenant_id: TENANT, job_id }, attempt);
}

export function verdictOf({ publishing }: TestApp, tenant_id: number): Promise<AuditVerdict> {
  return inTenant(publishing.db, tenant_id, (tx) => verifyAudit(tx, tenant_id));
}

/** The lines of a company's audit log about one record, in their order. */
export function linesAbout(app: TestApp, resource: string, record_id: number): Promise<Line[]> {
  return inTenant(app.publishing.db, TENANT, async (tx) => {
    const { rows } = await sql<Line>`select * from audit_log
      where resource = ${resource} and record_id = ${record_id} order by seq`.execute(tx);
    return rows;
  });
}

/** How many connections to the test's database wait for a lock. */
export async function waitingForLocks({ publishing }: TestApp): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(publishing.db);
  return rows[0]?.waiting ?? 0;
}
