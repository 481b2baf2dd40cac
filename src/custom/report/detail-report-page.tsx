import { useGetInvoiceDetailReport } from '#generated/client/reports/reports.ts';
import type { components } from '#generated/types.ts';
import { formatDate, formatMinute } from '#src/ui/format/date.ts';
import { formatCount, formatNumber } from '#src/ui/format/number.ts';
import { reportWords as words } from '#src/wording/reports/reports.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PagedCard, ReportFrame } from './report-frame.tsx';
import { AmountCells, InvoiceCell, noteOf, rateName, sumsOf } from './rows.tsx';
import { askedFor } from './report-state.ts';
import { PAGE_ROWS, useReport } from './use-report.ts';

type Report = components['schemas']['InvoiceDetailReport'];

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
      columns={OPTIONAL}
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

const NUMERIC: readonly string[] = ['quantity', 'price', 'revenue', 'vat'];
const LEADING = [
  'place',
  'number',
  'issuedOn',
  'buyer',
  'goods',
  'unit',
  'quantity',
  'price',
  'rate',
] as const;
const OPTIONAL = [...LEADING.filter((key) => key !== 'number'), 'note' as const].map((key) => ({
  key,
  label: words.columns[key],
}));

type LinesTableProps = { report: Report; hidden: readonly string[] };

function LinesTable({ report: { figures, rows }, hidden }: LinesTableProps) {
  const leading = LEADING.filter((key) => !hidden.includes(key));
  const noted = !hidden.includes('note');
  const heads = [...leading, 'revenue' as const, 'vat' as const, ...(noted ? (['note'] as const) : [])];
  return (
    <div className="k-table-frame" tabIndex={0} role="region" aria-label={words.titles.details}>
      <table className="report__table report__table--lines">
        <caption className="k-visually-hidden">{words.titles.details}</caption>
        <thead>
          <tr>
            {heads.map((key) => (
              <th key={key} scope="col" className={endOf(key)}>
                {words.columns[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.place}>
              {leading.map((key) => (
                <td
                  key={key}
                  data-column={key}
                  data-label={words.columns[key]}
                  className={endOf(key)}
                  title={titleOf(row, key)}
                >
                  {cellOf(row, key)}
                </td>
              ))}
              <AmountCells {...row} />
              {noted && <td>{noteOf(row)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={leading.length}>
              {words.page(formatCount(rows.length))}
            </th>
            <AmountCells {...sumsOf(rows)} />
            {noted && <td />}
          </tr>
          <tr className="report__all">
            <th scope="row" colSpan={leading.length}>
              {words.all(formatCount(figures.invoices))}
            </th>
            <AmountCells {...figures} />
            {noted && <td />}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type Row = Report['rows'][number];
type Leading = (typeof LEADING)[number];

const endOf = (key: string): string | undefined => (NUMERIC.includes(key) ? 'k-cell--end' : undefined);

const goodsOf = ({ kind, name }: Row): string =>
  kind === 'invoice_discount' ? words.invoiceDiscount : (name ?? '');

/** In full where the column is too narrow, or says it in short. */
function titleOf(row: Row, key: Leading): string | undefined {
  if (key === 'buyer') return row.buyer_name ?? undefined;
  if (key === 'goods') return goodsOf(row);
  return key === 'rate' ? rateName(row.vat_rate) : undefined;
}

function cellOf(row: Row, key: Leading): ReactNode {
  if (key === 'number') return <InvoiceCell {...row} />;
  const price = row.unit_price === null ? '' : formatNumber(row.unit_price);
  return {
    place: formatCount(row.place),
    issuedOn: formatDate(row.issued_on),
    buyer: row.buyer_name,
    goods: goodsOf(row),
    unit: row.unit,
    quantity: row.quantity === null ? '' : formatNumber(row.quantity),
    price: price !== '' && row.currency !== 'VND' ? `${price} ${row.currency}` : price,
    rate: row.vat_rate,
  }[key];
}
