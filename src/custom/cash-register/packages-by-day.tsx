import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useMemo, useState } from 'react';
import { useMay } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { packageHref } from '#src/routes.ts';
import { ConservationBar } from '#src/ui/display/conservation-bar.tsx';
import { Glyph } from '#src/ui/display/glyph.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatDate, formatTime } from '#src/ui/format/date.ts';
import { formatCount, formatNumber, nothing } from '#src/ui/format/number.ts';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { toggleId } from '#src/ui/list/table-model.ts';
import { Card, Stack } from '#src/ui/layout/card.tsx';
import { DataTable } from '#src/ui/list/data-table.tsx';
import type { Column, RowId } from '#src/ui/list/table-model.ts';
import { registerWords as words } from '#src/wording/processing/cash-register.ts';
import { packageCounts, packageSums } from './package-counts.ts';
import { PackageGlance } from './package-glance.tsx';
import { PackageState } from './package-state.tsx';
import type { Package } from './use-sending.ts';

/** The latest packages, those of a day together, each unfolding to its invoices. */
export function PackagesByDay({ packages }: { packages: readonly Package[] }) {
  const mayList = useMay()('listInvoiceCalculatingMachines');
  const [unfolded, setUnfolded] = useState<ReadonlySet<RowId>>(new Set());
  const columns = useMemo(
    () =>
      columnsOf(mayList ? { unfolded, onFold: (id, on) => setUnfolded(toggleId(unfolded, id, on)) } : null),
    [mayList, unfolded],
  );
  const days = [...Map.groupBy(packages, ({ issued_on }) => issued_on)].sort(([a], [b]) => (a < b ? 1 : -1));
  return (
    <Stack>
      {days.map(([day, some]) => {
        const title = day === today() ? words.todayDay(formatDate(day)) : words.day(formatDate(day));
        return (
          <Card key={day} title={title} note={noteOf(some)} action={<DayState packages={some} />} flush>
            <DataTable
              caption={title}
              columns={columns}
              rows={some}
              rowId={({ id }) => id}
              below={(one) => unfolded.has(one.id) && <PackageGlance of={one} />}
            />
          </Card>
        );
      })}
    </Stack>
  );
}

/** How far the invoices of a day are; in words where nothing is left to do. */
function DayState({ packages }: { packages: readonly Package[] }) {
  const { failed, unknown, waiting, ...counts } = packageCounts(packages);
  const isDone = failed + unknown + waiting === 0 && packages.every(({ late }) => !late);
  return (
    <span className="register__day">
      {isDone && (
        <span>
          <Glyph tone="success" size={14} /> {words.dayTaken(formatCount(packages.length))}
        </span>
      )}
      <ConservationBar {...{ ...counts, failed, unknown, waiting }} />
    </span>
  );
}

function noteOf(packages: readonly Package[]): string {
  const { count, total } = packageSums(packages);
  return words.dayNote(formatCount(count), formatNumber(total));
}

/** The last eight characters tell one message from another. */
const shortId = (symbol: string, message_id: string): string =>
  `${symbol.startsWith('K') ? '216' : '206'} ${message_id.slice(-32, -26)}…${message_id.slice(-4)}`;

const KB = 1024;

/** Which packages are unfolded. */
type Folds = { unfolded: ReadonlySet<RowId>; onFold: (id: number, on: boolean) => void };

function Lot({ of: { id, name, created_on, package_no }, folds }: { of: Package; folds: Folds | null }) {
  const isOpen = folds?.unfolded.has(id) ?? false;
  return (
    <span className="register__lot">
      {folds !== null && (
        <IconButton
          name={(isOpen ? words.fold : words.unfold)(name)}
          icon={isOpen ? IconChevronDown : IconChevronRight}
          size="small"
          aria-expanded={isOpen}
          onClick={() => folds.onFold(id, !isOpen)}
        />
      )}
      <KitLink href={packageHref(id)}>
        <b className="k-number">{formatTime(created_on).slice(0, 5)}</b> {words.lot(package_no)}
      </KitLink>
    </span>
  );
}

/** Without folds, for who may not list the invoices, a package does not unfold. */
const columnsOf = (folds: Folds | null): readonly Column<Package>[] => [
  {
    key: 'sent_at',
    header: words.sentAt,
    width: 148,
    card: 'lead',
    cell: (one) => <Lot of={one} folds={folds} />,
  },
  {
    key: 'series',
    header: words.series,
    width: 96,
    card: 'meta',
    cell: ({ form_no, symbol }) => <span className="k-number">{`${form_no}${symbol}`}</span>,
  },
  {
    key: 'message',
    header: words.message,
    roomyOnly: true,
    card: 'name',
    cell: ({ symbol, message_id }) => (
      <code className="register__message">
        {message_id === null ? words.gathering : shortId(symbol, message_id)}
      </code>
    ),
  },
  {
    key: 'count',
    header: words.count,
    align: 'end',
    width: 80,
    cell: ({ invoice_count }) => <b className="k-number">{formatCount(invoice_count)}</b>,
  },
  {
    key: 'total',
    header: words.sum,
    align: 'end',
    width: 126,
    card: 'amount',
    cell: ({ total }) => <Money amount={total} unit={false} weight="medium" />,
  },
  {
    key: 'size',
    header: words.size,
    align: 'end',
    width: 104,
    wideOnly: true,
    muted: true,
    cell: ({ bytes }) => (bytes === null ? nothing : words.bytes(formatNumber((bytes / KB).toFixed(1)))),
  },
  {
    key: 'state',
    header: words.state,
    width: 190,
    card: 'state',
    cell: (one) => <PackageState of={one} />,
  },
];
