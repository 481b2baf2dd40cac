import { operations } from '#generated/operations.ts';
import { useCan } from '#src/providers/account-context.ts';
import { download } from '#src/providers/providers.ts';
import { today } from '#src/providers/today.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import type { DateRange } from '#src/ui/field/date/date-presets.ts';
import { DateRangeField } from '#src/ui/field/date/date-range-field.tsx';
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
import { useState, type ReactNode } from 'react';
import { isReportDay, PAGE_ROWS } from './use-report.ts';
import './report.css';

const FORMATS = ['xlsx', 'csv', 'pdf'] as const satisfies readonly ExportFormat[];

type ReportFrameProps = {
  title: string;
  facts: ReactNode;
  period: DateRange;
  onPeriod: (period: DateRange) => void;
  exporting: 'exportInvoiceSummaryReport' | 'exportInvoiceDetailReport' | 'exportInvoiceUsageReport';
  error: unknown;
  isPending: boolean;
  onRetry: () => void;
  /** Nothing was issued in the period. */
  isEmpty: boolean;
  withoutRate?: number;
  children: ReactNode;
};

/** What the reports have in common: the period, which stays while it is read, the export, and what stands in place of rows. */
export function ReportFrame(props: ReportFrameProps) {
  const { title, facts, period, onPeriod, error, isPending, onRetry, isEmpty, withoutRate = 0 } = props;
  const can = useCan();
  const { path, access } = operations[props.exporting];
  const { run, ...followed } = useFollowedExport(download);
  const start = (format: ExportFormat) =>
    run(
      `${path}?${new URLSearchParams({ ...period, format }).toString()}`,
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
        <PeriodField period={period} onPeriod={onPeriod} />
        <RecordStates error={error} isPending={isPending} onRetry={onRetry}>
          {withoutRate > 0 && <Banner tone="warning">{words.withoutRate(formatCount(withoutRate))}</Banner>}
          {isEmpty ? <EmptyState heading={words.emptyTitle}>{words.emptyText}</EmptyState> : props.children}
        </RecordStates>
      </div>
    </>
  );
}

/** A period that is half typed is not read, and a year that is (0202 on the way to 2026) is none; what is typed stays in its field. */
function PeriodField({ period, onPeriod }: Pick<ReportFrameProps, 'period' | 'onPeriod'>) {
  const [typed, setTyped] = useState(period);
  const shown = `${period.from} ${period.to}`;
  const [read, setRead] = useState(shown);
  // The address changed: by what was typed, or by going back.
  if (shown !== read) {
    setRead(shown);
    setTyped(period);
  }
  const change = (next: DateRange) => {
    setTyped(next);
    if (isReportDay(next.from) && isReportDay(next.to) && next.from <= next.to) onPeriod(next);
  };
  return (
    <div className="report__period">
      <DateRangeField label={words.period} value={typed} onChange={change} today={today()} />
    </div>
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
