import { MESSAGE_KINDS, type MessageKind } from '#domain/transmission/message-kinds.table.ts';
import type { PublicationStatus } from '#generated/vocabulary.ts';
import { useCan } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { HeldCard } from './held-card.tsx';
import type { HeldLinks } from './held-actions.tsx';
import { documentWords } from '#src/wording/document.ts';
import { sentMessage, undecidingAnswer } from '#src/views/document/attempts.ts';
import type { DocumentEvent, DocumentKind } from '#src/views/document/document-kind.ts';
import { AskAgainButton } from '#src/views/document/message-actions.tsx';
import { TryAgainButton, type TryAgain } from './try-again-button.tsx';
import type { Hold } from './use-hold.ts';

type DocumentHoldProps = {
  kind: Pick<DocumentKind, 'results'>;
  /** The kind of its message, which only some accounts may see. */
  message: MessageKind;
  status: PublicationStatus;
  hold: Hold | null;
  events: readonly DocumentEvent[];
  links: HeldLinks;
  onEvidence: () => void;
  tryAgain: TryAgain;
};

/** Why it does not go on. Not shown beside the banner of an answer that cannot be read; without evidence where the card of an unknown arrival has it. */
export function DocumentHold({
  kind,
  message,
  status,
  hold,
  events,
  links,
  onEvidence,
  tryAgain,
}: DocumentHoldProps) {
  const can = useCan();
  if (hold === null || hold.held === null) return null;
  const { held, send_by } = hold;
  const is_slow = held.cause === 'answer';
  if (is_slow && undecidingAnswer(events, kind.results) !== null) return null;
  const sent = is_slow && can([[MESSAGE_KINDS[message].gateway]]) ? sentMessage(events) : null;
  const again = held.cause === 'fault' && <TryAgainButton {...tryAgain} />;
  const evidence = <Button onClick={onEvidence}>{documentWords.openEvidence}</Button>;
  return (
    <HeldCard
      {...{ held, send_by, message, status, links }}
      order={2}
      again={again}
      otherwise={sent !== null ? <AskAgainButton id={sent} /> : status === 'unknown' ? null : evidence}
    />
  );
}
