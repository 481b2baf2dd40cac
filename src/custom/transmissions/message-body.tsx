import { mayLookUp } from '#domain/transmission/asking-again.ts';
import { useListTransmissions } from '#generated/client/transmissions/transmissions.ts';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf, packageHref } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDateSecond } from '#src/ui/format/date.ts';
import { formatCount, nothing } from '#src/ui/format/number.ts';
import { Facts } from '#src/ui/layout/card.tsx';
import { MessageActions } from '#src/views/document/message-actions.tsx';
import { HashText, MessageId, MessageXml } from '#src/views/document/message-bytes.tsx';
import { documentWords } from '#src/wording/document.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { historyWords } from '#src/wording/transmissions.ts';
import type { Message } from './history-columns.tsx';
import { MessageThread } from './message-thread.tsx';
import './transmissions.css';

type MessageBodyProps = { message: Message; onOpen: (id: number) => void };

/** One message: how it ended, what is known of it, the others of its document, and its XML. */
export function MessageBody({ message, onOpen }: MessageBodyProps) {
  const { direction, status, note, message_type, message_type_name } = message;
  const { message_id, created_on, bytes, sha256 } = message;
  return (
    <div className="message">
      <div className="message__verdict">
        <Badge tone={PUBLICATION_STATUS_TONES[status]}>{publicationStatusLabels[status]}</Badge>
        {note !== null && <p>{note}</p>}
        {mayLookUp(message) && <p>{documentWords.unknownText}</p>}
        <MessageActions message={message} />
      </div>
      <Facts
        facts={[
          { term: historyWords.meaning(message_type), value: label(message_type_name) },
          {
            term: direction === 'out' ? historyWords.sentAt : historyWords.receivedAt,
            value: formatDateSecond(created_on),
          },
          { term: historyWords.id, value: <MessageId id={message_id} /> },
          { term: historyWords.answers, value: <Answered message={message} onOpen={onOpen} /> },
          { term: historyWords.document, value: <DocumentLink message={message} /> },
          { term: historyWords.size, value: historyWords.bytes(formatCount(bytes)) },
          { term: 'SHA-256', value: <HashText sha256={sha256} /> },
        ]}
      />
      <MessageThread message={message} onOpen={onOpen} />
      <MessageXml message={message} />
    </div>
  );
}

/** The message it answers, where that is ours; its bare id where it is not. */
function Answered({ message: { reply_to }, onOpen }: MessageBodyProps) {
  const { data } = useListTransmissions(
    { query: reply_to ?? '', limit: 10 },
    { query: { enabled: reply_to !== null } },
  );
  if (reply_to === null) return nothing;
  const found = data?.find(({ message_id }) => message_id === reply_to);
  if (found === undefined) return <code className="message__id">{reply_to}</code>;
  return (
    <button type="button" className="message__link" onClick={() => onOpen(found.id)}>
      {historyWords.answered(found.message_type, formatDateSecond(found.created_on))}
    </button>
  );
}

/** The document it is about, for those who may open it. */
function DocumentLink({ message }: Pick<MessageBodyProps, 'message'>) {
  const may = useMay();
  const { invoice_id, registration_id, invoice_mistake_id, summary_table_id, package_id } = message;
  const { invoice_label: name } = message;
  if (invoice_id !== null && may('getInvoice'))
    return <KitLink href={hrefOf('invoices.one', invoice_id)}>{name}</KitLink>;
  if (registration_id !== null && may('getRegistration'))
    return <KitLink href={hrefOf('registrations.one', registration_id)}>{name}</KitLink>;
  if (invoice_mistake_id !== null && may('getInvoiceMistake'))
    return <KitLink href={hrefOf('invoice_mistakes.one', invoice_mistake_id)}>{name}</KitLink>;
  if (summary_table_id !== null && may('getInvoiceDataSummaryTable'))
    return <KitLink href={hrefOf('invoice_data_summary_tables.one', summary_table_id)}>{name}</KitLink>;
  // The page of a package is that of sending: it opens for whoever sends.
  if (package_id !== null && may('publishCashRegisterPackages'))
    return <KitLink href={packageHref(package_id)}>{name}</KitLink>;
  return name ?? nothing;
}
