import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import type { components } from '#generated/types.ts';
import { label } from '#src/language/language.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatInstantDate, formatTime } from '#src/ui/format/date.ts';
import { nothing } from '#src/ui/format/number.ts';
import type { Column } from '#src/ui/list/table-model.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { historyWords } from '#src/wording/transmissions.ts';
import type { RaRecord } from 'react-admin';
import IconIn from '@tabler/icons-react/dist/esm/icons/IconArrowDownLeft.mjs';
import IconOut from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { Icon } from '#src/ui/display/icon.tsx';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import './transmissions.css';

export type Message = components['schemas']['Transmission'];

const of = (record: RaRecord) => record as Message;

/** What the message is, then why it was refused where it was. */
const contentOf = (record: RaRecord) => {
  const { message_type_name, note } = of(record);
  return [label(message_type_name), note && serverSaid.of(note)].filter(Boolean).join(' · ');
};

/** Columns of a history: when, which way, what, of which document, how it ended. */
export const historyColumns = (): readonly Column<RaRecord>[] => [
  {
    key: 'created_on',
    header: historyWords.columns.time,
    sortKey: 'created_on',
    width: 150,
    card: 'meta',
    cell: (record) => (
      <span className="k-number message-time">
        {formatTime(of(record).created_on)} <small>{formatInstantDate(of(record).created_on)}</small>
      </span>
    ),
  },
  {
    key: 'direction',
    header: historyWords.columns.direction,
    sortKey: 'direction',
    width: 80,
    muted: true,
    card: 'none',
    cell: (record) => <Direction way={of(record).direction} />,
  },
  {
    key: 'message_type',
    header: historyWords.columns.type,
    sortKey: 'message_type',
    width: 64,
    card: 'amount',
    cell: (record) => <b className="k-number">{of(record).message_type.replace('-', '−')}</b>,
  },
  {
    key: 'invoice_label',
    header: historyWords.columns.document,
    // The number of an invoice always fits; packages, tables and notices have longer names where there is room.
    width: 'max(152px, 18cqi)',
    card: 'lead',
    cell: (record) => of(record).invoice_label ?? nothing,
    fullText: (record) => of(record).invoice_label ?? '',
  },
  {
    key: 'status',
    header: historyWords.columns.status,
    sortKey: 'status',
    width: 208,
    card: 'state',
    cell: (record) => {
      const { status } = of(record);
      return <Badge tone={PUBLICATION_STATUS_TONES[status]}>{publicationStatusLabels[status]}</Badge>;
    },
  },
  {
    key: 'message_type_name',
    header: historyWords.columns.content,
    roomyOnly: true,
    card: 'name',
    cell: contentOf,
    fullText: contentOf,
  },
];

/** Which way a message went: an arrow and a word. */
export function Direction({ way }: { way: 'out' | 'in' }) {
  return (
    <span className="message-way">
      <Icon of={way === 'out' ? IconOut : IconIn} size={16} />
      {historyWords.directions[way]}
    </span>
  );
}
