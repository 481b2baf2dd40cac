import { notFound } from '../../http/failure.ts';
import type { CrudRecord, CrudTx } from '../crud-context.ts';
import type { Asking } from '../crud-options.ts';
import type { Change, RecordStore } from '../record-store.ts';
import { attempt, type Outcome } from './attempt.ts';

/** What a portion wants of one record, decided once it is locked; refuses by throwing. */
export type Wanted = { record_id: number; label: string; change: (current: CrudRecord) => Change };

/**
 * Changes the records of a portion and says of each what it came to. The records are locked first and the audit chain is
 * held last, as single changes do, so that neither waits for the other in a circle.
 */
export async function changeEach(
  tx: CrudTx,
  store: RecordStore<CrudRecord>,
  wanted: readonly Wanted[],
  asking: Asking,
  job_id: number,
): Promise<Outcome[]> {
  const ids = wanted.map(({ record_id }) => record_id);
  const records = new Map((await store.lockMany(tx, ids, asking)).map((record) => [record.id, record]));
  const change = async ({ record_id, change: decide }: Wanted) => {
    const current = records.get(record_id);
    if (current === undefined) throw notFound();
    const { line } = await store.change(tx, current, decide(current), asking);
    return line === null ? [] : [line];
  };
  const { outcomes, results } = await attemptEach(tx, wanted, change);
  await store.note(tx, results.flat(), asking, { job_id });
  return outcomes;
}

/** All behind one savepoint, which is most of the time: refusals are rare. Where there is one, each behind its own. */
async function attemptEach<T>(
  tx: CrudTx,
  wanted: readonly Wanted[],
  work: (one: Wanted) => Promise<T>,
): Promise<{ outcomes: Outcome[]; results: T[] }> {
  const together: T[] = [];
  const refused = await attempt(tx, 0, '', async () => {
    for (const one of wanted) together.push(await work(one));
  });
  if (refused === null) return { outcomes: wanted.map(() => null), results: together };
  const results: T[] = [];
  const outcomes: Outcome[] = [];
  for (const one of wanted) {
    const attempted = async () => results.push(await work(one));
    outcomes.push(await attempt(tx, one.record_id, one.label, attempted));
  }
  return { outcomes, results };
}
