import { MESSAGE_KINDS, type MessageKind } from '#domain/transmission/message-kinds.table.ts';
import { useCan } from '#src/providers/account-context.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { documentWords } from '#src/wording/document.ts';
import { undecidingAnswer } from './attempts.ts';
import type { DocumentEvent, DocumentKind } from './document-kind.ts';
import { AskAgainButton } from './message-actions.tsx';

type UnreadableBannerProps = {
  kind: Pick<DocumentKind, 'results'>;
  /** The kind of its message, which only some accounts may see. */
  message: MessageKind;
  events: readonly DocumentEvent[];
  onEvidence: () => void;
};

/**
 * An answer came that could not be read or reports a fault, and the result has not come: says so where the state is, not in the log alone.
 * There the authority can be requested to send an unreadable one again.
 */
export function UnreadableBanner({ kind, message, events, onEvidence }: UnreadableBannerProps) {
  const sees = useCan()([[MESSAGE_KINDS[message].gateway]]);
  const answer = undecidingAnswer(events, kind.results);
  if (answer === null) return null;
  const { transmission_id, detail } = answer;
  const unread = sees && answer.kind === 'answer_unreadable' ? transmission_id : null;
  return (
    <div style={{ order: 2 }}>
      <Banner
        tone="warning"
        action={
          <>
            {unread !== null && <AskAgainButton id={unread} size="small" />}{' '}
            <button type="button" onClick={onEvidence}>
              {documentWords.openEvidence}
            </button>
          </>
        }
      >
        {detail}
      </Banner>
    </div>
  );
}
