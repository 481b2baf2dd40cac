import { operations } from '#generated/operations.ts';
import { useCan } from '#src/providers/account-context.ts';
import { download } from '#src/providers/providers.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
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
import { ReportSearches } from './report-searches.tsx';
import { askedFor, type ReportFilter } from './report-state.ts';
import { ReportTools, type OptionalColumn } from './report-tools.tsx';
import { PAGE_ROWS, type ReportView } from './use-report.ts';
import './report.css';

const FORMATS = ['xlsx', 'csv', 'pdf'] as const satisfies readonly ExportFormat[];

type ReportFrameProps = {
  title: string;
  facts: ReactNode;
  view: ReportView;
  /** What saved settings of this report are kept under. */
  saved: `report_${string}`;
  filters: readonly (keyof ReportFilter)[];
  /** Columns that may be left out. */
  columns: readonly OptionalColumn[];
  exporting: 'exportInvoiceSummaryReport' | 'exportInvoiceDetailReport' | 'exportInvoiceUsageReport';
  error: unknown;
  isPending: boolean;
  onRetry: () => void;
  /** Nothing was issued in the period. */
  isEmpty: boolean;
  withoutRate?: number;
  children: ReactNode;
};

/** What the reports have in common: saved settings, period and filters, which stay while it is read, the export, and what stands in place of rows. */
export function ReportFrame(props: ReportFrameProps) {
  const { title, facts, view, error, isPending, onRetry, isEmpty, withoutRate = 0 } = props;
  const { period } = view.state;
  const can = useCan();
  const { path, access } = operations[props.exporting];
  const { run, ...followed } = useFollowedExport(download);
  const start = (format: ExportFormat) =>
    run(
      `${path}?${new URLSearchParams({ ...askedFor(view.state, props.filters), format }).toString()}`,
      `${title} ${period.from} ${period.to}.${format}`,
      title,
    );
  const exporting = { ...followed, formats: FORMATS, start };
  return (
    <>
      <PageHeader
        title={title}
        facts={facts}
        actions={can(access) && !isEmpty && <ExportButton exporting={exporting} labels={words.formats} />}
      />
      <ExportProgress exporting={exporting} label={title} />
      <div className="report">
        <ReportSearches type={props.saved} view={view} />
        <ReportTools view={view} filters={props.filters} columns={props.columns} />
        <RecordStates error={error} isPending={isPending} onRetry={onRetry}>
          {withoutRate > 0 && <Banner tone="warning">{words.withoutRate(formatCount(withoutRate))}</Banner>}
          {isEmpty ? <EmptyState heading={words.emptyTitle}>{words.emptyText}</EmptyState> : props.children}
        </RecordStates>
      </div>
    </>
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
