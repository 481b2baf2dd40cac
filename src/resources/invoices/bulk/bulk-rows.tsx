import type { components } from '#generated/types.ts';
import { pathsOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { nothing } from '#src/ui/format/number.ts';
import { bulkPublishWords } from '#src/wording/bulk-publish.ts';
import { InvoiceLabel, StatusCell } from '#src/resources/invoices/invoice-cells.tsx';
import type { InvoiceRow } from './bulk-tally.ts';

type BulkRowsProps = {
  rows: readonly InvoiceRow[];
  followed: readonly InvoiceRow[];
  refused: components['schemas']['BulkPublication']['refused'];
};

const { one } = pathsOf('invoices');

/** Each invoice: those that were refused first, with the reason. */
export function BulkRows({ rows, followed, refused }: BulkRowsProps) {
  const why = new Map(refused.map(({ invoice_id, reasons }) => [invoice_id, reasons]));
  const now = new Map(followed.map((row) => [row.id, row]));
  const sorted = [...rows.filter(({ id }) => why.has(id)), ...rows.filter(({ id }) => !why.has(id))];
  return (
    <ul className="bulk-progress__rows" aria-label={bulkPublishWords.list} tabIndex={0}>
      {sorted.map((sent) => {
        const row = now.get(sent.id) ?? sent;
        const reasons = why.get(row.id);
        return (
          <li key={row.id}>
            <span>
              <KitLink href={one(row.id)}>
                <InvoiceLabel {...row} />
              </KitLink>
              <small>{row.buyer_name ?? row.buyer_person ?? nothing}</small>
            </span>
            {reasons ? (
              <Badge tone="critical">{bulkPublishWords.notTaken}</Badge>
            ) : (
              <StatusCell invoice={row} />
            )}
            {reasons && <p>{reasons.map(({ message }) => message).join(' ')}</p>}
          </li>
        );
      })}
    </ul>
  );
}
