import { writableFields, type CrudDescriptor, type CrudField } from './crud-descriptor.ts';
import type { CrudShape } from './crud-table.ts';
import type { JsonKind } from './json-rows.ts';
import type { FilterKind } from './list-query.ts';

/** Kinds that no order means anything for. */
const UNSORTED = ['object', 'list', 'file', 'image', 'password'];

/** What the parameter `sort` can name (openapi/common/lists.yaml): no digit. */
const NAMED_BY_SORT = /^[a-z_]+$/;

/** The table behind a resource, read off its description: a column a field, under the field's own name. */
export function shapeOf(descriptor: CrudDescriptor, table: string): CrudShape {
  const { fields, one, operations } = descriptor;
  const sorted = fields.filter(
    ({ kind, many, source }) => !UNSORTED.includes(kind) && !many && NAMED_BY_SORT.test(source),
  );
  return {
    table,
    columns: [...new Set([...fields.map(({ source }) => source), 'lock_version'])],
    sortable: sorted.map(({ source }) => source),
    never_null: sorted
      .filter(({ nullable, required, read_only }) => !nullable && (required || read_only))
      .map(({ source }) => source),
    filters: Object.fromEntries(
      descriptor.filters
        .filter(({ source }) => source !== 'deleted')
        .map((one) => [one.source, filterKind(descriptor, one)]),
    ),
    default_sort: descriptor.default_sort,
    uniques: writableFields(descriptor)
      .filter(({ unique }) => unique)
      .map(({ source, label }) => ({
        column: source,
        message: `${label} này đã có. Hãy chọn ${label.toLowerCase()} khác.`,
      })),
    references: writableFields(descriptor)
      .filter(({ kind, many }) => kind === 'reference' && !many)
      .map(({ source, label }) => ({
        column: source,
        message: `${label} đã chọn không còn nữa. Hãy chọn lại.`,
      })),
    in_use: `Không xóa được vì ${one} này đang được dùng ở nơi khác. Hãy chuyển sang “Ngừng hoạt động” nếu có.`,
    json: writableFields(descriptor)
      .filter(({ kind }) => kind === 'object' || kind === 'list')
      .map(({ source }) => source),
    soft_delete: operations.restore !== null,
  };
}

function filterKind(
  descriptor: CrudDescriptor,
  { source, kind }: { source: string; kind: string },
): FilterKind {
  const field = descriptor.fields.find((one) => one.source === source);
  if (kind === 'number_range') return 'number';
  if (kind !== 'date_range') return field?.many === true ? 'has' : 'equal';
  return field?.kind === 'date' ? 'day' : 'instant';
}

const WRITTEN: Readonly<Record<string, JsonKind>> = {
  decimal: 'decimal',
  money: 'decimal',
  date_time: 'instant',
};

/** How each column is written in the JSON of a list. */
export function jsonKinds(fields: readonly CrudField[]): Record<string, JsonKind> {
  return Object.fromEntries([
    ...fields.map(({ source, kind }) => [source, WRITTEN[kind] ?? 'plain'] as const),
    ['lock_version', 'plain'],
  ]);
}
