import { sql } from 'kysely';
import { Failure } from '../../http/failure.ts';
import type { CrudTx } from '../crud-context.ts';
import type { JobFailure } from './job-row.ts';

/** What one record of a portion came to; null when it was done. */
export type Outcome = JobFailure | null;
export type Portion = { outcomes: Outcome[]; cursor_id: number; last: boolean };

/** Changes one record behind a savepoint: its refusal is reported, and only its own change is taken back. */
export async function attempt(
  tx: CrudTx,
  record_id: number,
  label: string,
  work: () => Promise<unknown>,
): Promise<Outcome> {
  await sql`savepoint one`.execute(tx);
  try {
    await work();
    await sql`release savepoint one`.execute(tx);
    return null;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await sql`rollback to savepoint one`.execute(tx);
    await sql`release savepoint one`.execute(tx);
    return { record_id, label, message: error.message };
  }
}
