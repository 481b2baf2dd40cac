import { Banner } from '#src/ui/display/banner.tsx';
import { documentWords } from '#src/wording/document.ts';
import { undecidingAnswer } from './attempts.ts';
import type { DocumentEvent, DocumentKind } from './document-kind.ts';

type UnreadableBannerProps = {
  kind: Pick<DocumentKind, 'results'>;
  events: readonly DocumentEvent[];
  onEvidence: () => void;
};

/** An answer came that could not be read or reports a fault, and the result has not come: says so where the state is, not in the log alone. */
export function UnreadableBanner({ kind, events, onEvidence }: UnreadableBannerProps) {
  const answer = undecidingAnswer(events, kind.results);
  if (answer === null) return null;
  return (
    <div style={{ order: 2 }}>
      <Banner
        tone="warning"
        action={
          <button type="button" onClick={onEvidence}>
            {documentWords.openEvidence}
          </button>
        }
      >
        {answer.detail}
      </Banner>
    </div>
  );
}
