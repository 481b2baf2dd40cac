import { sql } from 'kysely';
import type { NumberStyle } from '#domain/numbers/number-style.ts';
import { TENANT } from '../../db/tenant-plugin.ts';
import { failure } from '../../http/failure.ts';
import type { CrudAccount, CrudTx } from '../crud-context.ts';
import type { CrudDescriptor, CrudField } from '../crud-descriptor.ts';
import { enqueueImport } from './import-jobs.ts';
import { hasFile } from './read/import-files.ts';
import {
  heldImport,
  readAnew,
  updateImport,
  type ImportColumn,
  type ImportRecord,
  type OnDifference,
  type OnExisting,
} from './import-record.ts';
import { forgetChecks } from './import-rows.ts';
import { foldedHeading, type KnownHeadings } from './read/headings.ts';
import { fillableFields, type ImportTarget } from './import-target.ts';

/** How the company matched headings with the fields of a resource before. */
export async function rememberedColumns(tx: CrudTx, resource: string): Promise<KnownHeadings> {
  const { rows } = await sql<{
    heading: string;
    field: string | null;
  }>`select heading, field from import_mappings
    where tenant_id = ${TENANT} and resource = ${resource}`.execute(tx);
  return new Map(rows.map(({ heading, field }) => [heading, field]));
}

/** Keeps what was chosen for each heading, so that the next file like this one is matched by itself. */
async function rememberColumns(
  tx: CrudTx,
  tenant_id: number,
  resource: string,
  columns: readonly ImportColumn[],
): Promise<void> {
  // Two headings may fold to one; the later would meet the earlier in the same statement.
  const chosen = new Map(columns.map(({ header, field }) => [foldedHeading(header), field]));
  const rows = [...chosen]
    .map(([heading, field]) => ({ heading, field }))
    .filter(({ heading }) => heading !== '');
  await sql`insert into import_mappings (tenant_id, resource, heading, field)
    select ${tenant_id}, ${resource}, heading, field
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (heading text, field text)
    on conflict (tenant_id, resource, heading) do update set field = excluded.field`.execute(tx);
}

const UNCHECKED = { state: 'checking', ready: 0, existing: 0, wrong: 0, held: 0, skipped: 0 } as const;

/** The field that a choice for all rows fills. */
const SERIES = 'series';

/** Which field each column fills; columns that are not named fill none. */
export type Mapping = {
  columns: { index: number; field: string | null; unclear_as?: NumberStyle }[];
  on_existing: OnExisting;
  /** As it was chosen before where it is left out; null is that of a new one. */
  usual_series?: string | null;
  on_difference?: OnDifference;
  sheet?: string;
};

/** Takes down how columns and fields belong together, remembers it for the next file, and has all rows judged by it. */
export async function mapColumns(
  tx: CrudTx,
  target: ImportTarget,
  id: number,
  { columns: chosen, on_existing, usual_series, on_difference, sheet }: Mapping,
  { tenant_id }: CrudAccount,
): Promise<ImportRecord> {
  const one = await heldImport(tx, target.descriptor.name, id);
  if (one.state !== 'mapping' && one.state !== 'checked')
    throw failure(
      409,
      'import_busy',
      'Lần nhập này đang chạy hoặc đã xong nên không ghép cột lại được. Hãy tải tệp lên lại.',
    );
  if (usual_series != null && target.fields.every(({ source }) => source !== SERIES))
    throw failure(422, 'bad_mapping', 'Danh mục này không có ký hiệu. Hãy bỏ ký hiệu đã chọn.', [
      'usual_series',
    ]);
  const series = usual_series === undefined ? one.usual_series : usual_series;
  const kept = { on_existing, usual_series: series, on_difference: on_difference ?? one.on_difference };
  if (sheet !== undefined && sheet !== one.sheet) {
    await readOtherSheet(tx, one, sheet, tenant_id);
    return updateImport(tx, id, kept);
  }
  const wanted = new Map(chosen.map((column) => [column.index, column]));
  refuse(problemOf(target.descriptor, await fillableFields(tx, target), one, chosen));
  const columns = one.columns.map((column): ImportColumn => ({
    ...column,
    field: wanted.get(column.index)?.field ?? null,
    number_style: null,
    unclear_as: wanted.get(column.index)?.unclear_as ?? null,
  }));
  // What was left out here because this file has no place for it is still meant in the next one.
  const said = columns.filter(({ field }, at) => field !== null || one.columns[at]?.field !== null);
  await rememberColumns(tx, tenant_id, target.descriptor.name, said);
  await forgetChecks(tx, id);
  await enqueueImport(tx, 'checking', { tenant_id, import_id: id });
  return updateImport(tx, id, { columns, ...kept, ...UNCHECKED });
}

/** Has another sheet of the file read in place of the one that was. */
async function readOtherSheet(
  tx: CrudTx,
  { id, sheets }: ImportRecord,
  sheet: string,
  tenant_id: number,
): Promise<void> {
  if (!sheets.includes(sheet))
    throw failure(
      422,
      'no_such_sheet',
      `Không có trang tính “${sheet}” trong tệp. Hãy chọn trang tính khác.`,
      ['sheet'],
    );
  if (!(await hasFile(tx, id)))
    throw failure(
      409,
      'file_gone',
      'Tệp này không còn được giữ, nên chỉ nhập được trang tính đã đọc. Hãy tải tệp lên lại.',
    );
  await enqueueImport(tx, 'reading', { tenant_id, import_id: id });
  await readAnew(tx, id, sheet);
}

function refuse(problem: string | null): void {
  if (problem !== null) throw failure(422, 'bad_mapping', problem, ['columns']);
}

function problemOf(
  { import_key }: Pick<CrudDescriptor, 'import_key'>,
  fillable: readonly CrudField[],
  one: ImportRecord,
  chosen: Mapping['columns'],
): string | null {
  const fields = new Map(fillable.map((field) => [field.source, field.label]));
  const seen = new Set<string>();
  const places = new Set<number>();
  for (const { index, field } of chosen) {
    if (index >= one.columns.length)
      return `Tệp không có cột thứ ${index + 1}. Hãy tải lại trang rồi ghép lại.`;
    if (places.has(index)) return `Cột thứ ${index + 1} được ghép hai lần. Hãy chọn một trường cho mỗi cột.`;
    places.add(index);
    if (field === null) continue;
    const label = fields.get(field);
    if (label === undefined) return `Không nhập được vào trường “${field}”. Hãy chọn trường khác.`;
    if (seen.has(field)) return `${label} được ghép với hai cột. Hãy bỏ một cột.`;
    seen.add(field);
  }
  if (import_key === null || seen.has(import_key)) return null;
  return `Chưa có cột nào ghép với ${fields.get(import_key) ?? import_key}. Cần cột này để biết bản ghi nào đã có.`;
}
