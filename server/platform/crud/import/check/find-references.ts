import { sql } from 'kysely';
import type { CrudDeps, CrudTx, ReferenceTable } from '../../crud-context.ts';
import type { CrudField } from '../../crud-descriptor.ts';
import { manyValues } from '../values/choice-value.ts';
import { tidy, type Reading } from '../values/cell-value.ts';
import { shown } from '../values/number-value.ts';
import { lostValue } from '../values/spoiled-cell.ts';
import type { ImportRow } from '../import-rows.ts';
import type { MappedColumn } from '../sheet-fields.ts';
import { TENANT } from '../../../db/tenant-plugin.ts';

type Found = ReadonlyMap<string, readonly number[]>;

/** Reads the cells of reference columns: what they name has been looked up for all rows at once. */
export type ReferenceReader = (column: Pick<MappedColumn, 'index' | 'field'>, cell: string) => Reading;

/** Looks up everything that the reference columns of some rows name, one statement a column. */
export async function findReferences(
  tx: CrudTx,
  { references }: Pick<CrudDeps, 'references'>,
  columns: readonly Pick<MappedColumn, 'index' | 'field'>[],
  rows: readonly Pick<ImportRow, 'cells'>[],
): Promise<ReferenceReader> {
  const found = new Map<string, Found>();
  for (const { index, field } of columns) {
    const table = referenceTable(references, field);
    if (table === null) continue;
    const names = new Set(rows.flatMap(({ cells }) => namesIn(field, cells[index] ?? '')));
    found.set(field.source, await lookUp(tx, table, [...names]));
  }
  return ({ field }, cell) => {
    const names = namesIn(field, cell);
    const problem = names
      .map((name) => refusal(name, found.get(field.source)?.get(name) ?? []))
      .find((one) => one !== null);
    if (problem !== undefined) return { problem };
    const ids = names.flatMap((name) => found.get(field.source)?.get(name) ?? []);
    return { value: field.many ? ids : (ids[0] ?? null) };
  };
}

function referenceTable(references: CrudDeps['references'], field: CrudField): ReferenceTable | null {
  if (field.kind !== 'reference' || field.reference === null) return null;
  const table = references.get(field.reference);
  if (table === undefined) throw new Error(`no table for references to ${field.reference}`);
  return table;
}

function namesIn({ many }: CrudField, cell: string): string[] {
  if (many) return manyValues(cell).map(tidy);
  return tidy(cell) === '' ? [] : [tidy(cell)];
}

/** Ids by name. A key names one record; the text shown for a record may name several. */
async function lookUp(tx: CrudTx, reference: ReferenceTable, names: readonly string[]): Promise<Found> {
  const { table, key, represent, soft_delete } = reference;
  const standing = soft_delete ? sql`deleted_on is null` : sql`true`;
  const { rows } = await sql<{
    id: number;
    key: string;
    label: string;
  }>`select id, ${sql.ref(key)}::text as key,
    ${sql.ref(represent)}::text as label from ${sql.table(table)}
    where tenant_id = ${TENANT} and (${sql.ref(key)}::text = any(${[...names]}::text[]) or ${sql.ref(represent)}::text = any(${[...names]}::text[]))
      and ${standing} order by id`.execute(tx);
  return new Map(
    names.map((name) => {
      const by_key = rows.filter((row) => row.key === name);
      return [
        name,
        (by_key.length > 0 ? by_key : rows.filter(({ label }) => label === name)).map(({ id }) => id),
      ];
    }),
  );
}

function refusal(name: string, ids: readonly number[]): string | null {
  if (ids.length === 0)
    return lostValue(name) ?? `Không tìm thấy ${shown(name)}. Cần mã hoặc tên của một bản ghi đang có.`;
  return ids.length === 1 ? null : `Có ${ids.length} bản ghi tên ${shown(name)}. Hãy ghi mã thay cho tên.`;
}
