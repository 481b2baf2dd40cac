import type { NumberStyle } from '#domain/numbers/number-style.ts';
import type { ErrorItem } from '../http/failure.ts';
import type { CrudTx } from './crud-context.ts';

/** Judges a record as the create operation of a resource would judge it in a request. */
export type RecordJudge = (
  resource: string,
  record: Readonly<Record<string, unknown>>,
) => readonly ErrorItem[];

/** `key`: the column that tells its records apart in a sheet; `soft_delete`: what is deleted keeps its row. */
export type ReferenceTable = { table: string; key: string; represent: string; soft_delete: boolean };

/** What plain handlers need of the process they run in. */
export type CrudDeps = {
  judge: RecordJudge;
  /** Where records that others point at are found, by the name of their resource. */
  references: ReadonlyMap<string, ReferenceTable>;
  /** Kiểu số of the company that a transaction sees: texts of files are written and read in it. */
  number_style: (tx: CrudTx) => Promise<NumberStyle>;
};
