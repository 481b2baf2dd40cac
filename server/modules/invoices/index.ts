import type { Handlers, Context } from '#server/context.ts';
import type { RecentTotals } from '#server/platform/crud/recent-totals.ts';
import { listed } from '#server/platform/http/handlers.ts';
import { filterSum } from './filter-sum.ts';
import { lastUsed } from './last-used.ts';
import { listInvoices } from './list.ts';
import { deleteDraft } from './delete-draft.ts';
import { startBulkDelete } from './bulk/delete-drafts.ts';
import { createDraft, updateDraft } from './service.ts';
import { findInvoice } from './store.ts';
import { wireInvoice } from './wire.ts';
import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

export { deleteWork } from './bulk/delete-drafts.ts';
export { namedWithBuyer, startInvoiceJob } from './bulk/invoice-job.ts';
export { countSelected, selectedInvoices } from './bulk/selected.ts';
export { storedAmounts, storedDigits, storedMoneyOptions, type StoredSettings } from './amounts.ts';
export { copiedInput } from './copied-input.ts';
export { exportInvoices } from './export.ts';
export {
  CORRECTED,
  INVOICE_LIST,
  findCancelled,
  findCorrecting,
  findRegisterInvoice,
  listCancelled,
  listCorrecting,
  listRegisterInvoices,
  shownWhere,
  type InvoiceListName,
} from './list.ts';
export { invoiceImport, invoiceImportHandlers } from './import/import-target.ts';
export { ownCellsOfLine, statedInCell } from './import/own-cells.ts';
export { IN_FORCE, STATED_RATES } from './last-used.ts';
export { knownPlace, placeOfToday } from './known-places.ts';
export { refusalItems } from './refusals.ts';
export { sealEach } from './seal-each.ts';
export { mayRevise, MAY_REVISE } from './revisable.ts';
export { createDraft, updateDraft } from './service.ts';
export {
  extrasOf,
  feesOf,
  movementOf,
  placeOf,
  specialOf,
  findInvoice,
  linesOf,
  linesOfMany,
  nameOfUser,
  type InvoiceRow,
  type LineRow,
} from './store.ts';
export { storedFaultItems } from './stored-faults.ts';
export { foldRollups } from './rollups/fold.ts';
export { inDong } from './rollups/in-dong.ts';
export { proveSold } from './rollups/prove-sold.ts';
export { proveRollups } from './rollups/prove.ts';
export { rolled, rolledLines, rolledNumbers } from './rollups/rolled.ts';
export { foldSold, rolledSold } from './rollups/sold.ts';
export { rollupCrontab, rollupTasks } from './rollups/tasks.ts';
export { refuseNature } from './service.ts';
export { customerInUse, refuseUnknownProducts } from './unknown-records.ts';
export { wireInvoice, type Invoice } from './wire.ts';

export const invoiceHandlers = (totals: RecentTotals) =>
  ({
    listInvoices: async ({ query }, context) => {
      const { body, total, next } = await listInvoices(context, totals, query);
      return listed(body, total, next);
    },
    listInvoiceCreators: async (_call, context) => ({ invoice_creators: await listCreators(context) }),
    getInvoiceSum: async ({ query }, context) => ({ invoice_sum: await filterSum(context, query) }),
    getLastUsed: async ({ query }, context) => ({ last_used: await lastUsed(context, query) }),
    createInvoice: async ({ body }, { tenant, account, clock }) => ({
      invoice: await tenant((tx) => createDraft(tx, body.invoice, account, clock)),
    }),
    getInvoice: async ({ path }, { tenant }) => ({
      invoice: await tenant(async (tx) => wireInvoice(tx, await findInvoice(tx, path.id))),
    }),
    updateInvoice: async ({ path, body }, { tenant, account, clock }) => ({
      invoice: await tenant((tx) => updateDraft(tx, path.id, body.invoice, account, clock)),
    }),
    deleteInvoice: async ({ path }, { tenant, account, clock }) => ({
      invoice: await tenant((tx) => deleteDraft(tx, path.id, account, clock.now())),
    }),
    startBulkDelete: async ({ body }, { tenant, account, clock }) => ({
      job: await tenant((tx) => startBulkDelete(tx, body.bulk_delete, account, clock)),
    }),
  }) satisfies Pick<
    Handlers,
    | 'listInvoices'
    | 'listInvoiceCreators'
    | 'getInvoiceSum'
    | 'getLastUsed'
    | 'createInvoice'
    | 'getInvoice'
    | 'updateInvoice'
    | 'deleteInvoice'
    | 'startBulkDelete'
  >;

type InvoiceCreator = components['schemas']['InvoiceCreator'];

/** Who made the invoices of the company, by name: one look into the index for each of its people. */
function listCreators({ read }: Context): Promise<InvoiceCreator[]> {
  return read(sql<InvoiceCreator>`
    select id, full_name from users
    where users.tenant_id = ${TENANT} and exists (
      select 1 from invoices where invoices.tenant_id = ${TENANT} and invoices.created_by = users.id)
    order by full_name, id`);
}
