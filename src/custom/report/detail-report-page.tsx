import { useGetInvoiceDetailReport } from '#generated/client/reports/reports.ts';
import { reportTitles } from '#src/wording/record-lists.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { LINE_CHOICE, LinesTable } from './lines-table.tsx';
import { askedPage, PagedReport } from './paged-report.tsx';
import { isCrossed } from './report-state.ts';
import { useReport } from './use-report.ts';

/** Bảng kê chi tiết: the lines of the invoices of a period. */
export function DetailReportPage() {
  const view = useReport();
  const asked = useGetInvoiceDetailReport(askedPage(view.state), {
    query: { placeholderData: keepPreviousData, enabled: !isCrossed(view.state.period) },
  });
  return (
    <PagedReport
      title={reportTitles.details}
      saved="report_invoice_detail"
      columns={LINE_CHOICE}
      exporting="exportInvoiceDetailReport"
      view={view}
      asked={asked}
    >
      {(report) => <LinesTable report={report} hidden={view.state.hidden} />}
    </PagedReport>
  );
}
