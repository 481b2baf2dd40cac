import type { CrudDeps, CrudTx, Requester } from '../crud-context.ts';
import type { CrudDescriptor, CrudField } from '../crud-descriptor.ts';
import type { ImportColumn, ImportRecord } from './import-record.ts';
import type { ImportRow, RowOutcome } from './import-rows.ts';
import { mappedColumns, type MappedColumn } from './sheet-fields.ts';

/** An import at work: into what, by which rules, in whose name. */
export type ImportWork = CrudDeps & { target: ImportTarget; requester: Requester };

/** What the rows of a file become: a record each, or, grouped, several of them one document. */
export type ImportTarget = {
  /** The resource as its description has it. */
  descriptor: CrudDescriptor;
  /** What a cell of a row may fill. */
  fields: readonly CrudField[];
  /** Fields that a company may have beside those; left out where it has none. */
  own?: OwnFields;
  /** The columns as they were guessed, without fields that what the file holds has no place for; left out where there are none. */
  fitting?(tx: CrudTx, one: Pick<ImportRecord, 'id' | 'columns'>, now: string): Promise<ImportColumn[]>;
  /** Left out where each row is a record by itself. */
  grouping?: RowGrouping;
  /** Says of each row what an import would do with it; of a group always all rows are given. */
  judge(tx: CrudTx, work: ImportWork, one: ImportRecord, rows: readonly ImportRow[]): Promise<RowOutcome[]>;
  /** Judges rows once more and stores the right ones, each record behind a savepoint of its own. */
  run(tx: CrudTx, work: ImportWork, one: ImportRecord, rows: readonly ImportRow[]): Promise<RowOutcome[]>;
};

type OwnFields = {
  list(tx: CrudTx): Promise<readonly CrudField[]>;
  /** Such a field by its source, also one that the company has no longer; null for what is none. */
  read(source: string): CrudField | null;
  /** Fields that few files have: matched and offered as the others, and only explained in the file to fill in. */
  rare: readonly CrudField[];
  rare_headings: readonly (readonly [heading: string, source: string])[];
};

/** All that a column may be matched with now. */
export async function fillableFields(
  tx: CrudTx,
  { fields, own }: Pick<ImportTarget, 'fields' | 'own'>,
): Promise<readonly CrudField[]> {
  return [...fields, ...((await own?.list(tx)) ?? []), ...(own?.rare ?? [])];
}

/** The matched columns of an import, with those that fill fields of the company's own. */
export function columnsOf(
  { fields, own }: Pick<ImportTarget, 'fields' | 'own'>,
  { columns }: Pick<ImportRecord, 'columns'>,
): MappedColumn[] {
  const known = new Set(fields.map(({ source }) => source));
  const beside = columns.flatMap(({ field }) =>
    field === null || known.has(field) ? [] : (own?.read(field) ?? []),
  );
  return mappedColumns([...fields, ...beside], columns);
}

/** A row of a file as it is named before it is judged. */
export type NamedRow = { row: number; key: string };

/** Which rows of a file belong together. */
export type RowGrouping = {
  /** The field that names the group of a row. */
  key: string;
  /** Whether a group has a field once: what is put right in one row is put right in all that say the same. */
  isShared(source: string): boolean;
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
