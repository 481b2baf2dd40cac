import type { PublicationStatus } from '#generated/vocabulary.ts';
import { label } from '#src/language/language.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { ReasonCard } from '#src/ui/display/reason-card.tsx';
import { documentWords } from '#src/wording/document.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import type { ReactNode } from 'react';
import type { DocumentKind, Reason, DocumentEvent } from './document-kind.ts';
import { nextStep, originalOf, refusalHelp } from './refusal-help.ts';
import type { NextStep } from './refusal-help.ts';

type RefusalCardProps = {
  kind: Pick<DocumentKind, 'scopes'>;
  status: PublicationStatus;
  reasons: readonly Reason[];
  /** What still holds in spite of the refusal ("Số 00001287 được giữ"). */
  holds?: string | null;
  order?: number;
  /** The next step that the reasons call for, drawn by the kind; null where there is none. */
  actions: (step: NextStep) => ReactNode;
  /** Opens the evidence; left out where the account may not see it. */
  onEvidence?: (() => void) | undefined;
};

/** Why a document was refused or could not be signed: the reason first, what to do, then the one next step. */
export function RefusalCard({ kind, status, reasons, holds, order, actions, onEvidence }: RefusalCardProps) {
  const told = reasons.map((reason) => {
    const help = refusalHelp(kind.scopes[status], reason);
    return {
      cause: help === null ? reason.message : label(help.cause),
      // An unknown reason says itself what its giver advises.
      fix: help?.known === true ? label(help.fix) : '',
      original: originalOf(reason, help),
      help,
    };
  });
  const [first, ...others] = told;
  const originals = told.map(({ original }) => original).filter((text) => text !== '');
  return (
    <ReasonCard
      {...(order === undefined ? {} : { order })}
      question={status === 'signature_failed' ? documentWords.whyFailed : documentWords.whyRefused}
      reason={first?.cause ?? publicationStatusLabels[status]}
      consequence={[first?.fix, ...others.flatMap(({ cause, fix }) => [cause, fix]), holds]
        .filter(Boolean)
        .join(' ')}
      actions={actions(nextStep(told.map(({ help }) => help)))}
      original={
        originals.length > 0
          ? {
              text: originals.join(' · '),
              action: onEvidence && (
                <Button tone="plain" size="small" onClick={onEvidence}>
                  {documentWords.openEvidence}
                </Button>
              ),
            }
          : undefined
      }
    />
  );
}

type RefusalBannerProps = {
  kind: Pick<DocumentKind, 'scopes'>;
  status: PublicationStatus;
  reasons: readonly Reason[];
};

/** Why the version before was refused, over the form in which it is corrected. */
export function RefusalBanner({ kind, status, reasons }: RefusalBannerProps) {
  const told = reasons.flatMap((reason) => {
    const help = refusalHelp(kind.scopes[status], reason);
    return help === null ? [reason.message] : [label(help.cause), help.known ? label(help.fix) : ''];
  });
  return (
    <Banner
      tone="warning"
      title={status === 'signature_failed' ? documentWords.whyFailed : documentWords.whyRefused}
    >
      {told.filter(Boolean).join(' ')}
    </Banner>
  );
}

/** Whoever had a document signed before, the latest first. */
export function signersOf(events: readonly DocumentEvent[]): string[] {
  const names = events.flatMap(({ kind, actor_name }) =>
    kind === 'publication_asked' && actor_name !== null ? [actor_name] : [],
  );
  return [...new Set(names)];
}

/** Chuyển người ký: whom to turn to, for an account that may not sign itself. */
export function SignerHint({ events }: { events: readonly DocumentEvent[] }) {
  const names = signersOf(events);
  return (
    <span>{names.length === 0 ? documentWords.turnToManager : documentWords.turnTo(names.join(', '))}</span>
  );
}
