import type { components } from '#generated/types.ts';
import { adjustingLines } from '#domain/invoice/adjusting-lines.ts';
import { familyHrefs } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { unreadText } from '#src/ui/field/number/number-entry.ts';
import { Card, TwoColumns } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { FamilyCard } from '#src/views/family/family-card.tsx';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { useKey } from '#src/views/use-key.ts';
import { FailedSend } from '#src/views/form/failed-send.tsx';
import { correctionTitles } from '#src/wording/record-lists.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { useState } from 'react';
import { BeforeAfterGrid, type After } from './before-after-grid.tsx';
import { MatterCard, OpenCorrection, useMatter } from './matter-card.tsx';
import { PlannedValue } from './planned-value.tsx';
import type { Subject } from './subject.ts';
import { agreementInput, useAgreement } from './use-agreement.ts';
import { useCorrection } from './use-correction.ts';
import { useSale } from './use-sale.ts';
import { WillCreate } from './will-create.tsx';
import './correction.css';

const words = correctionWords.adjusting;

type AdjustingFormProps = { subject: Subject; remedies: components['schemas']['InvoiceRemedies'] };

/** Before and after of each line, why it is adjusted, and what was agreed. */
export function AdjustingForm({ subject, remedies }: AdjustingFormProps) {
  const chosen = useMatter(remedies, 'adjust');
  const sale = useSale();
  const { matter, remedy } = chosen;
  const issued = remedies.lines_in_force;
  const before = issued.map(({ quantity, unit_price }): After => ({
    quantity: quantity ?? '',
    unit_price: unit_price ?? '',
  }));
  const [after, setAfter] = useState<readonly After[]>(before);
  const agreement = useAgreement(remedy, matter);
  const lines = adjustingLines(issued, after);
  const { draft, isPending, errors, error } = useCorrection(() =>
    subject.adjust({ matter, sale, ...agreementInput(agreement.value), lines }),
  );
  const isBlocked = remedy === undefined || remedies.open_correction_id !== null;
  const isUnread = after.some(
    ({ quantity, unit_price }) => unreadText(quantity) !== null || unreadText(unit_price) !== null,
  );
  const canDraft = !isBlocked && lines.length > 0 && !isUnread;
  const isBusy = isPending || (canDraft && agreement.isReading);
  const mayDraft = canDraft && !isBusy;
  const isDirty = lines.length > 0 || isUnread || agreement.isTouched;
  useReportUnsaved(isDirty);
  useKey('Enter', () => draft(undefined), mayDraft);
  return (
    <Narrow>
      <PageHeader
        title={correctionTitles.adjusting}
        back={{ href: subject.back, label: correctionTitles.title }}
        facts={words.for(subject.facts)}
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
            {remedy === undefined && <Banner tone="warning">{correctionWords.none}</Banner>}
            <FailedSend title={correctionWords.failed} error={error} />
            <MatterCard
              title={words.matter}
              {...{ chosen, agreement, errors }}
              today={remedies.corrected_on}
            />
            <BeforeAfterGrid
              lines={issued}
              {...{ before, after }}
              currency={subject.money.currency}
              onChange={setAfter}
            />
            {remedies.lines_apart > 0 && (
              <p className="correction__hint">{words.apart(remedies.lines_apart)}</p>
            )}
            {isUnread && <Banner tone="warning">{words.unread}</Banner>}
            {lines.length === 0 && !isUnread && <p className="correction__hint">{words.nothing}</p>}
          </>
        }
        secondary={
          <>
            <FamilyCard remedies={remedies} invoice_id={subject.invoice_id} hrefs={familyHrefs} />
            <PlannedValue {...{ subject, remedies, lines }} />
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
