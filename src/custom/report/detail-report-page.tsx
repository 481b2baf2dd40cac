import { useGetInvoiceDetailReport } from '#generated/client/reports/reports.ts';
import type { components } from '#generated/types.ts';
import { formatDate, formatMinute } from '#src/ui/format/date.ts';
import { formatCount, formatNumber } from '#src/ui/format/number.ts';
import { reportWords as words } from '#src/wording/reports/reports.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { PagedCard, ReportFrame } from './report-frame.tsx';
import { AmountCells, InvoiceCell, noteOf, rateName, sumsOf } from './rows.tsx';
import { PAGE_ROWS, useReport } from './use-report.ts';

type Report = components['schemas']['InvoiceDetailReport'];

/** Bảng kê chi tiết: the lines of the invoices of a period. */
export function DetailReportPage() {
  const { period, page, showPeriod, showPage } = useReport();
  const { data, error, isPending, refetch } = useGetInvoiceDetailReport(
    { ...period, page, limit: PAGE_ROWS },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <ReportFrame
      title={words.titles.details}
      facts={data !== undefined && words.facts(formatMinute(data.computed_on))}
      period={period}
      onPeriod={showPeriod}
      exporting="exportInvoiceDetailReport"
      error={error}
      isPending={isPending}
      onRetry={() => void refetch()}
      isEmpty={data?.figures.invoices === 0}
      withoutRate={data?.figures.without_rate}
    >
      {data !== undefined && (
        <PagedCard page={page} onPage={showPage} total={data.figures.rows} shown={data.rows.length}>
          <LinesTable report={data} />
        </PagedCard>
      )}
    </ReportFrame>
  );
}

const NUMERIC = ['quantity', 'price', 'revenue', 'vat'];
const COLUMNS = [
  'place',
  'number',
  'issuedOn',
  'buyer',
  'goods',
  'unit',
  'quantity',
  'price',
  'rate',
  'revenue',
  'vat',
  'note',
] as const;
const BEFORE_AMOUNTS = 9;

function LinesTable({ report: { figures, rows } }: { report: Report }) {
  return (
    <div className="k-table-frame" tabIndex={0} role="region" aria-label={words.titles.details}>
      <table className="report__table report__table--lines">
        <caption className="k-visually-hidden">{words.titles.details}</caption>
        <thead>
          <tr>
            {COLUMNS.map((key) => (
              <th key={key} scope="col" className={NUMERIC.includes(key) ? 'k-cell--end' : undefined}>
                {words.columns[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <LineRow key={row.place} row={row} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={BEFORE_AMOUNTS}>
              {words.page(formatCount(rows.length))}
            </th>
            <AmountCells {...sumsOf(rows)} />
            <td />
          </tr>
          <tr className="report__all">
            <th scope="row" colSpan={BEFORE_AMOUNTS}>
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

function LineRow({ row }: { row: Report['rows'][number] }) {
  const name = row.kind === 'invoice_discount' ? words.invoiceDiscount : (row.name ?? '');
  const price = row.unit_price === null ? '' : formatNumber(row.unit_price);
  return (
    <tr>
      <td>{formatCount(row.place)}</td>
      <td>
        <InvoiceCell {...row} />
      </td>
      <td>{formatDate(row.issued_on)}</td>
      <td title={row.buyer_name ?? undefined}>{row.buyer_name}</td>
      <td title={name}>{name}</td>
      <td>{row.unit}</td>
      <td className="k-cell--end">{row.quantity === null ? '' : formatNumber(row.quantity)}</td>
      <td className="k-cell--end">
        {price !== '' && row.currency !== 'VND' ? `${price} ${row.currency}` : price}
      </td>
      <td title={rateName(row.vat_rate)}>{row.vat_rate}</td>
      <AmountCells {...row} />
      <td>{noteOf(row)}</td>
    </tr>
  );
}
