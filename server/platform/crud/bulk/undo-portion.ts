import { sql } from 'kysely';
import type { Changes } from '../../audit/audit-entry.ts';
import { failure } from '../../http/failure.ts';
import type { CrudRecord, CrudTx } from '../crud-context.ts';
import type { Asking } from '../crud-options.ts';
import type { Change, RecordStore } from '../record-store.ts';
import type { Portion } from './attempt.ts';
import { changeEach } from './change-each.ts';
import type { JobRow } from './job-row.ts';
import { TENANT } from '../../db/tenant-plugin.ts';

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
    where tenant_id = ${TENANT} and job_id = ${job.selection.undo_of ?? 0} and id > ${job.cursor_id} and id <= ${job.up_to_id}
    order by id limit ${size}`.execute(tx);
  const wanted = found.rows.map((line) => ({
    record_id: line.record_id,
    label: line.record_label,
    change: (current: CrudRecord) => undoing(line, current),
  }));
  const outcomes = await changeEach(tx, store, wanted, asking, job.id);
  return { outcomes, cursor_id: found.rows.at(-1)?.id ?? job.up_to_id, last: found.rows.length < size };
}

function undoing({ action, changes }: Line, current: CrudRecord): Change {
  if (action === 'delete') return { action: 'restore' };
  const moved = Object.entries(changes).some(
    ([name, [, after]]) => JSON.stringify(current[name] ?? null) !== JSON.stringify(after),
  );
  if (moved) throw failure(409, 'changed_since', 'Bản ghi đã được sửa lại sau đó nên giữ nguyên.');
  const values = Object.fromEntries(Object.entries(changes).map(([name, [was]]) => [name, was]));
  return { action: 'update', values };
}
