import { sql } from 'kysely';
import type { Changes } from '../../audit/audit-entry.ts';
import { failure } from '../../http/failure.ts';
import type { CrudRecord, CrudTx } from '../crud-context.ts';
import type { Asking } from '../crud-options.ts';
import type { RecordStore } from '../record-store.ts';
import type { JobRow } from './job-row.ts';
import { attempt, type Outcome, type Portion } from './attempt.ts';

type Line = { id: number; action: string; record_id: number; record_label: string; changes: Changes };

/** Puts back what a portion of a job's audit lines changed, unless the field was changed again since. */
export async function undoPortion(
  tx: CrudTx,
  store: RecordStore<CrudRecord>,
  job: JobRow,
  asking: Asking,
  size: number,
): Promise<Portion> {
  const found = await sql<Line>`select id, action, record_id, record_label, changes from audit_log
    where job_id = ${job.selection.undo_of ?? 0} and id > ${job.cursor_id} and id <= ${job.up_to_id}
    order by id limit ${size}`.execute(tx);
  const outcomes: Outcome[] = [];
  for (const line of found.rows)
    outcomes.push(await attempt(tx, line.record_id, line.record_label, () => undo(tx, store, line, asking, job.id)));
  return { outcomes, cursor_id: found.rows.at(-1)?.id ?? job.up_to_id, last: found.rows.length < size };
}

async function undo(
  tx: CrudTx,
  store: RecordStore<CrudRecord>,
  { action, record_id, changes }: Line,
  asking: Asking,
  job_id: number,
): Promise<void> {
  const under = { job_id };
  if (action === 'delete') {
    await store.restore(tx, record_id, asking, under);
    return;
  }
  const current = await store.table(asking).lock(tx, record_id);
  const moved = Object.entries(changes).some(
    ([name, [, after]]) => JSON.stringify(current[name] ?? null) !== JSON.stringify(after),
  );
  if (moved) throw failure(409, 'changed_since', 'Bản ghi đã được sửa lại sau đó nên giữ nguyên.');
  const before = Object.fromEntries(Object.entries(changes).map(([name, [was]]) => [name, was]));
  await store.patch(tx, record_id, before, asking, under);
}
