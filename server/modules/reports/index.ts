import type { Context, Handlers } from '#server/context.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import type { RawBuilder } from 'kysely';
import { detailPage } from './invoice-details.ts';
import { summaryPage } from './invoice-summaries.ts';
import { usageRows } from './invoice-usages.ts';
import { periodOf, type Period } from './period.ts';
import { exportDetails, exportSummaries, exportUsages } from './report-files.ts';

/** Báo cáo: what was sold in a period by rate and by line, and how the series were used. */
export const reportHandlers = ({ invoice_printer }: { invoice_printer: InvoicePrinter }) =>
  ({
    getInvoiceSummaryReport: async ({ query }, context) => ({
      report_invoice_summary: await reportPage(summaryPage, query, context),
    }),
    getInvoiceDetailReport: async ({ query }, context) => ({
      report_invoice_detail: await reportPage(detailPage, query, context),
    }),
    getInvoiceUsageReport: async ({ query }, { clock, read }) => {
      const period = periodOf(query, clock.today());
      return {
        report_invoice_usage: { ...period, computed_on: clock.now(), rows: await read(usageRows(period)) },
      };
    },
    exportInvoiceSummaryReport: async ({ query }, context) =>
      exportSummaries(periodOf(query, context.clock.today()), query.format ?? 'xlsx', {
        ...context,
        invoice_printer,
      }),
    exportInvoiceDetailReport: async ({ query }, context) =>
      exportDetails(periodOf(query, context.clock.today()), query.format ?? 'xlsx', {
        ...context,
        invoice_printer,
      }),
    exportInvoiceUsageReport: async ({ query }, context) =>
      exportUsages(periodOf(query, context.clock.today()), query.format ?? 'xlsx', {
        ...context,
        invoice_printer,
      }),
  }) satisfies Pick<
    Handlers,
    | 'getInvoiceSummaryReport'
    | 'getInvoiceDetailReport'
    | 'getInvoiceUsageReport'
    | 'exportInvoiceSummaryReport'
    | 'exportInvoiceDetailReport'
    | 'exportInvoiceUsageReport'
  >;

type Query = Partial<Period> & { page?: number; limit?: number };

/** A page of a report, and of which period and time it is. */
async function reportPage<Answer extends object>(
  statement: (period: Period, page: { limit: number; offset: number }) => RawBuilder<Answer>,
  { page = 1, limit = 25, ...ends }: Query,
  { clock, read }: Pick<Context, 'clock' | 'read'>,
): Promise<Period & { computed_on: string } & Answer> {
  const period = periodOf(ends, clock.today());
  const [answer] = await read(statement(period, { limit, offset: (page - 1) * limit }));
  if (answer === undefined) throw new Error('an aggregate without a row');
  return { ...period, computed_on: clock.now(), ...answer };
}
