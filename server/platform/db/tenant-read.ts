import type pg from 'pg';
import { TENANT_ROLE } from './tenancy.ts';

type Statement = { text: string; values: readonly unknown[] };

/** Reads one tenant's rows by one statement. */
export type TenantRead = <Row extends object>(tenant_id: number, statement: Statement) => Promise<Row[]>;

/** One message for three statements; SET takes no parameters, so the number is written out. */
function enter(tenant_id: number): string {
  if (!Number.isSafeInteger(tenant_id)) throw new RangeError('a tenant id is an integer');
  return `begin read only; set local role ${TENANT_ROLE}; set local app.tenant_id = '${tenant_id}'`;
}

/** Filters and orders make many texts; a server process keeps what it has prepared, so their number is bounded. */
const MAX_PREPARED = 200;

/**
 * The short way for one statement that only reads: the statements of its transaction leave in one go, and it is prepared once for
 * each connection, except behind a pooler that knows no prepared statements. The pool must pipeline; then this is one round trip where inTenant takes four. Where entering the tenant fails there
 * is no tenant, and row-level security shows nothing; the caller gets the error.
 */
export function tenantRead(pool: pg.Pool, { prepare = true } = {}): TenantRead {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!prepare) return undefined;
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_PREPARED) return known;
    const name = `read_${names.size}`;
    names.set(text, name);
    return name;
  };
  return async <Row extends object>(tenant_id: number, { text, values }: Statement): Promise<Row[]> => {
    const client = await pool.connect();
    try {
      const sent = [
        client.query(enter(tenant_id)),
        client.query<Row>({ name: nameOf(text), text, values: [...values] }),
        client.query('commit'),
      ] as const;
      // All of them are over before the connection goes back.
      await Promise.allSettled(sent);
      await sent[0];
      return (await sent[1]).rows;
    } finally {
      client.release();
    }
  };
}
