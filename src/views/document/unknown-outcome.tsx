import { MESSAGE_KINDS, type MessageKind } from '#domain/transmission/message-kinds.table.ts';
import { useCan } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { documentWords } from '#src/wording/document.ts';
import { unknownMessage, unknownSince } from './attempts.ts';
import type { DocumentEvent, DocumentKind } from './document-kind.ts';
import { LookUpButton } from './message-actions.tsx';
import { UnknownCard } from './unknown-card.tsx';

type UnknownOutcomeProps = {
  kind: Pick<DocumentKind, 'unknown'>;
  /** The kind of its message, which only some accounts may see. */
  message: MessageKind;
  events: readonly DocumentEvent[];
  onEvidence: () => void;
};

/** Chưa rõ on a document's own page: its message can be looked up at once, and the evidence opened. */
export function UnknownOutcome({ kind, message, events, onEvidence }: UnknownOutcomeProps) {
  const sees = useCan()([[MESSAGE_KINDS[message].gateway]]);
  const lost = unknownMessage(events);
  return (
    <UnknownCard
      title={kind.unknown}
      order={2}
      since={unknownSince(events)}
      action={
        <>
          {sees && lost !== null && <LookUpButton id={lost} />}
          <Button onClick={onEvidence}>{documentWords.openEvidence}</Button>
        </>
      }
    />
  );
}
