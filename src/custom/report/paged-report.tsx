import { formatMinute } from '#src/ui/format/date.ts';
import { reportWords as words } from '#src/wording/reports/reports.ts';
import type { ComponentProps, ReactNode } from 'react';
import { PagedCard, ReportFrame } from './report-frame.tsx';
import { askedFor, type ReportState } from './report-state.ts';
import { PAGE_ROWS, type ReportView } from './use-report.ts';

const FILTERS = ['series', 'buyer', 'vat_rate'] as const;

/** The query parameters of a page of rows. */
export const askedPage = (state: ReportState) => ({
  ...askedFor(state, FILTERS),
  page: state.page,
  limit: PAGE_ROWS,
});

type Paged = {
  computed_on: string;
  figures: { rows: number; without_rate: number };
  rows: readonly unknown[];
};

type PagedReportProps<Report> = Pick<
  ComponentProps<typeof ReportFrame>,
  'title' | 'saved' | 'columns' | 'exporting'
> & {
  view: ReportView;
  asked: { data: Report | undefined; error: unknown; isPending: boolean; refetch: () => unknown };
  /** The rows of a page. */
  children: (report: Report) => ReactNode;
};

/** A report of rows, a page at a time. */
export function PagedReport<Report extends Paged>({
  view,
  asked,
  children,
  ...frame
}: PagedReportProps<Report>) {
  const { data, error, isPending, refetch } = asked;
  return (
    <ReportFrame
      {...frame}
      facts={data !== undefined && words.facts(formatMinute(data.computed_on))}
      view={view}
      filters={FILTERS}
      error={error}
      isPending={isPending}
      onRetry={() => void refetch()}
      rows={data?.figures.rows}
      withoutRate={data?.figures.without_rate}
    >
      {data !== undefined && (
        <PagedCard
          page={view.state.page}
          onPage={(page) => view.show({ page })}
          total={data.figures.rows}
          shown={data.rows.length}
        >
          {children(data)}
        </PagedCard>
      )}
    </ReportFrame>
  );
}
