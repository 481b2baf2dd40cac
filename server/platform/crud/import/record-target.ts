import type { CrudRecord, CrudTx } from '../crud-context.ts';
import type { RecordStore } from '../record-store.ts';
import { judgeRows, type JudgedRow } from './check/judge-rows.ts';
import type { ImportRecord } from './import-record.ts';
import type { ImportRow, RowOutcome } from './import-rows.ts';
import type { ImportTarget, ImportWork } from './import-target.ts';
import { storeRows } from './run/store-rows.ts';
import { importedFields } from './sheet-fields.ts';

/** An import whose rows are records of a store. */
export type RecordWork = ImportWork & { store: RecordStore<CrudRecord> };

/** The records of a plain resource: a row each, known again by the key of the import. */
export function recordTarget(store: RecordStore<CrudRecord>): ImportTarget {
  const judged = (tx: CrudTx, work: ImportWork, one: ImportRecord, rows: readonly ImportRow[]) =>
    judgeRows(tx, { ...work, store }, one, rows);
  return {
    descriptor: store.descriptor,
    fields: importedFields(store.descriptor),
    judge: async (tx, work, one, rows) => (await judged(tx, work, one, rows)).map(outcomeOf),
    run: async (tx, work, one, rows) =>
      storeRows(tx, { ...work, store }, one, await judged(tx, work, one, rows)),
  };
}

function outcomeOf({ row, state, key, problems, record_id }: JudgedRow): RowOutcome {
  return { row, state, key, problems, record_id };
}
