import type { RaRecord } from 'react-admin';
import { INPUT_INVOICE_STATE_TONES, INPUT_INVOICE_VERDICT_TONES } from '#generated/vocabulary.ts';
import type { components } from '#generated/types.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { nothing } from '#src/ui/format/number.ts';
import type { Column } from '#src/ui/list/table-model.ts';
import { ResourceList } from '#src/views/list/resource-list.tsx';
import type { ListTab } from '#src/views/list/searches/list-tab.ts';
import type { Screen } from '#src/views/screen.ts';
import { collectorWords as words } from '#src/wording/processing/collectors.ts';
import { inputInvoiceStateLabels, inputInvoiceVerdictLabels } from '#src/wording/labels.ts';
import { MailboxLine } from './mailbox-line.tsx';
import { MissingCard } from './missing-card.tsx';
import { PurchaseTable } from './purchase-table.tsx';
import { RelatedLines } from './related-invoices.tsx';
import { TotalsLine } from './totals-line.tsx';
import { UploadCard } from './upload-card.tsx';
import './collector.css';

type Row = components['schemas']['InvoiceCollector'];

const asRow = (record: RaRecord) => record as Row;
const seller = (record: RaRecord) => asRow(record).seller_name;

/** `1C26TDT 00000981`: the number is what people look for, the series stands under it. */
const numberOf = (name: string) => name.split(' ').at(-1) ?? name;
const seriesOf = (name: string) => name.split(' ').slice(0, -1).join(' ');

const unitOf = ({ currency }: Row) => (currency === 'VND' ? false : currency);

const columns: readonly Column<RaRecord>[] = [
  {
    key: 'name',
    header: words.columns.name,
    sortKey: 'name',
    width: 100,
    card: 'lead',
    cell: (record) => (
      <span className="collector-cell">
        <b className="k-number">{numberOf(asRow(record).name)}</b>
        <small className="k-number">{seriesOf(asRow(record).name)}</small>
      </span>
    ),
  },
  {
    key: 'seller_name',
    header: words.columns.seller,
    sortKey: 'seller_name',
    card: 'name',
    fullText: seller,
    cell: (record) => (
      <span className="collector-cell">
        <span className="collector-cell__name">{seller(record)}</span>
        <small className="k-number">{asRow(record).seller_tax_code}</small>
      </span>
    ),
  },
  {
    key: 'issued_on',
    header: words.columns.issued_on,
    sortKey: 'issued_on',
    width: 98,
    card: 'meta',
    cell: (record) => <span className="k-number">{formatDate(asRow(record).issued_on)}</span>,
  },
  {
    key: 'purchase_order_no',
    header: words.columns.purchase_order_no,
    sortKey: 'purchase_order_no',
    width: 96,
    wideOnly: true,
    card: 'none',
    cell: (record) => asRow(record).purchase_order_no ?? nothing,
  },
  {
    key: 'total_vat',
    header: words.columns.vat,
    sortKey: 'total_vat',
    align: 'end',
    width: 104,
    wideOnly: true,
    card: 'none',
    cell: (record) => <Money amount={asRow(record).total_vat} unit={unitOf(asRow(record))} />,
  },
  {
    key: 'total',
    header: words.columns.total,
    sortKey: 'total',
    align: 'end',
    width: 118,
    card: 'amount',
    cell: (record) => <Money amount={asRow(record).total} unit={unitOf(asRow(record))} weight="medium" />,
  },
  {
    key: 'verdict',
    header: words.columns.verdict,
    sortKey: 'verdict',
    width: 228,
    card: 'state',
    cell: (record) => {
      const { verdict, finding } = asRow(record);
      return (
        <span className="collector-cell">
          <span>
            <Badge tone={INPUT_INVOICE_VERDICT_TONES[verdict]}>{inputInvoiceVerdictLabels[verdict]}</Badge>
          </span>
          {finding !== null && <small className="collector-cell__finding">{finding}</small>}
          <RelatedLines invoice={asRow(record)} />
        </span>
      );
    },
  },
  {
    key: 'state',
    header: words.columns.state,
    sortKey: 'state',
    width: 124,
    roomyOnly: true,
    card: 'none',
    cell: (record) => {
      const { state, decided_by_name } = asRow(record);
      return (
        <span className="collector-cell">
          <span>
            <Badge tone={INPUT_INVOICE_STATE_TONES[state]}>{inputInvoiceStateLabels[state]}</Badge>
          </span>
          {decided_by_name !== null && <small>{decided_by_name}</small>}
        </span>
      );
    },
  },
];

const tabs: readonly ListTab[] = [
  { key: 'all', label: words.tabs.all, filter: {} },
  { key: 'new', label: words.tabs.new, filter: { state: 'new' } },
  { key: 'valid', label: words.tabs.valid, filter: { verdict: 'valid' } },
  { key: 'warning', label: words.tabs.warning, filter: { verdict: 'warning' } },
  { key: 'invalid', label: words.tabs.invalid, filter: { verdict: 'invalid' }, tone: 'critical' },
];

/** /admin/invoice-collectors: where invoices from sellers are taken in, and what is to be decided of them. */
export function CollectorList(screen: Screen) {
  return (
    <ResourceList
      {...screen}
      columns={columns}
      tabs={tabs}
      actions={<PurchaseTable />}
      totals={<TotalsLine />}
      pages={
        <div className="collector-above">
          <UploadCard />
          <MailboxLine />
          <MissingCard />
        </div>
      }
    />
  );
}
