import { sql, type QueryExecutorProvider } from 'kysely';
import { TENANT } from './tenant-plugin.ts';

/** Waits until no other transaction of the company has this turn, which ends with its transaction; what that one wrote is seen from here on. */
export async function takeTurn(tx: QueryExecutorProvider, turn: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, ${TENANT}))`.execute(tx);
}
