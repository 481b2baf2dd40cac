import { failure } from '../../http/failure.ts';
import { FileStream, listed } from '../../http/handlers.ts';
import type { MarkedLine, SheetColumn } from '../../sheets/column.ts';
import { writeXlsx, XLSX_TYPE } from '../../sheets/write/xlsx.ts';
import type { CrudAccount, CrudContext, CrudDeps, CrudTx } from '../crud-context.ts';
import type { CrudField } from '../crud-descriptor.ts';
import { idOf, handlersByVerb, unwrapped, type PlainHandler, type PlainHandlers } from '../plain-handlers.ts';
import { correctRow, type CorrectedCell } from './correct-row.ts';
import { enqueueImport } from './import-jobs.ts';
import {
  heldImport,
  importOf,
  insertImport,
  recentImports,
  updateImport,
  wireImport,
  type ImportRecord,
} from './import-record.ts';
import { allRows, groupCounts, pageOfRows, type ImportRow, type RowState } from './import-rows.ts';
import type { ImportTarget } from './import-target.ts';
import { importTemplate } from './import-template.ts';
import { mapColumns, type Mapping } from './map-columns.ts';
import { dropEarlierFiles, dropFile, fileHash, saveFile } from './read/import-files.ts';

const PORTION = 1_000;

/** The uploaded rows as they are now: wrong cells are red and say why, so that they can be put right in a spreadsheet. */
function markedFile(one: ImportRecord, { portions }: Pick<CrudContext, 'portions'>): FileStream {
  const columns = one.columns.map(({ header }): SheetColumn => ({ header, kind: 'text' }));
  const sheet_name = one.sheet === '' ? one.resource : one.sheet;
  const file = writeXlsx(columns, lines(portions(allRows(one.id), PORTION)), { sheet_name });
  return new FileStream(file, XLSX_TYPE, `${one.file_name.replace(/\.[^.]*$/, '')}-da-kiem-tra.xlsx`);
}

async function* lines(portions: AsyncIterable<ImportRow[]>): AsyncGenerator<MarkedLine> {
  for await (const rows of portions) yield* rows.map(markedLine);
}

/** A row as the wire shows it. */
function shownRow({ key: _key, notes: _notes, ...shown }: ImportRow): object {
  return shown;
}

/** A problem of the row as a whole is shown at its first cell; several at one cell are one note. */
function markedLine({ cells, problems }: ImportRow): MarkedLine {
  const notes = new Map<number, string[]>();
  for (const { index, message } of problems)
    notes.set(index ?? 0, [...(notes.get(index ?? 0) ?? []), message]);
  return { cells, marks: [...notes].map(([column, messages]) => ({ column, message: messages.join('\n') })) };
}

/** Has the rows that were judged right stored; once more when some were put right after a run. */
async function startRun(
  tx: CrudTx,
  resource: string,
  id: number,
  { tenant_id, user_id, full_name }: CrudAccount,
): Promise<ImportRecord> {
  const { state, ready, existing } = await heldImport(tx, resource, id);
  if (state !== 'checked' && state !== 'done')
    throw failure(409, 'import_busy', 'Chưa nhập được: hãy ghép cột và chờ kiểm tra xong.');
  if (ready + existing === 0)
    throw failure(409, 'nothing_to_import', 'Không có dòng nào để nhập. Hãy sửa các ô có lỗi trước.');
  await dropFile(tx, id);
  await enqueueImport(tx, 'running', { tenant_id, import_id: id });
  return updateImport(tx, id, {
    state: 'running',
    message: null,
    finished_on: null,
    user_id,
    actor_name: full_name,
  });
}

/** The company's last imports of a resource, newest first. */
const RECENT = 20;

/** An import from its template to its last row: upload, matching of columns, correction of cells, the run, the marked file. */
export function importHandlers(target: ImportTarget, deps: CrudDeps): PlainHandlers {
  const { operations, name: resource } = target.descriptor;
  const shown = async (tx: CrudTx, one: ImportRecord): Promise<object> =>
    wireImport(
      one,
      target.grouping === undefined ? null : await groupCounts(tx, one.id),
      await ownFields(tx, one),
    );
  /** Those that the company has, and those that its columns fill though it has them no longer. */
  const ownFields = async (tx: CrudTx, { columns }: ImportRecord): Promise<readonly CrudField[]> => {
    const own = (await target.own?.list(tx)) ?? [];
    const filled = columns.flatMap(({ field }) => (field === null ? [] : (target.own?.read(field) ?? [])));
    const offered = [...own, ...(target.own?.rare ?? [])];
    return [...offered, ...filled.filter(({ source }) => offered.every((one) => one.source !== source))];
  };

  const verbs = {
    import_template: ({ query }, { tenant }) =>
      tenant(async (tx) => {
        const own = (await target.own?.list(tx)) ?? [];
        const fields = [...target.fields, ...own];
        const format = query['format'] === 'csv' ? 'csv' : 'xlsx';
        return importTemplate({ ...target, fields }, format, await deps.number_style(tx));
      }),
    list_imports: (_input, { tenant }) =>
      tenant(async (tx) => ({
        imports: (await recentImports(tx, resource, RECENT)).map((one) => wireImport(one, null)),
      })),
    create_import: ({ query, body }, { tenant, account, clock }) =>
      tenant(async (tx) => {
        const bytes = body as Buffer;
        const file_name = String(query['file_name']);
        const row = { resource, file_name, file_hash: fileHash(bytes), created_on: clock.now() };
        await dropEarlierFiles(tx, resource, account.user_id);
        const one = await insertImport(tx, account, row);
        await saveFile(tx, account.tenant_id, one.id, bytes);
        await enqueueImport(tx, 'reading', { tenant_id: account.tenant_id, import_id: one.id });
        return { import: wireImport(one, null) };
      }),
    get_import: (input, { tenant }) =>
      tenant(async (tx) => ({ import: await shown(tx, await importOf(tx, resource, idOf(input))) })),
    update_import: (input, context) =>
      context.tenant(async (tx) => {
        const one = await mapColumns(tx, target, idOf(input), unwrapped<Mapping>(input), context.account);
        return { import: wireImport(one, null, await ownFields(tx, one)) };
      }),
    list_import_rows: (input, { tenant }) =>
      tenant(async (tx) => {
        const { id } = await importOf(tx, resource, idOf(input));
        const query = input.query as { state?: RowState; page?: number; limit?: number };
        const { rows, total } = await pageOfRows(tx, id, query);
        return listed({ import_rows: rows.map(shownRow) }, total);
      }),
    update_import_row: (input, { tenant, account, clock }) =>
      tenant(async (tx) => {
        const work = { ...deps, target, requester: { account, now: clock.now() } };
        const { cells } = unwrapped<{ cells: CorrectedCell[] }>(input);
        const row = await correctRow(tx, work, idOf(input), Number(input.path['row']), cells);
        return { import_row: shownRow(row) };
      }),
    run_import: (input, context) =>
      context.tenant(async (tx) => ({
        import: await shown(tx, await startRun(tx, resource, idOf(input), context.account)),
      })),
    import_file: async (input, context) =>
      markedFile(await context.tenant((tx) => importOf(tx, resource, idOf(input))), context),
  } satisfies Partial<Record<keyof typeof operations, PlainHandler>>;

  return handlersByVerb(operations, verbs);
}
