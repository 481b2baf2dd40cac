import type { CrudDeps, CrudTx, Requester } from '../crud-context.ts';
import type { CrudDescriptor, CrudField } from '../crud-descriptor.ts';
import type { ImportRecord } from './import-record.ts';
import type { ImportRow, RowOutcome } from './import-rows.ts';
import type { MappedColumn } from './sheet-fields.ts';

/** An import at work: into what, by which rules, in whose name. */
export type ImportWork = CrudDeps & { target: ImportTarget; requester: Requester };

/** What the rows of a file become: a record each, or, grouped, several of them one document. */
export type ImportTarget = {
  /** The resource as its description has it. */
  descriptor: CrudDescriptor;
  /** What a cell of a row may fill. */
  fields: readonly CrudField[];
  /** Left out where each row is a record by itself. */
  grouping?: RowGrouping;
  /** Says of each row what an import would do with it; of a group always all rows are given. */
  judge(tx: CrudTx, work: ImportWork, one: ImportRecord, rows: readonly ImportRow[]): Promise<RowOutcome[]>;
  /** Judges rows once more and stores the right ones, each record behind a savepoint of its own. */
  run(tx: CrudTx, work: ImportWork, one: ImportRecord, rows: readonly ImportRow[]): Promise<RowOutcome[]>;
};

/** A row of a file as it is named before it is judged. */
export type NamedRow = { row: number; key: string };

/** Which rows of a file belong together. */
export type RowGrouping = {
  /** The field that names the group of a row. */
  key: string;
  /** Fields that a group has once: what is put right in one row is put right in all that say the same. */
  shared: ReadonlySet<string>;
  /** The group that a text of that field names; null for an empty one. */
  named(text: string): string | null;
  /** Walks over the rows of a file in their order; each comes out once its group is known. */
  walk(columns: readonly MappedColumn[]): RowWalk;
};

export type RowWalk = {
  /** Takes a row, and gives the rows whose group ended with it. */
  next(row: Pick<ImportRow, 'row' | 'cells'>): readonly NamedRow[];
  /** The rows of the last group. */
  end(): readonly NamedRow[];
};
