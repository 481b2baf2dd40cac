import { useGetInvoiceSummaryReport } from '#generated/client/reports/reports.ts';
import type { components } from '#generated/types.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { reportWords as words } from '#src/wording/reports/reports.ts';
import { reportTitles } from '#src/wording/record-lists.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { askedPage, PagedReport } from './paged-report.tsx';
import { AmountCells, FEW_COLUMNS, InvoiceCell, noteOf, rateName, TotalRows } from './rows.tsx';
import { isCrossed } from './report-state.ts';
import { useReport } from './use-report.ts';

type Report = components['schemas']['InvoiceSummaryReport'];

/** Bảng kê hóa đơn bán ra: what was sold in a period, by VAT rate. */
export function SalesReportPage() {
  const view = useReport();
  const asked = useGetInvoiceSummaryReport(askedPage(view.state), {
    query: { placeholderData: keepPreviousData, enabled: !isCrossed(view.state.period) },
  });
  return (
    <PagedReport
      title={reportTitles.summaries}
      saved="report_invoice_summary"
      columns={OPTIONAL}
      exporting="exportInvoiceSummaryReport"
      view={view}
      asked={asked}
    >
      {(report) => <SalesTable report={report} hidden={view.state.hidden} />}
    </PagedReport>
  );
}

const LEADING = ['place', 'number', 'issuedOn', 'buyer', 'taxCode'] as const;
const OPTIONAL = (['place', 'issuedOn', 'buyer', 'taxCode', 'note'] as const).map((key) => ({
  key,
  label: words.columns[key],
}));

/** Left out for want of room, so that the amounts are in sight; the tax code moves under the name of the buyer. */
const NARROW_OUT: ReadonlySet<string> = new Set(['place', 'taxCode']);

type SalesTableProps = { report: Report; hidden: readonly string[] };

function SalesTable({ report: { figures, groups, rows }, hidden }: SalesTableProps) {
  const { revenue, vat, note } = words.columns;
  const narrow = useMediaQuery(FEW_COLUMNS);
  const leading = LEADING.filter((key) => !hidden.includes(key) && !(narrow && NARROW_OUT.has(key)));
  const underBuyer = narrow && !hidden.includes('taxCode');
  const noted = !hidden.includes('note');
  const shown = groups
    .map((group) => ({ ...group, rows: rows.filter(({ vat_rate }) => vat_rate === group.vat_rate) }))
    .filter((group) => group.rows.length > 0);
  return (
    <div className="k-table-frame" tabIndex={0} role="region" aria-label={reportTitles.summaries}>
      <table className="report__table report__table--sales">
        <caption className="k-visually-hidden">{reportTitles.summaries}</caption>
        <thead>
          <tr>
            {leading.map((key) => (
              <th key={key} scope="col">
                {words.columns[key]}
              </th>
            ))}
            {[revenue, vat].map((head) => (
              <th key={head} scope="col" className="k-cell--end">
                {head}
              </th>
            ))}
            {noted && <th scope="col">{note}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map((group) => (
            <Fragment key={group.vat_rate ?? ''}>
              <tr className="report__group">
                <th scope="colgroup" colSpan={leading.length}>
                  {/^\d/.test(group.vat_rate ?? '')
                    ? words.rateGroup(rateName(group.vat_rate))
                    : rateName(group.vat_rate)}
                </th>
                <AmountCells {...group} />
                {noted && <td>{words.rows(formatCount(groupRows(groups, group.vat_rate)))}</td>}
              </tr>
              {group.rows.map((row) => (
                <tr key={row.place}>
                  {leading.map((key) => (
                    <td
                      key={key}
                      data-column={key}
                      title={key === 'buyer' ? (row.buyer_name ?? undefined) : undefined}
                    >
                      {cellOf(row, key)}
                      {key === 'buyer' && underBuyer && <small>{row.buyer_tax_code}</small>}
                    </td>
                  ))}
                  <AmountCells {...row} named />
                  {noted && <td>{noteOf(row)}</td>}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
        <TotalRows {...{ rows, figures, noted }} span={leading.length} />
      </table>
    </div>
  );
}

function cellOf(row: Report['rows'][number], key: (typeof LEADING)[number]): ReactNode {
  if (key === 'number') return <InvoiceCell {...row} />;
  return {
    place: formatCount(row.place),
    issuedOn: formatDate(row.issued_on),
    buyer: row.buyer_name,
    taxCode: row.buyer_tax_code,
  }[key];
}

function groupRows(groups: Report['groups'], rate: string | null): number {
  return groups.find(({ vat_rate }) => vat_rate === rate)?.rows ?? 0;
}
