import { listed } from '../../http/handlers.ts';
import type { CrudRecord } from '../crud-context.ts';
import type { CrudDeps } from '../crud-deps.ts';
import {
  idOf,
  unwrapped,
  type PlainHandler,
  type PlainHandlers,
  underTheirNames,
} from '../plain-handlers.ts';
import type { RecordStore } from '../record-store.ts';
import { correctRow, type CorrectedCell } from './correct-row.ts';
import { enqueueImport } from './import-jobs.ts';
import { importOf, insertImport, recentImports, wireImport } from './import-record.ts';
import { pageOfRows, type RowState } from './import-rows.ts';
import { importTemplate } from './import-template.ts';
import { mapColumns, type Mapping } from './map-columns.ts';
import { markedFile } from './marked-file.ts';
import { fileHash, keepFile } from './read/import-files.ts';
import { startRun } from './start-run.ts';

/** The company's last imports of a resource, newest first. */
const RECENT = 20;

/** An import from its template to its last row: upload, matching of columns, correction of cells, the run, the marked file. */
export function importHandlers(store: RecordStore<CrudRecord>, deps: CrudDeps): PlainHandlers {
  const { operations, name: resource } = store.descriptor;

  const verbs = {
    import_template: async ({ query }, { tenant }) =>
      importTemplate(
        store.descriptor,
        query['format'] === 'csv' ? 'csv' : 'xlsx',
        await tenant(deps.number_style),
      ),
    list_imports: (_input, { tenant }) =>
      tenant(async (tx) => ({ imports: (await recentImports(tx, resource, RECENT)).map(wireImport) })),
    create_import: ({ query, body }, { tenant, account, clock }) =>
      tenant(async (tx) => {
        const bytes = body as Buffer;
        const file_name = String(query['file_name']);
        const row = { resource, file_name, file_hash: fileHash(bytes), created_on: clock.now() };
        const one = await insertImport(tx, account, row);
        await keepFile(tx, account.tenant_id, one.id, bytes);
        await enqueueImport(tx, 'reading', { tenant_id: account.tenant_id, import_id: one.id });
        return { import: wireImport(one) };
      }),
    get_import: (input, { tenant }) =>
      tenant(async (tx) => ({ import: wireImport(await importOf(tx, resource, idOf(input))) })),
    update_import: (input, context) =>
      context.tenant(async (tx) => ({
        import: wireImport(
          await mapColumns(tx, store, idOf(input), unwrapped<Mapping>(input), context.account),
        ),
      })),
    list_import_rows: (input, { tenant }) =>
      tenant(async (tx) => {
        const { id } = await importOf(tx, resource, idOf(input));
        const query = input.query as { state?: RowState; page?: number; limit?: number };
        const { rows, total } = await pageOfRows(tx, id, query);
        return listed({ import_rows: rows }, total);
      }),
    update_import_row: (input, { tenant, account, clock }) =>
      tenant(async (tx) => {
        const work = { ...deps, store, asking: { account, now: clock.now() } };
        const { cells } = unwrapped<{ cells: CorrectedCell[] }>(input);
        return { import_row: await correctRow(tx, work, idOf(input), Number(input.path['row']), cells) };
      }),
    run_import: (input, context) =>
      context.tenant(async (tx) => ({
        import: wireImport(await startRun(tx, resource, idOf(input), context.account)),
      })),
    import_file: async (input, context) =>
      markedFile(await context.tenant((tx) => importOf(tx, resource, idOf(input))), context),
  } satisfies Partial<Record<keyof typeof operations, PlainHandler>>;

  return underTheirNames(operations, verbs);
}
