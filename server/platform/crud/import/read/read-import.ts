import type { Transaction } from 'kysely';
import { inTenant } from '../../../db/tenancy.ts';
import { SheetFailure } from '../../../sheets/failure.ts';
import type { CrudDescriptor } from '../../crud-descriptor.ts';
import { workOf, type ImportDeps } from '../import-deps.ts';
import type { ImportJob } from '../import-jobs.ts';
import { heldIn, updateImport } from '../import-record.ts';
import { rememberedColumns } from '../remembered-columns.ts';
import { importedFields } from '../sheet-fields.ts';
import { takeFile } from './import-files.ts';
import { keepRows } from './keep-rows.ts';
import { knownHeadings, type KnownHeadings } from './headings.ts';
import { usualHeadings } from './usual-headings.ts';
import { openFile } from './open-file.ts';
import { NO_ROWS, sheetFailureWords } from './sheet-failure-words.ts';

/**
 * Reads an uploaded file into rows and guesses which field each column fills. One transaction: a worker that is killed leaves
 * nothing, and the next one reads the file again. A file that cannot be read is refused in words.
 */
export async function readImport<DB>(deps: ImportDeps<DB>, job: ImportJob): Promise<void> {
  const refused = await inTenant(deps.db, job.tenant_id, (tx) => readFile(deps, tx, job)).then(
    () => null,
    (error: unknown) => {
      if (error instanceof SheetFailure) return sheetFailureWords(error);
      throw error;
    },
  );
  if (refused === null) return;
  await inTenant(deps.db, job.tenant_id, async (tx) => {
    if ((await heldIn(tx, job.import_id, 'reading')) === undefined) return;
    await takeFile(tx, job.import_id);
    await updateImport(tx, job.import_id, { state: 'refused', message: refused });
  });
}

async function readFile<DB>(
  deps: ImportDeps<DB>,
  tx: Transaction<DB>,
  { tenant_id, import_id }: ImportJob,
): Promise<void> {
  const one = await heldIn(tx, import_id, 'reading');
  if (one === undefined) return;
  const { descriptor } = workOf(deps, tenant_id, one).store;
  const known = await headingsFor(tx, descriptor);
  const style = await deps.number_style(tx);
  const file = await openFile(await takeFile(tx, import_id), one.file_name, known, style);
  const { rows, columns } = await keepRows(tx, tenant_id, import_id, file.rows, known);
  await updateImport(tx, import_id, {
    rows,
    columns,
    sheet: file.sheet,
    sheets: file.sheets,
    ...(rows === 0 ? { state: 'refused', message: NO_ROWS } : { state: 'mapping' }),
  });
}

async function headingsFor<DB>(tx: Transaction<DB>, descriptor: CrudDescriptor): Promise<KnownHeadings> {
  const fields = importedFields(descriptor);
  const remembered = await rememberedColumns(tx, descriptor.name);
  return knownHeadings(fields, usualHeadings(descriptor, fields), remembered);
}
