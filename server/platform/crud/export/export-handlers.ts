import { sql, type RawBuilder } from 'kysely';
import type { NumberStyle } from '#domain/numbers/number-style.ts';
import { TENANT } from '../../db/tenant-plugin.ts';
import type { FileStream } from '../../http/handlers.ts';
import type { SheetValue } from '../../sheets/column.ts';
import type { CrudContext, CrudDeps, CrudRecord } from '../crud-context.ts';
import type { CrudField } from '../crud-descriptor.ts';
import { exportedFields } from '../import/sheet-fields.ts';
import { orderOf, whereOf, type ListQuery } from '../list-query.ts';
import type { PlainHandlers } from '../plain-handlers.ts';
import type { RecordStore } from '../record-store.ts';
import { listFile } from './list-file.ts';
import { cellValueOf, type ExportFormat } from './sheet-cells.ts';

const VIETNAM = 'Asia/Ho_Chi_Minh';

/** Under its own name the text of an instant would be what ORDER BY sorts. */
const exportedAs = (at: number): string => `field_${at}`;

/** What an export reads for its fields: instants as clocks in Vietnam show them, references as the keys that name them. */
function exportColumns(
  fields: readonly CrudField[],
  table: string,
  references: CrudDeps['references'],
  expressions: Readonly<Record<string, RawBuilder<unknown>>>,
): RawBuilder<unknown> {
  return sql.join(
    fields.map((field, at) => {
      const column = expressions[field.source] ?? sql.ref(`${table}.${field.source}`);
      return sql`${written(field, column, references)} as ${sql.ref(exportedAs(at))}`;
    }),
  );
}

function written(
  { kind, reference, many }: CrudField,
  column: RawBuilder<unknown>,
  references: CrudDeps['references'],
): RawBuilder<unknown> {
  if (kind === 'date_time') return sql`to_char(${column} at time zone ${VIETNAM}, 'DD/MM/YYYY HH24:MI')`;
  const named = kind === 'reference' && reference !== null ? references.get(reference) : undefined;
  if (named === undefined) return column;
  const meant = many ? sql`named.id = any(${column})` : sql`named.id = ${column}`;
  return sql`(select string_agg(${sql.ref(`named.${named.key}`)}::text, '; ' order by named.id)
    from ${sql.table(named.table)} as named where named.tenant_id = ${TENANT} and ${meant})`;
}

const PORTION = 1_000;

type Row = Readonly<Record<string, unknown>>;

/** The export of a list: all that its filters leave, in its order, as a file that is written while it is read. */
export function exportHandlers(
  store: RecordStore<CrudRecord>,
  deps: Pick<CrudDeps, 'references' | 'number_style'>,
): PlainHandlers {
  const name = store.descriptor.operations.export;
  if (name === null) return {};
  return {
    [name]: ({ query }, context) =>
      exportList(store, deps, query as ListQuery & { format: ExportFormat }, context),
  };
}

async function exportList(
  { descriptor, shape, options }: RecordStore<CrudRecord>,
  { references, number_style }: Pick<CrudDeps, 'references' | 'number_style'>,
  { format, ...query }: ListQuery & { format: ExportFormat },
  { account, clock, read, portions, tenant }: CrudContext,
): Promise<FileStream> {
  const fields = exportedFields(descriptor);
  const where = sql`${whereOf(shape, query)} and ${options.visible?.(account) ?? sql`true`}`;
  const table = sql.table(shape.table);
  const columns = exportColumns(fields, shape.table, references, options.expressions?.(account) ?? {});
  const order = orderOf(shape, query.sort);
  const [count] = await read(sql<{ total: number }>`select count(*) as total from ${table} where ${where}`);
  const found = portions(sql<Row>`select ${columns} from ${table} where ${where} order by ${order}`, PORTION);
  const lines = linesOf(found, fields, format, await tenant(number_style));
  const { label } = descriptor;
  return listFile({ label, fields, lines, format, total: count?.total ?? 0, today: clock.today() });
}

async function* linesOf(
  portions: AsyncIterable<Row[]>,
  fields: readonly CrudField[],
  format: ExportFormat,
  style: NumberStyle,
): AsyncGenerator<SheetValue[]> {
  for await (const rows of portions)
    for (const row of rows)
      yield fields.map((field, at) => cellValueOf(row[exportedAs(at)], field, format, style));
}
