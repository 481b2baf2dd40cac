import type { components } from '#generated/types.ts';
import { familyHrefs } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatNumber } from '#src/ui/format/number.ts';
import { Card, TwoColumns } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { FamilyCard } from '#src/views/family/family-card.tsx';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { useKey } from '#src/views/use-key.ts';
import { FailedSend } from '#src/views/form/failed-send.tsx';
import { correctionTitles } from '#src/wording/record-lists.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { MatterCard, OpenCorrection, useMatter } from './matter-card.tsx';
import type { Subject } from './subject.ts';
import { agreementInput, useAgreement } from './use-agreement.ts';
import { useCorrection } from './use-correction.ts';
import { useSale } from './use-sale.ts';
import { WillCreate } from './will-create.tsx';
import './correction.css';

const words = correctionWords.replacing;

type ReplacingFormProps = { subject: Subject; remedies: components['schemas']['InvoiceRemedies'] };

/** Why an invoice is replaced, and what was agreed; its replacement begins with what it says. */
export function ReplacingForm({ subject, remedies }: ReplacingFormProps) {
  const chosen = useMatter(remedies, 'replace');
  const sale = useSale();
  const { matter, remedy } = chosen;
  const agreement = useAgreement(remedy, matter);
  const { draft, isPending, errors, error } = useCorrection(() =>
    subject.replace({ matter, sale, ...agreementInput(agreement.value) }),
  );
  const canDraft = remedy !== undefined && remedies.open_correction_id === null;
  const isBusy = isPending || (canDraft && agreement.isReading);
  const mayDraft = canDraft && !isBusy;
  useReportUnsaved(agreement.isTouched);
  useKey('Enter', () => draft(undefined), mayDraft);
  return (
    <Narrow>
      <PageHeader
        title={correctionTitles.replacing}
        back={{ href: subject.back, label: correctionWords.back }}
        facts={correctionWords.adjusting.for(subject.facts)}
        actions={
          <Button
            tone="primary"
            shortcut="Ctrl ⏎"
            busy={isBusy}
            disabled={!mayDraft && !isBusy}
            onClick={() => draft(undefined)}
          >
            {correctionTitles.replacing}
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
            <LinesCard lines={subject.lines} />
          </>
        }
        secondary={
          <>
            <FamilyCard remedies={remedies} invoice_id={subject.invoice_id} hrefs={familyHrefs} />
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

function LinesCard({ lines }: Pick<Subject, 'lines'>) {
  const grid = correctionWords.adjusting;
  return (
    <Card title={words.lines} note={words.linesNote} flush>
      <div className="correction__scroll">
        <table className="correction__grid">
          <thead>
            <tr>
              <th scope="col">{grid.goods}</th>
              <th scope="col">{grid.quantity}</th>
              <th scope="col">{grid.price}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, unit, vat_rate, quantity, unit_price }, at) => (
              <tr key={at}>
                <td>
                  {name}
                  <small>{[unit, vat_rate].filter(Boolean).join(' · ')}</small>
                </td>
                <td className="k-number" data-label={grid.quantity}>
                  {quantity ? formatNumber(quantity) : null}
                </td>
                <td className="k-number" data-label={grid.price}>
                  {unit_price ? formatNumber(unit_price) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
