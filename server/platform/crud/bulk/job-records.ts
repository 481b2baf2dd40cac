import { sql } from 'kysely';
import type { CrudTx } from '../crud-context.ts';
import { TENANT } from '../../db/tenant-plugin.ts';
import type { JobRow } from './job-row.ts';

/** The next records that a job was given, by rising id. */
export async function nextRecords(
  tx: CrudTx,
  { id, cursor_id }: Pick<JobRow, 'id' | 'cursor_id'>,
  size: number,
): Promise<number[]> {
  const { rows } = await sql<{ record_id: number }>`select record_id from job_records
    where tenant_id = ${TENANT} and job_id = ${id} and record_id > ${cursor_id} order by record_id limit ${size}`.execute(
    tx,
  );
  return rows.map(({ record_id }) => record_id);
}

/** Why nothing was done with some of them, by their ids. */
export async function noteProblems(
  tx: CrudTx,
  job_id: number,
  problems: ReadonlyMap<number, string>,
): Promise<void> {
  if (problems.size === 0) return;
  await sql`update job_records as record set problem = given.problem
    from unnest(${[...problems.keys()]}::bigint[], ${[...problems.values()]}::text[]) as given (id, problem)
    where record.tenant_id = ${TENANT} and record.job_id = ${job_id} and record.record_id = given.id`.execute(
    tx,
  );
}
