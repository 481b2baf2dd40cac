import { shownName } from '#domain/invoice/shown-name.ts';
import { useListSummaryTableRows } from '#generated/client/invoice-data-summary-tables/invoice-data-summary-tables.ts';
import type { components } from '#generated/types.ts';
import { decimalText, readDecimal, subtract, sum, ZERO } from '#domain/money/decimal.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { Segmented } from '#src/ui/field/choice/segmented.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { DataTable } from '#src/ui/list/data-table.tsx';
import { Pager } from '#src/ui/list/pager.tsx';
import type { Column } from '#src/ui/list/table-model.ts';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { summaryRowStateLabels } from '#src/wording/labels.ts';
import { summaryTableWords } from '#src/wording/reports/summary-table.ts';
import { useMemo, useState } from 'react';
import type { SummaryTable } from './summary-table-page.tsx';

type Row = components['schemas']['SummaryRow'];

const words = summaryTableWords.rows;
const perPage = 50;

/** The rows as they are sent, with what the tax authority says of them; fifty at a time, and their sum. */
export function RowsCard({ table: { id, invoice_count, refused_count } }: { table: SummaryTable }) {
  const { data, error, isPending, refetch } = useListSummaryTableRows(id);
  const [page, setPage] = useState(1);
  const [refusedOnly, setRefusedOnly] = useState(refused_count > 0);
  const rows = data ?? [];
  const columns = useColumns(rows);
  const shown = refusedOnly && refused_count > 0 ? rows.filter(({ reasons }) => reasons.length > 0) : rows;
  return (
    <Card
      flush
      order={3}
      title={words.title}
      note={
        data &&
        [words.count(formatCount(rows.length), formatCount(invoice_count)), ...states(rows)].join(' · ')
      }
      action={
        refused_count > 0 && (
          <Segmented
            label={words.title}
            labelHidden
            value={refusedOnly ? 'refused' : 'all'}
            onChange={(value) => {
              setRefusedOnly(value === 'refused');
              setPage(1);
            }}
            choices={[
              { value: 'refused', label: words.refusedOnly },
              { value: 'all', label: words.all },
            ]}
          />
        )
      }
    >
      {error ? (
        <FailedBanner error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <DataTable
            caption={words.title}
            columns={columns}
            rows={shown.slice((page - 1) * perPage, page * perPage)}
            rowId={({ position }) => position}
            loading={isPending}
            footer={
              shown.length === 0 && !isPending ? <p className="summary-table__none">{words.none}</p> : null
            }
          />
          {rows.length > 0 && <Sums rows={rows} />}
          {shown.length > perPage && (
            <Pager page={page} perPage={perPage} total={shown.length} onPage={setPage} />
          )}
        </>
      )}
    </Card>
  );
}

/** How many rows say what, where not all are new. */
function states(rows: readonly Row[]): string[] {
  const counts = new Map<Row['state'], number>();
  for (const { state } of rows) counts.set(state, (counts.get(state) ?? 0) + 1);
  if (counts.size === 0 || counts.get('new') === rows.length) return [];
  return [...counts].map(([state, count]) => words.ofState(summaryRowStateLabels[state], formatCount(count)));
}

const decimalOf = (text: string) => readDecimal(text) ?? ZERO;
const summed = (rows: readonly Row[], of: 'amount' | 'vat_amount' | 'total'): string =>
  decimalText(sum(rows.map((row) => decimalOf(row[of]))));

function Sums({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="summary-table__sums">
      {(['amount', 'vat_amount', 'total'] as const).map((of) => (
        <div key={of}>
          <dt>{`${words.sums} · ${{ amount: words.amount, vat_amount: words.vat, total: words.total }[of]}`}</dt>
          <dd>
            <Money amount={summed(rows, of)} unit={false} weight="medium" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Fees and deductions have a column where there are any. */
function useColumns(rows: readonly Row[]): readonly Column<Row>[] {
  const linked = useMay()('getInvoice');
  const beside = rows.some(({ fees, deduction }) =>
    [fees, deduction].some((one) => decimalText(decimalOf(one)) !== '0'),
  );
  return useMemo(() => columnsOf(linked).filter(({ key }) => key !== 'beside' || beside), [linked, beside]);
}

const columnsOf = (linked: boolean): readonly Column<Row>[] => [
  {
    key: 'invoice',
    header: words.invoice,
    card: 'lead',
    width: 164,
    cell: (row) => (
      <span className="summary-table__cell summary-table__words">
        {linked ? (
          <KitLink href={hrefOf('invoices.one', row.invoice_id)}>{shownName(row)}</KitLink>
        ) : (
          <b className="k-number">{shownName(row)}</b>
        )}
        <small>{formatDate(row.issued_on)}</small>
        {row.state !== 'new' && (
          <small>
            {[summaryRowStateLabels[row.state], row.related && words.related(row.related)]
              .filter(Boolean)
              .join(' ')}
          </small>
        )}
        {row.note !== null && <small>{row.note}</small>}
        {row.reasons.map(({ code, message }) => (
          <em key={code}>{`${message} (${code})`}</em>
        ))}
      </span>
    ),
  },
  {
    key: 'buyer',
    header: words.buyer,
    card: 'name',
    fullText: ({ buyer_name }) => buyer_name ?? '',
    cell: ({ buyer_name, buyer_tax_code, buyer_code }) => (
      <span className="summary-table__cell summary-table__words">
        {buyer_name}
        <small>{buyer_tax_code ?? buyer_code}</small>
      </span>
    ),
  },
  {
    key: 'amount',
    header: words.amount,
    align: 'end',
    width: 108,
    card: 'none',
    cell: ({ amount }) => <Money amount={amount} unit={false} />,
  },
  {
    key: 'vat',
    header: words.vat,
    align: 'end',
    width: 96,
    card: 'none',
    cell: ({ vat_amount, vat_rate }) => (
      <span className="summary-table__cell">
        <Money amount={vat_amount} unit={false} />
        <small>{vat_rate}</small>
      </span>
    ),
  },
  {
    key: 'beside',
    header: words.beside,
    align: 'end',
    width: 96,
    card: 'none',
    cell: ({ fees, deduction }) => (
      <Money amount={decimalText(subtract(decimalOf(fees), decimalOf(deduction)))} unit={false} />
    ),
  },
  {
    key: 'total',
    header: words.total,
    align: 'end',
    width: 112,
    card: 'amount',
    cell: ({ total }) => <Money amount={total} unit={false} weight="medium" />,
  },
];
