import type pg from 'pg';
import { queryTenant } from './tenant-query.ts';

type Statement = { text: string; values: readonly unknown[] };

/** Reads one tenant's rows by one statement. */
export type TenantRead = <Row extends object>(tenant_id: number, statement: Statement) => Promise<Row[]>;

/** Filters and orders make many texts; a server process keeps what it has prepared, so their number is bounded. */
const MAX_PREPARED = 200;

/**
 * The short way for one statement that only reads: one round trip where inTenant takes four, and it is prepared once for each connection,
 * except behind a pooler that knows no prepared statements.
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
      return await queryTenant<Row>(client, tenant_id, { name: nameOf(text), text, values: [...values] });
    } finally {
      client.release();
    }
  };
}
