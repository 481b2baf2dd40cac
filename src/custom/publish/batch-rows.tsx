import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { currencyUnit, formatCount, nothing } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { DataTable } from '#src/ui/list/data-table.tsx';
import type { Column } from '#src/ui/list/table-model.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { publishPageWords as words } from '#src/wording/processing/publish-page.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { useMemo } from 'react';
import type { InvoicePublishes } from './batch.tsx';

type Row = InvoicePublishes['rows'][number];

type BatchRowsProps = {
  rows: readonly Row[];
  /** How many there are on all pages. */
  all: number;
  page: number;
  onPage: (page: number) => void;
  /** Shows all of them again; null where they are shown. */
  onAll: (() => void) | null;
};

/** As many as the server answers at once. */
const ROWS_ON_PAGE = 250;

/** Each invoice with its state, and why it failed. */
export function BatchRows({ rows, all, page, onPage, onAll }: BatchRowsProps) {
  const linked = useMay()('getInvoice');
  const columns = useMemo(() => columnsOf(linked), [linked]);
  return (
    <Card
      title={words.rows}
      note={words.shown(formatCount(rows.length), formatCount(all))}
      flush
      action={
        onAll !== null && (
          <Button size="small" onClick={onAll}>
            {words.showAll}
          </Button>
        )
      }
    >
      <DataTable caption={words.rows} columns={columns} rows={rows} rowId={({ invoice_id }) => invoice_id} />
      {all > ROWS_ON_PAGE && (
        <p className="publish__acts publish__pages">
          <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {words.before}
          </Button>
          <Button size="small" disabled={page * ROWS_ON_PAGE >= all} onClick={() => onPage(page + 1)}>
            {words.after}
          </Button>
        </p>
      )}
    </Card>
  );
}

function StateBadge({ status, outcome }: Row) {
  if (status === null) return <Badge tone="default">{words.gone}</Badge>;
  if (outcome === 'failed' && status === 'draft') return <Badge tone="critical">{words.notTaken}</Badge>;
  return <Badge tone={PUBLICATION_STATUS_TONES[status]}>{publicationStatusLabels[status]}</Badge>;
}

const columnsOf = (linked: boolean): readonly Column<Row>[] => [
  {
    key: 'invoice',
    header: words.invoice,
    width: 176,
    card: 'lead',
    cell: ({ invoice_id, name, status }) =>
      linked && status !== null ? (
        <KitLink href={hrefOf('invoices.one', invoice_id)}>{name ?? nothing}</KitLink>
      ) : (
        <b className="k-number">{name ?? nothing}</b>
      ),
  },
  {
    key: 'buyer',
    header: words.buyer,
    card: 'name',
    cell: ({ buyer_name, reasons }) => (
      <span className="publish__buyer">
        {buyer_name ?? nothing}
        {reasons.map(({ code, message }) => (
          <em key={code}>{serverSaid.of(message)}</em>
        ))}
      </span>
    ),
  },
  {
    key: 'state',
    header: words.state,
    width: 176,
    card: 'state',
    cell: (row) => <StateBadge {...row} />,
  },
  {
    key: 'total',
    header: words.sum,
    align: 'end',
    width: 140,
    card: 'amount',
    cell: ({ total, currency }) => (
      <Money amount={total} unit={currencyUnit(currency ?? '')} weight="medium" />
    ),
  },
];
