import { createAdjustment } from '#generated/client/remedies/remedies.ts';
import type { components } from '#generated/types.ts';
import { adjustingLines } from '#domain/invoice/adjusting-lines.ts';
import { hrefOf, pathsOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { Card, TwoColumns } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { useKey } from '#src/views/use-key.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AgreementFields, agreementInput, NO_AGREEMENT } from './agreement-fields.tsx';
import { BeforeAfterGrid, type After } from './before-after-grid.tsx';
import { CorrectedInvoice, invoiceFacts } from './corrected-invoice.tsx';
import { FamilyCard } from '#src/views/family/family-card.tsx';
import { useCorrection } from './use-correction.ts';
import './correction.css';

type Schemas = components['schemas'];
const words = correctionWords.adjusting;

/** /admin/adjusted-invoices/create/{id}: what each line should have said; the draft states the difference. */
export function AdjustingPage() {
  return (
    <CorrectedInvoice title={words.title}>
      {(invoice, remedies) => <Adjusting key={invoice.id} {...{ invoice, remedies }} />}
    </CorrectedInvoice>
  );
}

type AdjustingProps = { invoice: Schemas['Invoice']; remedies: Schemas['InvoiceRemedies'] };

function Adjusting({ invoice, remedies }: AdjustingProps) {
  const [search] = useSearchParams();
  const open = remedies.matters.filter((one) => one.remedies.some(({ action }) => action === 'adjust'));
  const wanted = search.get('matter');
  const [matter, setMatter] = useState(
    (open.find((one) => one.matter === wanted) ?? open[0])?.matter ?? 'main_content',
  );
  const remedy = open
    .find((one) => one.matter === matter)
    ?.remedies.find(({ action }) => action === 'adjust');
  const written = invoice.lines.map(({ vat_amount: _computed, ...line }) => line);
  const before = written.map(({ quantity, unit_price }): After => ({
    quantity: quantity ?? '',
    unit_price: unit_price ?? '',
  }));
  const [after, setAfter] = useState<readonly After[]>(before);
  const [agreement, setAgreement] = useState(NO_AGREEMENT);
  const lines = adjustingLines(written, after);
  const { draft, isPending, errors, failure } = useCorrection(() =>
    createAdjustment(invoice.id, { correction: { matter, ...agreementInput(agreement), lines } }),
  );
  const isBlocked = remedy === undefined || remedies.open_correction_id !== null;
  const mayDraft = !isBlocked && lines.length > 0 && !isPending;
  const isDirty = lines.length > 0 || agreement !== NO_AGREEMENT;
  useReportUnsaved(isDirty, () => undefined);
  useKey('Enter', () => draft(undefined), mayDraft);
  return (
    <>
      <PageHeader
        title={words.title}
        back={{ href: hrefOf('corrections', invoice.id), label: correctionWords.title }}
        facts={words.for(invoiceFacts(invoice))}
        actions={
          <Button
            tone="primary"
            shortcut="Ctrl ⏎"
            busy={isPending}
            disabled={!mayDraft && !isPending}
            onClick={() => draft(undefined)}
          >
            {words.submit}
          </Button>
        }
      />
      <TwoColumns
        primary={
          <>
            {remedies.open_correction_id !== null && (
              <Banner
                tone="warning"
                action={
                  <Button size="small" href={hrefOf('invoices.one', remedies.open_correction_id)}>
                    {correctionWords.openIt}
                  </Button>
                }
              >
                {correctionWords.open_correction}
              </Banner>
            )}
            {remedy === undefined && <Banner tone="warning">{correctionWords.none}</Banner>}
            {failure !== null && (
              <Banner tone="critical" title={`${correctionWords.failed}.`}>
                {failure}
              </Banner>
            )}
            <Card title={words.matter}>
              <SelectField
                label={words.matter}
                labelHidden
                value={matter}
                onChange={(value) => setMatter(value as Schemas['Matter'])}
                choices={open.map((one) => ({ value: one.matter, label: one.name }))}
              />
              {remedy !== undefined && (
                <AgreementFields
                  {...{ remedy, errors }}
                  today={remedies.corrected_on}
                  value={agreement}
                  onChange={setAgreement}
                />
              )}
            </Card>
            <BeforeAfterGrid
              lines={written}
              {...{ before, after }}
              currency={invoice.currency}
              onChange={setAfter}
            />
            {remedies.family.some((one) => one.target_id === invoice.id && one.in_effect) && (
              <p className="correction__hint">{words.earlier}</p>
            )}
            {lines.length === 0 && <p className="correction__hint">{words.nothing}</p>}
          </>
        }
        secondary={
          <>
            <FamilyCard remedies={remedies} invoice_id={invoice.id} hrefOf={pathsOf('invoices').one} />
            {remedy?.sentence != null && (
              <Card title={correctionWords.sentence}>
                <blockquote className="correction__sentence">{remedy.sentence}</blockquote>
              </Card>
            )}
          </>
        }
      />
    </>
  );
}
