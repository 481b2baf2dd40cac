import { useGetInvoiceSummaryReport } from '#generated/client/reports/reports.ts';
import type { components } from '#generated/types.ts';
import { formatDate, formatMinute } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { reportWords as words } from '#src/wording/reports/reports.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { Fragment } from 'react';
import { PagedCard, ReportFrame } from './report-frame.tsx';
import { AmountCells, InvoiceCell, noteOf, rateName, sumsOf } from './rows.tsx';
import { PAGE_ROWS, useReport } from './use-report.ts';

type Report = components['schemas']['InvoiceSummaryReport'];

/** Bảng kê hóa đơn bán ra: what was sold in a period, by VAT rate. */
export function SalesReportPage() {
  const { period, page, showPeriod, showPage } = useReport();
  const { data, error, isPending, refetch } = useGetInvoiceSummaryReport(
    { ...period, page, limit: PAGE_ROWS },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <ReportFrame
      title={words.titles.summaries}
      facts={data !== undefined && words.facts(formatMinute(data.computed_on))}
      period={period}
      onPeriod={showPeriod}
      exporting="exportInvoiceSummaryReport"
      error={error}
      isPending={isPending}
      onRetry={() => void refetch()}
      isEmpty={data?.figures.invoices === 0}
      withoutRate={data?.figures.without_rate}
    >
      {data !== undefined && (
        <PagedCard page={page} onPage={showPage} total={data.figures.rows} shown={data.rows.length}>
          <SalesTable report={data} />
        </PagedCard>
      )}
    </ReportFrame>
  );
}

function SalesTable({ report: { figures, groups, rows } }: { report: Report }) {
  const { place, number, issuedOn, buyer, taxCode, revenue, vat, note } = words.columns;
  const shown = groups
    .map((group) => ({ ...group, rows: rows.filter(({ vat_rate }) => vat_rate === group.vat_rate) }))
    .filter((group) => group.rows.length > 0);
  return (
    <div className="k-table-frame" tabIndex={0} role="region" aria-label={words.titles.summaries}>
      <table className="report__table report__table--sales">
        <caption className="k-visually-hidden">{words.titles.summaries}</caption>
        <thead>
          <tr>
            {[place, number, issuedOn, buyer, taxCode].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {[revenue, vat].map((head) => (
              <th key={head} scope="col" className="k-cell--end">
                {head}
              </th>
            ))}
            <th scope="col">{note}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((group) => (
            <Fragment key={group.vat_rate ?? ''}>
              <tr className="report__group">
                <th scope="colgroup" colSpan={5}>
                  {/^\d/.test(group.vat_rate ?? '')
                    ? words.rateGroup(rateName(group.vat_rate))
                    : rateName(group.vat_rate)}
                </th>
                <AmountCells {...group} />
                <td>{words.rows(formatCount(groupRows(groups, group.vat_rate)))}</td>
              </tr>
              {group.rows.map((row) => (
                <tr key={row.place}>
                  <td>{formatCount(row.place)}</td>
                  <td>
                    <InvoiceCell {...row} />
                  </td>
                  <td>{formatDate(row.issued_on)}</td>
                  <td title={row.buyer_name ?? undefined}>{row.buyer_name}</td>
                  <td>{row.buyer_tax_code}</td>
                  <AmountCells {...row} />
                  <td>{noteOf(row)}</td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={5}>
              {words.page(formatCount(rows.length))}
            </th>
            <AmountCells {...sumsOf(rows)} />
            <td />
          </tr>
          <tr className="report__all">
            <th scope="row" colSpan={5}>
              {words.all(formatCount(figures.invoices))}
            </th>
            <AmountCells {...figures} />
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function groupRows(groups: Report['groups'], rate: string | null): number {
  return groups.find(({ vat_rate }) => vat_rate === rate)?.rows ?? 0;
}
