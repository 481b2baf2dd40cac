import { allows } from '#domain/access/permissions.ts';
import { ROWS_AT_ONCE } from '#domain/reports/rows-at-once.ts';
import { operations } from '#generated/operations.ts';
import type { Context, Handlers } from '#server/context.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import type { RawBuilder } from 'kysely';
import { detailPage } from './invoice-details.ts';
import { byMonth, summaryPage } from './invoice-summaries.ts';
import { usageRows } from './invoice-usages.ts';
import { askedOf, type Asked } from './asked.ts';
import type { Period } from './period.ts';
import type { ReportFormat } from './report-file.ts';
import { exportDetails, exportSummaries, exportUsages } from './report-files.ts';
import { exportPurchases } from './purchase-file.ts';
import { previousQuarters } from './previous-quarters.ts';
import { startReport, type ReportName, type WriteReport } from './report-jobs.ts';

export {
  EXPORT_OF_REPORT,
  reportCrontab,
  reportTasks,
  sweepReports,
  type ReportTaskDeps,
} from './report-jobs.ts';

/** Statements that the benchmarks time beside the invoices themselves. */
export const reportStatements = { byMonth, detailPage, summaryPage, usageRows } as const;

/** Báo cáo: what was sold in a period by rate and by line, and how the series were used. */
export function reportHandlers({ invoice_printer }: { invoice_printer: InvoicePrinter }) {
  return {
    getInvoiceSummaryReport: async ({ query }, context) => ({
      report_invoice_summary: await reportPage(summaryPage, query, context),
    }),
    getInvoiceDetailReport: async ({ query }, context) => ({
      report_invoice_detail: await reportPage(detailPage, query, context),
    }),
    getInvoiceUsageReport: async ({ query }, { account, clock, read }) => {
      const asked = askedOf(query, clock.today());
      const { from, to } = asked;
      const rows = await read(usageRows(asked));
      const previous = await read(
        previousQuarters(asked, allows(account.permissions, operations.getMonthBoard.access)),
      );
      return { report_invoice_usage: { from, to, computed_on: clock.now(), rows, previous } };
    },
    exportInvoiceSummaryReport: ({ query }, context) => atOnce(exportSummaries, query, context),
    exportInvoiceDetailReport: ({ query }, context) => atOnce(exportDetails, query, context),
    exportInvoiceUsageReport: ({ query }, context) => atOnce(exportUsages, query, context),
    exportPurchaseReport: ({ query }, context) => atOnce(exportPurchases, query, context),
    startInvoiceSummaryExport: ({ body }, context) => byJob('report_invoice_summary', body, context),
    startInvoiceDetailExport: ({ body }, context) => byJob('report_invoice_detail', body, context),
    startInvoiceUsageExport: ({ body }, context) => byJob('report_invoice_usage', body, context),
  } satisfies Pick<Handlers, ReportOperation>;

  /** A file written while it is sent. Failure: 422 report_too_long for a PDF that takes minutes to draw. */
  async function atOnce(write: WriteReport, { format = 'xlsx', ...query }: FileQuery, context: Context) {
    return write(askedOf(query, context.clock.today()), format, {
      ...context,
      invoice_printer,
      ...(format === 'pdf' ? { most_rows: ROWS_AT_ONCE.pdf } : {}),
    });
  }
}

type ReportOperation =
  | 'getInvoiceSummaryReport'
  | 'getInvoiceDetailReport'
  | 'getInvoiceUsageReport'
  | 'exportInvoiceSummaryReport'
  | 'exportInvoiceDetailReport'
  | 'exportInvoiceUsageReport'
  | 'exportPurchaseReport'
  | 'startInvoiceSummaryExport'
  | 'startInvoiceDetailExport'
  | 'startInvoiceUsageExport';

type FileQuery = Query & { format?: ReportFormat };

async function byJob(name: ReportName, { report_export }: { report_export: FileQuery }, context: Context) {
  const { format = 'xlsx', ...query } = report_export;
  return { job: await startReport(name, askedOf(query, context.clock.today()), format, context) };
}

type Query = Parameters<typeof askedOf>[0];

/** A page of a report, and of which period and time it is. */
async function reportPage<Answer extends object>(
  statement: (asked: Asked, page: { limit: number; offset: number }) => RawBuilder<Answer>,
  { page = 1, limit = 25, ...query }: Query,
  { clock, read }: Pick<Context, 'clock' | 'read'>,
): Promise<Period & { computed_on: string } & Answer> {
  const asked = askedOf(query, clock.today());
  const { from, to } = asked;
  const [answer] = await read(statement(asked, { limit, offset: (page - 1) * limit }));
  if (answer === undefined) throw new Error('an aggregate without a row');
  return { from, to, computed_on: clock.now(), ...answer };
}
