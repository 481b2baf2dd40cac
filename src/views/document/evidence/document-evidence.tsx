import { MESSAGE_KINDS, type MessageKind } from '#domain/transmission/message-kinds.table.ts';
import { useListTransmissions } from '#generated/client/transmissions/transmissions.ts';
import type { OperationId } from '#generated/operations.ts';
import { useCan, useMay } from '#src/providers/account-context.ts';
import { historyOfOne } from '../history-paths.ts';
import type { DocumentEvent } from '../document-kind.ts';
import { EvidenceDrawer } from './evidence-drawer.tsx';

/** Messages of one document that are read at once. */
const MAX_MESSAGES = 100;

type DocumentEvidenceProps = {
  /** What the document is called. */
  name: string;
  /** What it is sent as: the code of its gateway lets read its messages. */
  message: MessageKind;
  /** The filter of the histories that finds its messages. */
  subject: Readonly<Record<string, number>>;
  /** Where such messages are listed. */
  history: string;
  /** Its proof pack, for those who may make it. */
  pack: { operation: OperationId; url: string; name: string };
  /** Said while it is not known whether it arrived; null otherwise. */
  unknown: string | null;
  events: readonly DocumentEvent[];
  onClose: () => void;
};

/** The evidence of a document: its messages for those who hold the code of the gateway, its history for all. */
export function DocumentEvidence(props: DocumentEvidenceProps) {
  const { name, message, subject, history, pack, unknown, events, onClose } = props;
  const sees = useCan()([[MESSAGE_KINDS[message].gateway]]);
  const takes = useMay()(pack.operation);
  const { data, error, refetch } = useListTransmissions(
    { ...subject, sort: 'created_on', limit: MAX_MESSAGES },
    { query: { enabled: sees, staleTime: 0 } },
  );
  return (
    <EvidenceDrawer
      onClose={onClose}
      evidence={{
        name,
        unknown,
        events,
        messages: sees ? data : null,
        error,
        onRetry: () => void refetch(),
        pack: takes ? pack : null,
        historyHref: historyOfOne(history, subject),
      }}
    />
  );
}
