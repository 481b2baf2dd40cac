import { sql } from 'kysely';
import type { CrudTx } from '../crud-context.ts';
import { TENANT } from '../../db/tenant-plugin.ts';

/** How long the file of a job is kept, days. */
const KEPT_DAYS = 7;

type Part = { tenant_id: number; job_id: number; part: number; bytes: Uint8Array };

/** Keeps a part of the file that a job writes. */
export async function writePart(tx: CrudTx, { tenant_id, job_id, part, bytes }: Part): Promise<void> {
  await sql`insert into job_file_parts (tenant_id, job_id, part, bytes)
    values (${tenant_id}, ${job_id}, ${part}, ${bytes})`.execute(tx);
}

/** What a worker that was killed has written, or what nobody is to fetch any more. */
export async function deleteParts(tx: CrudTx, job_id: number): Promise<void> {
  await sql`delete from job_file_parts where tenant_id = ${TENANT} and job_id = ${job_id}`.execute(tx);
}

type Written = { name: string; type: string; bytes: number; finished_on: string };

/** Ends a job whose file is whole. */
export async function endWithFile(tx: CrudTx, job_id: number, file: Written): Promise<void> {
  await sql`update jobs set state = 'done', done = total, file_name = ${file.name}, file_type = ${file.type},
      file_bytes = ${file.bytes}, finished_on = ${file.finished_on}
    where tenant_id = ${TENANT} and id = ${job_id}`.execute(tx);
}

/** The parts of a file one after another, so that one alone is held; `tenant` runs a statement of the company. */
export async function* readParts(
  tenant: <T>(work: (tx: CrudTx) => Promise<T>) => Promise<T>,
  job_id: number,
): AsyncGenerator<Uint8Array> {
  for (let part = 1; ; part += 1) {
    const { rows } = await tenant((tx) =>
      sql<{ bytes: Uint8Array }>`select bytes from job_file_parts
        where tenant_id = ${TENANT} and job_id = ${job_id} and part = ${part}`.execute(tx),
    );
    const [found] = rows;
    if (found === undefined) return;
    yield found.bytes;
  }
}

/** WHERE: jobs of which the file was kept long enough. */
export function hasOldFile(now: string) {
  return sql<boolean>`(file_bytes is not null and finished_on < ${now}::timestamptz - ${`${KEPT_DAYS} days`}::interval)`;
}

/** Deletes the files of a company that were kept long enough; their jobs stay. */
export async function deleteOldFiles(tx: CrudTx, now: string): Promise<void> {
  const old = sql`tenant_id = ${TENANT} and ${hasOldFile(now)}`;
  await sql`delete from job_file_parts where tenant_id = ${TENANT} and job_id in (select id from jobs where ${old})`.execute(
    tx,
  );
  await sql`update jobs set file_bytes = null where ${old}`.execute(tx);
}
