import { tableDeadline } from '#domain/summary-tables/period.ts';
import type { components } from '#generated/types.ts';
import type { Handlers } from '#server/context.ts';
import { documentHold, historyOf, storedFile } from '#server/modules/documents/index.ts';
import { readTaxCode } from '#server/modules/tenant/index.ts';
import type { CrudDeps } from '#server/platform/crud/crud-context.ts';
import { failure } from '#server/platform/http/failure.ts';
import { FileReply } from '#server/platform/http/handlers.ts';
import { summaryTableKind } from './document-kind.ts';
import { exportTable } from './export-table.ts';
import { refreshSummaryTable, submitSummaryTable } from './submit.ts';
import {
  periodOfTable,
  summaryTable,
  summaryTables,
  type InvoiceDataSummaryTable,
} from './summary-tables.ts';
import { wireRows } from './table-content.ts';
import { dropTableCorrection, noteTableCorrection } from './table-corrections.ts';
import { waitingPeriods } from './waiting-invoices.ts';

export { summaryTableKind } from './document-kind.ts';
export { summaryTable } from './summary-tables.ts';
export { isReportedByTable, waitingCorrection } from './table-corrections.ts';
export { unreportedPeriods } from './waiting-invoices.ts';

function sendBy(table: InvoiceDataSummaryTable): components['schemas']['SendBy'] | null {
  const deadline = tableDeadline(periodOfTable(table));
  return deadline && { due_on: deadline.due_on, source: deadline.source };
}

/** Bảng tổng hợp dữ liệu hóa đơn gửi cơ quan thuế (01/TH-HĐĐT). */
export const summaryTableHandlers = (deps: CrudDeps) => ({
  ...summaryTables.handlers(deps),
  ...({
    getInvoicesWaitingForTable: async (_request, { tenant, clock }) => ({
      waiting_periods: await tenant((tx) => waitingPeriods(tx, clock.today())),
    }),
    listSummaryTableRows: async ({ path }, { tenant }) => ({
      summary_rows: await tenant(async (tx) => wireRows(tx, await summaryTable.get(tx, path.id))),
    }),
    updateSummaryTableRows: async ({ path, body }, { tenant, account }) => ({
      invoice_data_summary_table: await tenant((tx) =>
        refreshSummaryTable(tx, { id: path.id, ...body.invoice_data_summary_table }, account),
      ),
    }),
    submitInvoiceDataSummaryTable: async ({ path, body }, { tenant, account, clock }) => ({
      invoice_data_summary_table: await tenant((tx) =>
        submitSummaryTable(tx, { id: path.id, ...body.invoice_data_summary_table }, account, clock),
      ),
    }),
    listInvoiceDataSummaryTableHistory: async ({ path }, { tenant }) => ({
      summary_table_events: await tenant(async (tx) => {
        await summaryTable.get(tx, path.id);
        return historyOf(tx, summaryTableKind, path.id);
      }),
    }),
    getInvoiceDataSummaryTableHold: async ({ path }, { tenant, clock }) => ({
      document_hold: await tenant(async (tx) => {
        const table = await summaryTable.get(tx, path.id);
        return documentHold(tx, summaryTableKind, table, clock, async () => sendBy(table));
      }),
    }),
    createTableCorrection: async ({ path, body }, { tenant, account, clock }) => ({
      table_correction: await tenant((tx) =>
        noteTableCorrection(tx, path.id, body.table_correction, account, clock),
      ),
    }),
    deleteTableCorrection: async ({ path }, { tenant }) => ({
      table_correction: await tenant((tx) => dropTableCorrection(tx, path.id)),
    }),
    exportSummaryTableRows: async ({ path, query }, context) =>
      exportTable(path.id, query.format ?? 'xlsx', context),
    getInvoiceDataSummaryTableXml: async ({ path }, { tenant }) =>
      tenant(async (tx) => {
        const { period_kind, period_no, year, supplement, table_no } = await summaryTable.get(tx, path.id);
        const bytes = await storedFile(tx, summaryTableKind, path.id, 'signed');
        if (bytes === null)
          throw failure(
            409,
            'not_signed',
            'Bảng tổng hợp chưa được ký nên chưa có tệp XML. Hãy ký và gửi trước.',
          );
        const period = `${period_kind === 'month' ? 'thang' : 'quy'}-${period_no}-${year}`;
        const name = `bang-tong-hop-${await readTaxCode(tx)}-${period}-${supplement}-${table_no}.xml`;
        return new FileReply(bytes, 'application/xml', name);
      }),
  } satisfies Pick<
    Handlers,
    | 'getInvoicesWaitingForTable'
    | 'listSummaryTableRows'
    | 'updateSummaryTableRows'
    | 'submitInvoiceDataSummaryTable'
    | 'listInvoiceDataSummaryTableHistory'
    | 'getInvoiceDataSummaryTableHold'
    | 'createTableCorrection'
    | 'deleteTableCorrection'
    | 'exportSummaryTableRows'
    | 'getInvoiceDataSummaryTableXml'
  >),
});
