import { useListTransmissions } from '#generated/client/transmissions/transmissions.ts';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDateSecond } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { historyWords } from '#src/wording/transmissions.ts';
import { Direction } from './history-columns.tsx';
import type { Message } from './history-columns.tsx';
import './transmissions.css';

/** Messages of one document that are read at once. */
const most = 100;

type MessageThreadProps = { message: Message; onOpen: (id: number) => void };

/** Every message of the same document, oldest first; nothing where this is the only one. */
export function MessageThread({ message, onOpen }: MessageThreadProps) {
  const { id, invoice_label } = message;
  const about = subjectOf(message);
  const { data, error, refetch } = useListTransmissions(
    { ...about, sort: 'created_on', limit: most },
    { query: { enabled: about !== null } },
  );
  if (error) {
    return <FailedBanner title={historyWords.threadFailed} error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined || data.length < 2) return null;
  return (
    <section className="message-thread">
      <h3>{historyWords.thread(invoice_label ?? '', formatCount(data.length))}</h3>
      <ol>
        {data.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-current={one.id === id ? 'true' : undefined}
              onClick={() => onOpen(one.id)}
            >
              <Direction way={one.direction} />
              <b className="k-number">{one.message_type}</b>
              <span className="k-number">{formatDateSecond(one.created_on)}</span>
              <Badge size="small" tone={PUBLICATION_STATUS_TONES[one.status]}>
                {publicationStatusLabels[one.status]}
              </Badge>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a message is about, as its list is asked for it; null where that is unknown. */
function subjectOf({
  invoice_id,
  registration_id,
  invoice_mistake_id,
  summary_table_id,
  package_id,
}: Message) {
  if (invoice_id !== null) return { invoice_id };
  if (registration_id !== null) return { registration_id };
  if (invoice_mistake_id !== null) return { invoice_mistake_id };
  if (package_id !== null) return { package_id };
  return summary_table_id === null ? null : { summary_table_id };
}
