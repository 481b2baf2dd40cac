import { useGetInvoiceDetailReport } from '#generated/client/reports/reports.ts';
import { formatMinute } from '#src/ui/format/date.ts';
import { reportWords as words } from '#src/wording/reports/reports.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { PagedCard, ReportFrame } from './report-frame.tsx';
import { LINE_CHOICE, LinesTable } from './lines-table.tsx';
import { askedFor } from './report-state.ts';
import { PAGE_ROWS, useReport } from './use-report.ts';

const FILTERS = ['series', 'buyer', 'vat_rate'] as const;

/** Bảng kê chi tiết: the lines of the invoices of a period. */
export function DetailReportPage() {
  const view = useReport();
  const { state, show } = view;
  const { page, hidden } = state;
  const { data, error, isPending, refetch } = useGetInvoiceDetailReport(
    { ...askedFor(state, FILTERS), page, limit: PAGE_ROWS },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <ReportFrame
      title={words.titles.details}
      facts={data !== undefined && words.facts(formatMinute(data.computed_on))}
      view={view}
      saved="report_invoice_detail"
      filters={FILTERS}
      columns={LINE_CHOICE}
      exporting="exportInvoiceDetailReport"
      error={error}
      isPending={isPending}
      onRetry={() => void refetch()}
      rows={data?.figures.rows}
      withoutRate={data?.figures.without_rate}
    >
      {data !== undefined && (
        <PagedCard
          page={page}
          onPage={(next) => show({ page: next })}
          total={data.figures.rows}
          shown={data.rows.length}
        >
          <LinesTable report={data} hidden={hidden} />
        </PagedCard>
      )}
    </ReportFrame>
  );
}
