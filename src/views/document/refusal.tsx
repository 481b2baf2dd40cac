import type { PublicationStatus } from '#generated/vocabulary.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { ReasonCard } from '#src/ui/display/reason-card.tsx';
import { documentWords } from '#src/wording/document.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import type { ReactNode } from 'react';
import type { ActionPages, DocumentEvent, DocumentKind, Reason } from './document-kind.ts';
import { causeAndFix, elsewhereOf, nextStep, originalOf, refusalHelp } from './refusal-help.ts';
import type { NextStep } from './refusal-help.ts';
import { useErrorCodes } from './use-error-codes.ts';

type Refused = {
  kind: Pick<DocumentKind, 'scopes'>;
  /** Of the kind, for what is put right on another page. */
  actionPages: ActionPages;
  status: PublicationStatus;
  reasons: readonly Reason[];
};

type ActionTone = 'primary' | 'secondary';

type RefusalCardProps = Refused & {
  /** What still holds in spite of the refusal ("Số 00001287 được giữ"). */
  holds?: string | null;
  order?: number;
  /**
   * The next step on the document's own page, drawn by the kind; secondary where another page comes first. Waiting is looking at the
   * evidence, where there is any: that is drawn here.
   */
  actions: (step: NextStep, tone: ActionTone) => ReactNode;
  /** Opens the evidence; left out where the account may not see it. */
  onEvidence?: (() => void) | undefined;
};

/** Each reason with what it means, and the pages on which something has to be done about them that the account may open. */
function useExplained({ kind, actionPages, status, reasons }: Refused) {
  const may = useMay();
  const given = useErrorCodes(reasons.length > 0);
  const explained = reasons.map((reason) => {
    const help = refusalHelp(kind.scopes[status], reason, given);
    return { ...causeAndFix(reason, help), original: originalOf(reason, help), help };
  });
  const helps = explained.map(({ help }) => help);
  return {
    explained,
    helps,
    pages: elsewhereOf(actionPages, helps).filter(({ operation }) => may(operation)),
  };
}

/** Why a document was refused or could not be signed: the reason first, what to do, then the next step. */
export function RefusalCard(props: RefusalCardProps) {
  const { status, holds, order, actions, onEvidence } = props;
  const { explained, helps, pages } = useExplained(props);
  const [first, ...others] = explained;
  const originals = explained.flatMap(({ original }) => original ?? []);
  const isFromOutside = helps.some((help) => help !== null);
  const step = nextStep(helps);
  const tone = pages.length === 0 ? 'primary' : 'secondary';
  const waits = step === 'wait' && onEvidence !== undefined;
  const evidence = isFromOutside && onEvidence && !waits && (
    <Button tone="plain" size="small" onClick={onEvidence}>
      {documentWords.openEvidence}
    </Button>
  );
  return (
    <ReasonCard
      {...(order === undefined ? {} : { order })}
      question={status === 'signature_failed' ? documentWords.whyFailed : documentWords.whyRefused}
      reason={first?.cause ?? publicationStatusLabels[status]}
      consequence={[first?.fix, ...others.flatMap(({ cause, fix }) => [cause, fix]), holds]
        .filter(Boolean)
        .join(' ')}
      actions={
        <>
          {pages.map(({ href, button }) => (
            <Button key={href} tone="primary" href={href}>
              {button}
            </Button>
          ))}
          {waits && (
            <Button tone={tone} onClick={onEvidence}>
              {documentWords.openEvidence}
            </Button>
          )}
          {actions(step, tone)}
          {originals.length === 0 && evidence}
        </>
      }
      original={originals.length === 0 ? undefined : { reasons: originals, action: evidence }}
    />
  );
}

/** Why the version before was refused, over the form in which it is corrected. */
export function RefusalBanner(props: Refused) {
  const { explained, pages } = useExplained(props);
  return (
    <Banner
      tone="warning"
      title={props.status === 'signature_failed' ? documentWords.whyFailed : documentWords.whyRefused}
      action={pages.map(({ href, button }) => (
        <KitLink key={href} href={href}>
          {button}
        </KitLink>
      ))}
    >
      {explained
        .flatMap(({ cause, fix }) => [cause, fix])
        .filter(Boolean)
        .join(' ')}
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
