import { ROWS_AT_ONCE } from '#domain/reports/rows-at-once.ts';
import { operations } from '#generated/operations.ts';
import { useCan } from '#src/providers/account-context.ts';
import { download } from '#src/providers/providers.ts';
import { filteredHref, routeOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { Pager } from '#src/ui/list/pager.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { ExportButton } from '#src/views/list/export/export-button.tsx';
import { ExportProgress } from '#src/views/list/export/export-progress.tsx';
import { useFollowedExport } from '#src/views/list/export/use-export.ts';
import { RecordStates } from '#src/views/record/record-states.tsx';
import type { ExportFormat } from '#src/wording/lists.ts';
import { reportWords as words } from '#src/wording/reports/reports.ts';
import type { ReactNode } from 'react';
import { ReportJob, useReportJob } from './report-job.tsx';
import { ReportSearches } from './report-searches.tsx';
import { askedFor, isCrossed, type ReportFilter } from './report-state.ts';
import { ReportTools, type OptionalColumn } from './report-tools.tsx';
import { PAGE_ROWS, type ReportView } from './use-report.ts';
import './report.css';

const FORMATS = ['xlsx', 'csv', 'pdf'] as const satisfies readonly ExportFormat[];

/** What has a long report written, by the resource of its jobs. */
const STARTS = {
  report_invoice_summary: 'startInvoiceSummaryExport',
  report_invoice_detail: 'startInvoiceDetailExport',
  report_invoice_usage: 'startInvoiceUsageExport',
} as const;

type ReportFrameProps = {
  title: string;
  facts: ReactNode;
  view: ReportView;
  /** What saved settings of this report are kept under. */
  saved: keyof typeof STARTS;
  filters: readonly (keyof ReportFilter)[];
  /** Above the tools: other ways to choose a period. */
  periods?: ReactNode;
  /** Columns that may be left out. */
  columns: readonly OptionalColumn[];
  exporting: 'exportInvoiceSummaryReport' | 'exportInvoiceDetailReport' | 'exportInvoiceUsageReport';
  error: unknown;
  isPending: boolean;
  onRetry: () => void;
  /** Rows of the whole report; 0 where nothing was issued. */
  rows: number | undefined;
  withoutRate?: number;
  children: ReactNode;
};

/** What the reports have in common: saved settings, period and filters, which stay while it is read, the export, and what stands in place of rows. */
export function ReportFrame(props: ReportFrameProps) {
  const { title, facts, view, error, isPending, onRetry, rows = 1, withoutRate = 0 } = props;
  const isEmpty = rows === 0;
  const { period } = view.state;
  const crossed = isCrossed(period);
  const can = useCan();
  const { path, access } = operations[props.exporting];
  const { run, ...followed } = useFollowedExport(download);
  const asked = askedFor(view.state, props.filters);
  const written = useReportJob(props.saved, STARTS[props.saved], can(access), ({ id, file }) => {
    void run(`/api/jobs/${id}/file`, file?.name ?? title, title);
  });
  const start = async (format: ExportFormat) => {
    if (rows > ROWS_AT_ONCE[format === 'pdf' ? 'pdf' : 'xlsx']) return written.start(asked, format);
    const query = new URLSearchParams({ ...asked, format }).toString();
    await run(`${path}?${query}`, `${title} ${period.from} ${period.to}.${format}`, title);
  };
  const exporting = { ...followed, formats: FORMATS, start };
  return (
    <>
      <PageHeader
        title={title}
        facts={!crossed && facts}
        actions={
          can(access) && !isEmpty && !crossed && <ExportButton exporting={exporting} labels={words.formats} />
        }
      />
      <ExportProgress exporting={exporting} label={title} />
      {written.job !== null && (
        <ReportJob
          job={written.job}
          title={title}
          rows={rows}
          onStop={written.stop}
          onClose={written.close}
        />
      )}
      <div className="report">
        <ReportSearches type={props.saved} view={view} />
        {props.periods}
        <ReportTools view={view} filters={props.filters} columns={props.columns} />
        {crossed ? (
          <CrossedPeriod view={view} />
        ) : (
          <RecordStates error={error} isPending={isPending} onRetry={onRetry}>
            {withoutRate > 0 && <Banner tone="warning">{words.withoutRate(formatCount(withoutRate))}</Banner>}
            {isEmpty ? <EmptyReport view={view} filters={props.filters} /> : props.children}
          </RecordStates>
        )}
      </div>
    </>
  );
}

/** In place of rows, of a period that ends before it begins: nothing is read of it. */
export function CrossedPeriod({ view }: Pick<ReportFrameProps, 'view'>) {
  const { from, to } = view.state.period;
  return (
    <EmptyState
      heading={words.crossed(formatDate(from), formatDate(to))}
      actions={
        <Button tone="primary" onClick={() => view.show({ period: { from: to, to: from } })}>
          {words.swapDays}
        </Button>
      }
    >
      {words.crossedText}
    </EmptyState>
  );
}

const NO_FILTER: ReportFilter = { series: '', buyer: '', vat_rate: '' };

/** Nothing to report: because of a filter, which can be left out, or because nothing was issued in the period. */
export function EmptyReport({ view, filters }: Pick<ReportFrameProps, 'view' | 'filters'>) {
  const can = useCan();
  const { period, filter } = view.state;
  if (filters.some((name) => filter[name] !== ''))
    return (
      <EmptyState
        heading={words.noMatch}
        actions={
          <Button tone="primary" onClick={() => view.show({ filter: NO_FILTER })}>
            {words.withoutFilter}
          </Button>
        }
      >
        {words.noMatchText}
      </EmptyState>
    );
  const list = filteredHref('invoices', { issued_onOnMin: period.from, issued_onOnMax: period.to });
  return (
    <EmptyState
      heading={words.emptyTitle}
      actions={can(routeOf('invoices').access) && <Button href={list}>{words.openList}</Button>}
    >
      {words.emptyText}
    </EmptyState>
  );
}

type PagedCardProps = {
  page: number;
  onPage: (page: number) => void;
  /** Rows of the whole report, and of this page. */
  total: number;
  shown: number;
  children: ReactNode;
};

/** A page of rows; one behind the last, as an old bookmark may name, leads back to the first. */
export function PagedCard({ page, onPage, total, shown, children }: PagedCardProps) {
  return (
    <Card flush>
      {shown === 0 ? (
        <EmptyState
          heading={words.noPage}
          actions={
            <Button tone="primary" onClick={() => onPage(1)}>
              {words.firstPage}
            </Button>
          }
        />
      ) : (
        <>
          {children}
          <Pager page={page} perPage={PAGE_ROWS} total={total} onPage={onPage} />
        </>
      )}
    </Card>
  );
}
