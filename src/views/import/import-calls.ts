import { http } from '#generated/client/http.ts';
import type { ResourceVerb } from '#generated/resources/descriptor.ts';
import type { components } from '#generated/types.ts';
import { operationFor } from '#src/providers/resource-descriptor.ts';

export type Import = components['schemas']['Import'];
export type ImportRow = components['schemas']['ImportRow'];
export type ImportUpdate = components['schemas']['ImportUpdate'];
export type RowState = ImportRow['state'];

/** Rows of one call; the contract gives at most 250. */
export const pageSize = 100;

/** Longest file name the contract takes; the ending is what says how to read the file. */
const longestName = 200;

/** The calls of a resource's imports. */
export type ImportCalls = ReturnType<typeof importCalls>;

/** The import operations of a described resource, by its name. */
export function importCalls(resource: string) {
  const path = (verb: ResourceVerb, parts: Readonly<Record<string, number>> = {}) =>
    Object.entries(parts).reduce(
      (found, [name, value]) => found.replace(`{${name}}`, String(value)),
      operationFor(resource, verb).path,
    );
  const put = <T>(url: string, body: object) => http<T>(url, { method: 'PUT', body: JSON.stringify(body) });
  return {
    resource,
    templatePath: (format: 'xlsx' | 'csv') => `${path('import_template')}?format=${format}`,
    uploadPath: (file_name: string) =>
      `${path('create_import')}?file_name=${encodeURIComponent(file_name.slice(-longestName))}`,
    markedFilePath: (id: number) => path('import_file', { id }),
    recent: (signal: AbortSignal) => http<Import[]>(path('list_imports'), { method: 'GET', signal }),
    get: (id: number, signal: AbortSignal) =>
      http<Import>(path('get_import', { id }), { method: 'GET', signal }),
    map: (id: number, update: ImportUpdate) => put<Import>(path('update_import', { id }), { import: update }),
    /** A page of rows in the order of the file, from page 1. */
    rows: (id: number, state: RowState | null, page: number) =>
      http<ImportRow[]>(
        `${path('list_import_rows', { id })}?page=${page}&limit=${pageSize}${state === null ? '' : `&state=${state}`}`,
        { method: 'GET' },
      ),
    correct: (id: number, row: number, cell: { index: number; text: string }) =>
      put<ImportRow>(path('update_import_row', { id, row }), { import_row: { cells: [cell] } }),
    run: (id: number) => http<Import>(path('run_import', { id }), { method: 'POST', body: '{}' }),
  };
}

/** The columns of an import as they are matched. */
export function chosenColumns({ columns }: Import): ImportUpdate['columns'] {
  return columns.map(({ index, field, unclear_as }) => ({
    index,
    field,
    ...(unclear_as !== null && { unclear_as }),
  }));
}

/** A name of a list as part of a file's name: `Hàng hóa` gives `hang-hoa`. */
export function fileStem(label: string): string {
  return label
    .toLocaleLowerCase('vi')
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
}
