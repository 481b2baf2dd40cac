import { decimalText, readDecimal, sum, ZERO } from '#domain/money/decimal.ts';
import { summaryTableName } from '#domain/summary-tables/content.ts';
import { useListInvoiceDataSummaryTables } from '#generated/client/invoice-data-summary-tables/invoice-data-summary-tables.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { DataTable } from '#src/ui/list/data-table.tsx';
import type { Column } from '#src/ui/list/table-model.ts';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { summaryTableWords } from '#src/wording/reports/summary-table.ts';
import type { SummaryTable } from './summary-table-page.tsx';

const words = summaryTableWords.period;
/** Tables of one period that are read: as many are some 200 MB of rows. With more there is no total, which would leave some out. */
const most = 100;

/** Corrections of rows that an earlier table had add nothing to a total. */
const summed = (tables: readonly SummaryTable[]): string =>
  decimalText(sum(tables.map(({ total }) => readDecimal(total) ?? ZERO)));

const isBefore = (one: SummaryTable, other: SummaryTable): boolean =>
  one.supplement < other.supplement || (one.supplement === other.supplement && one.table_no < other.table_no);

/** Totals of what was accepted of the period before a table, of the table itself, and of both. */
export function periodSums(tables: readonly SummaryTable[], table: SummaryTable) {
  const accepted = tables.filter((one) => one.answered_on !== null && isBefore(one, table));
  return { before: summed(accepted), own: summed([table]), after: summed([...accepted, table]) };
}

/** The tables of the same period and currency, and what this one adds to those that were accepted; nothing for the only one. */
export function PeriodCard({ table }: { table: SummaryTable }) {
  const { period_kind, period_no, year, currency } = table;
  const first = summaryTableName({
    period: { kind: period_kind, no: period_no, year },
    ...{ supplement: 0, table_no: 1, currency: 'VND' },
  });
  const { data, error, refetch } = useListInvoiceDataSummaryTables({
    ...{ query: first, period_kind, sort: 'id', limit: most },
  });
  if (error) return <FailedBanner error={error} onRetry={() => void refetch()} />;
  const tables = (data ?? [])
    .filter((one) => one.year === year && one.period_no === period_no && one.currency === currency)
    .toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
  if (tables.length < 2) return null;
  return (
    <Card flush order={4} title={words.title} note={words.count(formatCount(tables.length), currency)}>
      <DataTable
        caption={words.title}
        columns={columnsOf(table.id)}
        rows={tables}
        rowId={({ id }) => id}
        loading={false}
      />
      {data !== undefined && data.length < most && <Bridge {...periodSums(tables, table)} />}
    </Card>
  );
}

function Bridge(sums: ReturnType<typeof periodSums>) {
  return (
    <dl className="summary-table__bridge">
      {(['before', 'own', 'after'] as const).map((part) => (
        <div key={part}>
          <dt>{words[part]}</dt>
          <dd>
            <Money amount={sums[part]} unit={false} weight="medium" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const columnsOf = (shown: number): readonly Column<SummaryTable>[] => [
  {
    key: 'name',
    header: words.table,
    card: 'lead',
    cell: ({ id, supplement, table_no }) => {
      const name = words.name(supplement, table_no);
      return id === shown ? (
        <b>{name}</b>
      ) : (
        <KitLink href={hrefOf('invoice_data_summary_tables.one', id)}>{name}</KitLink>
      );
    },
  },
  {
    key: 'status',
    header: words.status,
    card: 'state',
    cell: ({ status }) => (
      <Badge tone={PUBLICATION_STATUS_TONES[status]}>{publicationStatusLabels[status]}</Badge>
    ),
  },
  {
    key: 'invoice_count',
    header: summaryTableWords.submit.invoices,
    align: 'end',
    width: 108,
    card: 'none',
    cell: ({ invoice_count }) => formatCount(invoice_count),
  },
  {
    key: 'total',
    header: summaryTableWords.facts.total,
    align: 'end',
    width: 140,
    card: 'amount',
    cell: ({ total }) => <Money amount={total} unit={false} weight="medium" />,
  },
];
