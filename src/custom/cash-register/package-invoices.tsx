import { useMemo } from 'react';
import { shownName } from '#domain/invoice/shown-name.ts';
import { useListInvoiceCalculatingMachines } from '#generated/client/invoice-calculating-machines/invoice-calculating-machines.ts';
import type { components } from '#generated/types.ts';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { nothing } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { DataTable } from '#src/ui/list/data-table.tsx';
import type { Column } from '#src/ui/list/table-model.ts';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { registerWords as words } from '#src/wording/processing/cash-register.ts';

type Row = components['schemas']['InvoiceCalculatingMachine'];

const MAX_SHOWN = 50;

/** The invoices of a package, those that were refused first. */
export function PackageInvoices({ id }: { id: number }) {
  const { data, error, isPending, refetch } = useListInvoiceCalculatingMachines({
    package_id: id,
    limit: MAX_SHOWN,
    sort: 'status,number',
  });
  const columns = useMemo(() => columnsOf(), []);
  if (error !== null) return <FailedBanner error={error} onRetry={() => void refetch()} />;
  const rows = data ?? [];
  const of_package = new URLSearchParams({ filter: JSON.stringify({ package_id: id }) });
  return (
    <Card
      title={words.inPackage}
      flush
      action={
        rows.length === MAX_SHOWN && (
          <Button size="small" href={`${hrefOf('invoice_calculating_machines')}?${of_package}`}>
            {words.showAll}
          </Button>
        )
      }
    >
      <DataTable
        caption={words.inPackage}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        loading={isPending}
      />
    </Card>
  );
}

const columnsOf = (): readonly Column<Row>[] => [
  {
    key: 'invoice',
    header: words.invoice,
    width: 190,
    card: 'lead',
    cell: (row) => (
      <KitLink href={hrefOf('invoice_calculating_machines.one', row.id)}>{shownName(row)}</KitLink>
    ),
  },
  {
    key: 'buyer',
    header: words.buyer,
    card: 'name',
    cell: ({ buyer_name, buyer_person }) => buyer_name ?? buyer_person ?? nothing,
  },
  {
    key: 'total',
    header: words.sum,
    align: 'end',
    width: 160,
    card: 'amount',
    cell: ({ total, currency }) => (
      <Money amount={total} unit={currency === 'VND' ? false : currency} weight="medium" />
    ),
  },
  {
    key: 'state',
    header: words.state,
    width: 200,
    card: 'state',
    cell: ({ status }) => (
      <Badge tone={PUBLICATION_STATUS_TONES[status]}>{publicationStatusLabels[status]}</Badge>
    ),
  },
];
