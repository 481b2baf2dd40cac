import { invoices as descriptor } from '#generated/resources/invoices.ts';
import type { Handlers, Tx } from '#server/context.ts';
import type { CrudDeps, CrudTx } from '#server/platform/crud/crud-context.ts';
import { importHandlers } from '#server/platform/crud/import/import-handlers.ts';
import type { ImportTarget } from '#server/platform/crud/import/import-target.ts';
import { fittingColumns } from './fitting-columns.ts';
import { invoiceWalk, numberedKey } from './group-rows.ts';
import { judgeInvoices } from './judge-invoices.ts';
import { ownCell, ownCells } from './own-cells.ts';
import { PLACE_CELLS, PLACE_HEADINGS, placeCell } from './place-cells.ts';
import { DOCUMENT_NO, isShared, ROW_FIELDS } from './row-fields.ts';
import { SPECIAL_CELLS, SPECIAL_HEADINGS, specialCell } from './special-cells.ts';
import { storeInvoices } from './store-invoices.ts';

/** Handlers and jobs of imports run in transactions of one tenancy, which are ours. */
const own = (tx: CrudTx): Tx => tx as Tx;

/** Files of many invoices of many lines. */
export const invoiceImport: ImportTarget = {
  descriptor,
  fields: ROW_FIELDS,
  own: {
    list: (tx) => ownCells(own(tx)),
    read: (source) => ownCell(source) ?? specialCell(source) ?? placeCell(source),
    rare: [...SPECIAL_CELLS, ...PLACE_CELLS],
    rare_headings: [...SPECIAL_HEADINGS, ...PLACE_HEADINGS],
  },
  grouping: { key: DOCUMENT_NO, isShared, named: numberedKey, walk: invoiceWalk },
  fitting: (tx, one, now) => fittingColumns(own(tx), one, now),
  judge: async (tx, work, one, rows) =>
    (await judgeInvoices(own(tx), work, one, rows)).flatMap(({ outcomes }) => outcomes),
  run: (tx, work, one, rows) => storeInvoices(own(tx), work, one, rows),
};

type ImportOperations = Pick<
  Handlers,
  | 'getInvoicesImportTemplate'
  | 'listInvoicesImports'
  | 'createInvoicesImport'
  | 'getInvoicesImport'
  | 'updateInvoicesImport'
  | 'listInvoicesImportRows'
  | 'updateInvoicesImportRow'
  | 'runInvoicesImport'
  | 'getInvoicesImportFile'
>;

/** The operations of imports, under the names that the description gives them for invoices. */
export function invoiceImportHandlers(deps: CrudDeps): ImportOperations {
  // They answer under just these names; every answer is judged against its schema in every test.
  return importHandlers(invoiceImport, deps) as unknown as ImportOperations;
}
