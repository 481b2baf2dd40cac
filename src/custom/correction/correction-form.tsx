import type { components } from '#generated/types.ts';
import { familyHrefs } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Card, TwoColumns } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { FamilyCard } from '#src/views/family/family-card.tsx';
import { FailedSend } from '#src/views/form/failed-send.tsx';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { useKey } from '#src/views/use-key.ts';
import { correctionWords } from '#src/wording/correction.ts';
import type { ReactNode } from 'react';
import { ClosedWay, MatterCard, OpenCorrection, useMatter } from './matter-card.tsx';
import type { Subject } from './subject.ts';
import { agreementInput, isTyped, useAgreement, useTypedAgreement } from './use-agreement.ts';
import { useCorrection } from './use-correction.ts';
import { useSale } from './use-sale.ts';
import { WillCreate } from './will-create.tsx';
import './correction.css';

type Schemas = components['schemas'];

export type CorrectingFormProps = { subject: Subject; remedies: Schemas['InvoiceRemedies'] };

/** What is chosen beside the lines: why, and the statement that both sides have signed. */
export type Chosen = { matter: Schemas['Matter']; statement_id: number | null };

type CorrectionFormProps = CorrectingFormProps & {
  method: 'adjust' | 'replace';
  /** `matter` is that of the card that says why. */
  words: { title: string; back: string; matter: string; submit: string };
  draft: (input: Schemas['ReplacementInput']) => Promise<Schemas['Invoice']>;
  /** What the method has entered beside: whether it would be lost, and whether it can be drafted. */
  isDirty?: boolean;
  /** What is to be done before it can be drafted, in one sentence beside the button; null for nothing. */
  toDo?: (chosen: Chosen) => string | null;
  /** Below the family of the invoice. */
  aside?: ReactNode;
  children: ReactNode;
};

/** What the ways to correct an invoice share: why, what was agreed, what it will make, and the button that drafts it. */
export function CorrectionForm(props: CorrectionFormProps) {
  const { subject, remedies, method, words, isDirty = false } = props;
  const chosen = useMatter(remedies, method);
  const { matter, remedy } = chosen;
  const isClosed = remedy === undefined;
  const sale = useSale();
  const typed = useTypedAgreement();
  const agreement = useAgreement(remedy, matter, typed, isDirty);
  const toDo = props.toDo?.({ matter, statement_id: agreement.value.statement_id ?? null }) ?? null;
  const { draft, isPending, errors, error, isPlaced } = useCorrection(agreement.hasPaper, () =>
    props.draft({ matter, sale, ...agreementInput(agreement.value) }),
  );
  const canDraft = toDo === null && remedy !== undefined && remedies.open_correction_id === null;
  const isBusy = isPending || (canDraft && agreement.isReading);
  const mayDraft = canDraft && !isBusy;
  useReportUnsaved(isDirty || isTyped(typed));
  useKey('Enter', () => draft(undefined), mayDraft);
  return (
    <Narrow>
      <PageHeader
        title={words.title}
        back={{ href: subject.back, label: words.back }}
        facts={[correctionWords.adjusting.for(subject.facts), isClosed ? null : toDo]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <Button
            tone="primary"
            shortcut="Ctrl ⏎"
            busy={isBusy}
            disabled={!mayDraft && !isBusy}
            onClick={() => draft(undefined)}
          >
            {words.submit}
          </Button>
        }
      />
      <TwoColumns
        primary={
          <>
            <OpenCorrection remedies={remedies} />
            {isClosed && (
              <ClosedWay {...{ remedies, method }} back={{ href: subject.back, label: words.back }} />
            )}
            <FailedSend title={correctionWords.failed} error={error} isPlaced={isPlaced} />
            {!isClosed && (
              <>
                <MatterCard
                  title={words.matter}
                  {...{ chosen, agreement, errors }}
                  today={remedies.corrected_on}
                />
                {props.children}
              </>
            )}
          </>
        }
        secondary={
          <>
            <FamilyCard remedies={remedies} invoice_id={subject.invoice_id} hrefs={familyHrefs} />
            {props.aside}
            {remedy !== undefined && <WillCreate remedies={[remedy]} />}
            {remedy?.sentence != null && (
              <Card title={correctionWords.sentence}>
                <blockquote className="correction__sentence">{remedy.sentence}</blockquote>
              </Card>
            )}
          </>
        }
      />
    </Narrow>
  );
}
