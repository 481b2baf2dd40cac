import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { publishInvoice } from '#generated/client/invoices/invoices.ts';
import { numberText } from '#domain/invoice/shown-name.ts';
import type { PublicationStatus } from '#generated/vocabulary.ts';
import { useCan, useMay } from '#src/providers/account-context.ts';
import type { components } from '#generated/types.ts';
import { heldLinks, hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatInstantDate } from '#src/ui/format/date.ts';
import { invoiceKind } from '#src/views/document-kinds/invoice-kind.ts';
import { undecidingAnswer } from '#src/views/document/attempts.ts';
import type { DocumentEvent, Reason } from '#src/views/document/document-kind.ts';
import { DocumentHold } from '#src/views/held/document-hold.tsx';
import { StillWaiting } from '#src/views/held/still-waiting.tsx';
import type { NextStep } from '#src/views/document/refusal-help.ts';
import { RefusalCard, SignerHint } from '#src/views/document/refusal.tsx';
import { UnknownOutcome } from '#src/views/document/unknown-outcome.tsx';
import { UnreadableBanner } from '#src/views/document/unreadable-banner.tsx';
import { documentWords } from '#src/wording/document.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { invoicePageWords } from '#src/wording/invoice.ts';
import { registerWords } from '#src/wording/processing/cash-register.ts';
import { useNavigate } from 'react-router';
import { invoiceActionPages } from '../action-pages.ts';
import type { Invoice } from '../editor/draft/draft.ts';
import { invoiceHref, sideOf } from '../invoice-side.ts';
import { useInvoiceActs } from '../acts/use-invoice-acts.ts';
import { isRevisable, reviseParameter } from '../acts/revisable.ts';
import { CancelButton } from './cancel-button.tsx';

type Publication = components['schemas']['Publication'];

type OutcomeProps = {
  invoice: Invoice;
  status: PublicationStatus;
  reasons: readonly Reason[];
  /** Why it stays where it is; null where it goes its way. */
  held: Publication['held'];
  send_by: Publication['send_by'];
  events: readonly DocumentEvent[];
  onEvidence: () => void;
};

/** Why the invoice is in its state, where that needs an answer: refused, failed, held up, or not known. */
export function Outcome(props: OutcomeProps) {
  const { invoice, status, reasons, events, onEvidence } = props;
  if (status === 'unknown')
    return (
      <>
        <Hold {...props} />
        <UnknownOutcome kind={invoiceKind()} message="invoice" {...{ events, onEvidence }} />
      </>
    );
  if (status === 'cancelled') return <Cancelled invoice={invoice} />;
  if (!invoice.status_error)
    return (
      <>
        <Hold {...props} />
        <UnreadableBanner kind={invoiceKind()} message="invoice" {...{ events, onEvidence }} />
        {props.held === null && undecidingAnswer(events, invoiceKind().results) === null && (
          <StillWaiting status={status} />
        )}
      </>
    );
  return (
    <RefusalCard
      kind={invoiceKind()}
      actionPages={invoiceActionPages}
      order={2}
      status={status}
      reasons={reasons}
      holds={heldOf(invoice)}
      actions={(step, tone) =>
        isRevisable(invoice) && (
          <>
            <NextStepButtons {...{ invoice, step, tone, events }} />
            <CancelButton invoice={invoice} />
          </>
        )
      }
      onEvidence={onEvidence}
    />
  );
}

/** Why it does not go on. */
function Hold({ invoice: { id, lock_version }, held, send_by, status, events, onEvidence }: OutcomeProps) {
  return (
    <DocumentHold
      kind={invoiceKind()}
      message="invoice"
      hold={{ held, send_by }}
      links={heldLinks(useCan())}
      tryAgain={{
        operation: 'publishInvoice',
        send: () => publishInvoice(id, { invoice: { lock_version, acknowledged: [] } }),
      }}
      {...{ status, events, onEvidence }}
    />
  );
}

/** What holds of it in spite of the refusal; one of a cash register is with its buyer. */
function heldOf(invoice: Invoice): string | null {
  if (invoice.number === null) return null;
  const number = numberText(invoice.number);
  return sideOf(invoice) === 'register' ? registerWords.keeps(number) : invoicePageWords.keepsNumber(number);
}

/** That it was given up, when and why. */
function Cancelled({ invoice: { cancelled_on, cancel_reason } }: { invoice: Invoice }) {
  const words = correctionWords.cancelling;
  const maySee = useMay()('listCancelledInvoices');
  return (
    <Banner
      tone="neutral"
      title={words.heading}
      action={
        maySee && (
          <Button size="small" href={hrefOf('cancelled_invoices')}>
            {words.list}
          </Button>
        )
      }
    >
      {cancelled_on !== null && words.on(formatInstantDate(cancelled_on))} {words.reason}: {cancel_reason}.{' '}
      {words.kept}
    </Banner>
  );
}

type NextStepButtonsProps = Pick<OutcomeProps, 'invoice' | 'events'> & {
  step: NextStep;
  tone: 'primary' | 'secondary';
};

/** The one next step, for whoever may take it. */
function NextStepButtons({ invoice, step, tone, events }: NextStepButtonsProps) {
  const mayRevise = useInvoiceActs(invoice).has('revise');
  const navigate = useNavigate();
  if (step === 'wait') return null;
  if (!mayRevise) return <SignerHint events={events} />;
  const href = `${invoiceHref(sideOf(invoice), invoice.id)}?${reviseParameter}`;
  if (step === 'correct') {
    return (
      <Button tone={tone} icon={IconPencil} href={href}>
        {documentWords.fixAndSign}
      </Button>
    );
  }
  return (
    <>
      <Button tone={tone} icon={IconSend} onClick={() => void navigate(href, { state: { publish: true } })}>
        {documentWords.sendAgain}
      </Button>
      <Button icon={IconPencil} href={href}>
        {documentWords.fixAndSign}
      </Button>
    </>
  );
}
