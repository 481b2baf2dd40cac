import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { http } from '#generated/client/http.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { Money } from '#src/ui/display/money.tsx';
import { shortCompanyName } from '#src/ui/format/company-name.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { nothing } from '#src/ui/format/number.ts';
import type { Column } from '#src/ui/list/table-model.ts';
import type { FilterValues } from '#src/views/list/active-filters.ts';
import { ResourceList } from '#src/views/list/resource-list.tsx';
import type { ListTab } from '#src/views/list/searches/list-tab.ts';
import { Reminders } from '#src/views/reminders/reminders.tsx';
import type { Screen } from '#src/views/screen.ts';
import { invoiceListWords, tabWords } from '#src/wording/invoice.ts';
import { InvoiceLabel, MailCell, StatusCell } from './invoice-cells.tsx';
import { OpenRequests } from './open-requests.tsx';
import { statusesOf, statusGroups, unsentStatuses, type StatusGroup } from './status-groups.ts';

/** The form of phiếu xuất kho: nothing is paid for goods on the way. */
const DELIVERY_NOTE = '6';

type Row = components['schemas']['InvoiceSummary'];

const asRow = (record: RaRecord) => record as Row;
const buyer = (record: RaRecord) => asRow(record).buyer_name ?? asRow(record).buyer_person ?? nothing;

const columns: readonly Column<RaRecord>[] = [
  {
    key: 'number',
    header: invoiceListWords.number,
    sortKey: 'number',
    width: 160,
    card: 'lead',
    cell: (record) => (
      <>
        <InvoiceLabel {...asRow(record)} />
        <small className="invoice-label__date">{formatDate(asRow(record).issued_on)}</small>
      </>
    ),
  },
  {
    key: 'issued_on',
    header: invoiceListWords.issuedOn,
    sortKey: 'issued_on',
    width: 98,
    roomyOnly: true,
    card: 'meta',
    muted: true,
    cell: (record) => <span className="k-number">{formatDate(asRow(record).issued_on)}</span>,
  },
  {
    key: 'buyer_name',
    header: invoiceListWords.buyer,
    sortKey: 'buyer_name',
    card: 'name',
    cell: (record) => (
      <>
        <span className="buyer-name">{buyer(record)}</span>
        <span className="buyer-name--short">{shortCompanyName(buyer(record))}</span>
      </>
    ),
    fullText: buyer,
  },
  {
    key: 'buyer_tax_code',
    header: invoiceListWords.taxCode,
    width: 128,
    wideOnly: true,
    muted: true,
    cell: (record) => <span className="k-number">{asRow(record).buyer_tax_code ?? nothing}</span>,
  },
  {
    key: 'total',
    header: invoiceListWords.total,
    sortKey: 'total',
    align: 'end',
    width: 136,
    card: 'amount',
    cell: (record) => {
      const { form_no, total, currency } = asRow(record);
      if (form_no === DELIVERY_NOTE) return nothing;
      return <Money amount={total} unit={currency === 'VND' ? false : currency} weight="medium" />;
    },
  },
  {
    key: 'status',
    header: invoiceListWords.status,
    sortKey: 'status',
    width: 196,
    card: 'state',
    cell: (record) => <StatusCell invoice={asRow(record)} />,
  },
  {
    key: 'email_state',
    header: invoiceListWords.mail,
    width: 66,
    muted: true,
    wideOnly: true,
    card: 'none',
    cell: (record) => <MailCell state={asRow(record).email_state} />,
  },
];

type InvoiceListProps = Screen & {
  /** What stands between the title and the list. */
  above?: ReactNode;
  actions?: ReactNode;
};

/** Invoices by their state, newest first. */
export function InvoiceList({ above, actions, ...screen }: InvoiceListProps) {
  return (
    <ResourceList
      {...screen}
      columns={columns}
      tabs={useTabs(screen.descriptor.name)}
      createLabel={invoiceListWords.create}
      actions={actions}
      pages={
        <Reminders>
          {above}
          <OpenRequests />
        </Reminders>
      }
    />
  );
}

const tones: Partial<Record<StatusGroup, ListTab['tone']>> = { refused: 'critical', unknown: 'unknown' };

/** The states people ask for; one more filter beside the others. */
const statusTabs: readonly ListTab[] = statusGroups.map((group) => {
  const status = statusesOf(group);
  return {
    key: group,
    label: tabWords[group],
    filter: status === undefined ? {} : { status },
    tone: tones[group],
  };
});

/** The states, then what should have been sent to the tax authority and what should be today, where a date can be either. */
function useTabs(list: string): readonly ListTab[] {
  const url = `${operations.getSendingDue.path}?of=${list}`;
  const { data } = useQuery({
    queryKey: [url],
    queryFn: () => http<components['schemas']['SendingDue']>(url, { method: 'GET' }),
  });
  const { over_until, today_from, today_to } = data ?? {};
  const tab = (key: 'over' | 'due', beside: FilterValues): ListTab => ({
    ...{ key, label: tabWords[key], filter: { status: unsentStatuses }, beside },
    tone: 'critical',
  });
  return [
    ...statusTabs,
    ...(over_until ? [tab('over', { issued_onOnMax: over_until })] : []),
    ...(today_from ? [tab('due', { issued_onOnMin: today_from, issued_onOnMax: today_to })] : []),
  ];
}
