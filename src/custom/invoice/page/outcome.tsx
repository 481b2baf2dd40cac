import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { numberText } from '#domain/invoice/shown-name.ts';
import type { PublicationStatus } from '#generated/vocabulary.ts';
import type { components } from '#generated/types.ts';
import { label } from '#src/language/language.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { ReasonCard } from '#src/ui/display/reason-card.tsx';
import { invoicePageWords } from '#src/wording/invoice.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { outcomeWords } from '#src/wording/law.ts';
import { useNavigate } from 'react-router';
import type { Invoice } from '../editor/draft.ts';
import { historyHref } from '#src/views/document/history-paths.ts';
import { isRevisable, reviseParameter } from '../revisable.ts';
import { nextStep, originalOf, refusalHelp } from './refusal-help.ts';
import type { NextStep } from './refusal-help.ts';

type Reason = components['schemas']['ErrorItem'];
type OutcomeProps = { invoice: Invoice; status: PublicationStatus; reasons: readonly Reason[] };

/** Why the invoice stands where it stands, when that needs an answer: refused, failed, or not known. */
export function Outcome({ invoice, status, reasons }: OutcomeProps) {
  if (status === 'unknown') {
    return (
      <Banner tone="unknown" title={invoicePageWords.unknownTitle}>
        {invoicePageWords.unknownText}
      </Banner>
    );
  }
  if (!invoice.status_error) return null;
  const told = reasons.map((reason) => {
    const help = refusalHelp(status, reason);
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
      order={2}
      question={status === 'signature_failed' ? invoicePageWords.whyFailed : invoicePageWords.whyRefused}
      reason={first?.cause ?? publicationStatusLabels[status]}
      consequence={[
        first?.fix,
        ...others.flatMap(({ cause, fix }) => [cause, fix]),
        invoice.number !== null && invoicePageWords.keepsNumber(numberText(invoice.number)),
      ]
        .filter(Boolean)
        .join(' ')}
      actions={
        isRevisable(invoice) && (
          <NextStepButton invoice={invoice} step={nextStep(told.map(({ help }) => help))} />
        )
      }
      original={originals.length > 0 ? { text: originals.join(' · ') } : undefined}
    />
  );
}

/** The one next step, for whoever may take it. */
function NextStepButton({ invoice, step }: { invoice: Invoice; step: NextStep }) {
  const may = useMay();
  const navigate = useNavigate();
  if (step === 'wait') {
    return (
      may('listTransmissions') && (
        <Button tone="primary" href={historyHref('invoice')}>
          {outcomeWords.lookUp}
        </Button>
      )
    );
  }
  if (!may('updateInvoice') || !may('publishInvoice')) return <span>{invoicePageWords.needsRight}</span>;
  const href = `${hrefOf('invoices.one', invoice.id)}?${reviseParameter}`;
  if (step === 'correct') {
    return (
      <Button tone="primary" icon={IconPencil} href={href}>
        {invoicePageWords.fixAndSign}
      </Button>
    );
  }
  return (
    <>
      <Button
        tone="primary"
        icon={IconSend}
        onClick={() => void navigate(href, { state: { publish: true } })}
      >
        {outcomeWords.sendAgain}
      </Button>
      <Button icon={IconPencil} href={href}>
        {invoicePageWords.fixAndSign}
      </Button>
    </>
  );
}
