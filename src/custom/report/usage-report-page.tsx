import { numberText } from '#domain/invoice/shown-name.ts';
import { useGetInvoiceUsageReport } from '#generated/client/reports/reports.ts';
import { ConservationBar } from '#src/ui/display/conservation-bar.tsx';
import type { DateRange } from '#src/ui/field/date/date-presets.ts';
import { formatMinute } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { reportWords, usageReportWords as words } from '#src/wording/reports/reports.ts';
import { reportTitles } from '#src/wording/record-lists.ts';
import { QuarterPicker } from './quarter-picker.tsx';
import { ReportFrame } from './report-frame.tsx';
import { askedFor, isCrossed } from './report-state.ts';
import { AMOUNTS, UsageAmount } from './usage-amount.tsx';
import { LeftCard, PreviousCard } from './usage-cards.tsx';
import { COUNTS, UsageCount, sumOf, type UsageRow as Row } from './usage-count.tsx';
import { useReport } from './use-report.ts';

const FILTERS = ['series'] as const;
/** Each of them is a part of the sum. */
const NO_COLUMNS = [] as const;

/** Tình hình sử dụng hóa đơn: what each series was used for in a period; counts lead to their invoices. */
export function UsageReportPage() {
  const view = useReport();
  const { period, filter } = view.state;
  const show = (chosen: DateRange) => view.show({ period: chosen });
  const { data, error, isPending, refetch } = useGetInvoiceUsageReport(askedFor(view.state, FILTERS), {
    query: { enabled: !isCrossed(view.state.period) },
  });
  return (
    <ReportFrame
      title={reportTitles.usages}
      facts={data !== undefined && reportWords.usageFacts(formatMinute(data.computed_on))}
      view={view}
      saved="report_invoice_usage"
      filters={FILTERS}
      periods={<QuarterPicker period={period} onPeriod={show} />}
      columns={NO_COLUMNS}
      exporting="exportInvoiceUsageReport"
      error={error}
      isPending={isPending}
      onRetry={() => void refetch()}
      rows={data?.rows.length}
      withoutRate={data?.rows.reduce((sum, { without_rate }) => sum + without_rate, 0)}
    >
      {data !== undefined && (
        <>
          <SumCard rows={data.rows} />
          <Card flush>
            <UsageTable rows={data.rows} period={period} series={filter.series} />
            <p className="report__help">{words.help}</p>
          </Card>
          <div className="report__pair">
            <LeftCard rows={data.rows} period={period} series={filter.series} />
            {data.previous.length > 0 && <PreviousCard quarters={data.previous} state={view.state} />}
          </div>
        </>
      )}
    </ReportFrame>
  );
}

/** Where the invoices of all series are: the groups add up to what was made. */
function SumCard({ rows }: { rows: readonly Row[] }) {
  const groups = {
    accepted: sumOf(rows, 'issued', 'adjusting', 'replacing'),
    cancelled: sumOf(rows, 'cancelled'),
    refused: sumOf(rows, 'refused'),
    unknown: sumOf(rows, 'unknown'),
    waiting: sumOf(rows, 'waiting'),
  };
  const { accepted, refused, unknown, waiting } = groups;
  const shown = GROUPS.filter((key) => key !== 'cancelled' || groups.cancelled > 0);
  return (
    <Card>
      <div className="report__groups">
        <b>{words.count(formatCount(sumOf(rows, 'opening', 'submitted')))}</b>
        <ul>
          {shown.map((key) => (
            <li key={key}>
              {BARS[key] !== null && <i className={`k-conservation__${BARS[key]}`} aria-hidden />}
              <b>{formatCount(groups[key])}</b> {words.groups[key]}
            </li>
          ))}
        </ul>
      </div>
      <ConservationBar tall ok={accepted} failed={refused} unknown={unknown} waiting={waiting} />
    </Card>
  );
}

const GROUPS = ['accepted', 'cancelled', 'refused', 'unknown', 'waiting'] as const;
/** Those given up are no part of the bar: nothing comes of them any more. */
const BARS = {
  accepted: 'ok',
  cancelled: null,
  refused: 'failed',
  unknown: 'unknown',
  waiting: 'waiting',
} as const;

/** What the columns of counts are under; the last three stand by themselves. */
const HEADS = [
  { name: 'due', columns: 2 },
  { name: 'accepted', columns: 3 },
  { name: 'pending', columns: 3 },
] as const;

/** Whether another template of the period has the same series. */
const isSharedIn = (rows: readonly Row[], { series }: Row): boolean =>
  rows.filter((row) => row.series === series).length > 1;

type UsageTableProps = {
  rows: readonly Row[];
  period: DateRange;
  /** The filter by the beginning of a series; '' for all. */
  series: string;
};

function UsageTable({ rows, period, series }: UsageTableProps) {
  return (
    <div className="k-table-frame" tabIndex={0} role="region" aria-label={reportTitles.usages}>
      <table className="report__table report__table--usages">
        <caption className="k-visually-hidden">{reportTitles.usages}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {words.series}
            </th>
            <th scope="col" rowSpan={2}>
              {words.numbers}
            </th>
            {HEADS.map(({ name, columns }) => (
              <th key={name} scope="colgroup" colSpan={columns} className="k-cell--center">
                {words[name]}
              </th>
            ))}
            {(['cancelled', 'closing', 'replaced'] as const).map((key) => (
              <th key={key} scope="col" rowSpan={2} className="k-cell--end">
                {words[key]}
              </th>
            ))}
            <th scope="colgroup" colSpan={3} className="k-cell--center">
              {words.amounts}
            </th>
          </tr>
          <tr className="report__counts">
            {COUNTS.slice(0, -3).map((key) => (
              <th key={key} scope="col" className="k-cell--end">
                {words[key]}
              </th>
            ))}
            {AMOUNTS.map((key) => (
              <th key={key} scope="col" className="k-cell--end">
                {words[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.series} ${row.template_id}`}>
              <td>
                <b>{row.series}</b>
                <small>{row.template_name}</small>
              </td>
              <td>
                {row.first !== null && `${numberText(row.first)}\u00A0– ${numberText(row.last ?? row.first)}`}
              </td>
              {COUNTS.map((key) => (
                <td key={key} className="k-cell--end" data-label={words[key]}>
                  <UsageCount
                    rows={[row]}
                    {...{ name: key, period, series }}
                    isShared={isSharedIn(rows, row)}
                  />
                </td>
              ))}
              {AMOUNTS.map((key) => (
                <td key={key} className="k-cell--end report__amount" data-label={words[key]}>
                  <UsageAmount
                    rows={[row]}
                    {...{ name: key, period, series }}
                    isShared={isSharedIn(rows, row)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="report__all">
            <th scope="row" colSpan={2}>
              {words.sum(formatCount(rows.length))}
            </th>
            {COUNTS.map((key) => (
              <td key={key} className="k-cell--end" data-label={words[key]}>
                <UsageCount {...{ rows, name: key, period, series }} />
              </td>
            ))}
            {AMOUNTS.map((key) => (
              <td key={key} className="k-cell--end report__amount" data-label={words[key]}>
                <UsageAmount {...{ rows, name: key, period, series }} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
