import type { Context, Handlers } from '#server/context.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import type { RawBuilder } from 'kysely';
import { detailPage } from './invoice-details.ts';
import { summaryPage } from './invoice-summaries.ts';
import { usageRows } from './invoice-usages.ts';
import { askedOf, type Asked } from './asked.ts';
import type { Period } from './period.ts';
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
      const asked = askedOf(query, clock.today());
      const { from, to } = asked;
      return {
        report_invoice_usage: { from, to, computed_on: clock.now(), rows: await read(usageRows(asked)) },
      };
    },
    exportInvoiceSummaryReport: async ({ query }, context) =>
      exportSummaries(askedOf(query, context.clock.today()), query.format ?? 'xlsx', {
        ...context,
        invoice_printer,
      }),
    exportInvoiceDetailReport: async ({ query }, context) =>
      exportDetails(askedOf(query, context.clock.today()), query.format ?? 'xlsx', {
        ...context,
        invoice_printer,
      }),
    exportInvoiceUsageReport: async ({ query }, context) =>
      exportUsages(askedOf(query, context.clock.today()), query.format ?? 'xlsx', {
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
