import IconFilePlus from '@tabler/icons-react/dist/esm/icons/IconFilePlus.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useNavigate } from 'react-router';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { mistakeKind } from '#src/views/document-kinds/mistake-kind.ts';
import type { ActionPages, DocumentEvent } from '#src/views/document/document-kind.ts';
import { RefusalCard } from '#src/views/document/refusal.tsx';
import { UnknownOutcome } from '#src/views/document/unknown-outcome.tsx';
import { UnreadableBanner } from '#src/views/document/unreadable-banner.tsx';
import { mistakeWords } from '#src/wording/mistake.ts';
import { reviseParameter, type InvoiceMistake, type InvoiceMistakeInput } from './mistake-fields.ts';

type OutcomeProps = {
  notice: InvoiceMistake;
  events: readonly DocumentEvent[];
  onEvidence: () => void;
  /** Asks whether it is signed and sent as it is. */
  onSubmit: () => void;
};

/** What the notice's state means for whoever looks: not known, refused, received in part, or received. */
export function MistakeOutcome({ notice, events, onEvidence, onSubmit }: OutcomeProps) {
  const { id, status, status_error, reasons, answered_on, refused_count, invoice_count } = notice;
  const navigate = useNavigate();
  const { submit } = mistakeWords;
  if (status === 'unknown')
    return <UnknownOutcome kind={mistakeKind()} message="invoice_mistake" {...{ events, onEvidence }} />;
  if (status_error) {
    const correct = `${hrefOf('invoice_mistakes.one', id)}?${reviseParameter}`;
    return (
      <RefusalCard
        kind={mistakeKind()}
        actionPages={mistakeActionPages}
        order={2}
        status={status}
        reasons={reasons}
        holds={mistakeWords.sent.holds}
        actions={(step, tone) => {
          if (step === 'wait') return null;
          // A failed signature is put right without touching the content.
          const asItIs = step === 'send_again' || status === 'signature_failed';
          return asItIs ? (
            <>
              <Button tone={tone} icon={IconSend} onClick={onSubmit}>
                {submit.again}
              </Button>
              <Button icon={IconPencil} href={correct}>
                {submit.correctOnly}
              </Button>
            </>
          ) : (
            <Button tone={tone} icon={IconPencil} href={correct}>
              {submit.correct}
            </Button>
          );
        }}
        onEvidence={onEvidence}
      />
    );
  }
  if (answered_on === null)
    return <UnreadableBanner kind={mistakeKind()} message="invoice_mistake" {...{ events, onEvidence }} />;
  return (
    <div style={{ order: 2 }}>
      {refused_count === 0 ? (
        <Banner tone="success" title={mistakeWords.accepted}>
          {mistakeWords.acceptedText}
        </Banner>
      ) : (
        <Banner
          tone="warning"
          title={mistakeWords.partly(refused_count, invoice_count)}
          action={
            <Button
              size="small"
              icon={IconFilePlus}
              onClick={() =>
                void navigate(hrefOf('invoice_mistakes.create'), { state: { notice: ofRefused(notice) } })
              }
            >
              {mistakeWords.again}
            </Button>
          }
        >
          {mistakeWords.partlyText}
        </Banner>
      )}
    </div>
  );
}

/** A new notice of the invoices that were not received. */
function ofRefused({ origin, review_no, review_on, invoices, results }: InvoiceMistake): InvoiceMistakeInput {
  const refused = new Set(results.flatMap(({ position, received }) => (received ? [] : [position])));
  return { origin, review_no, review_on, invoices: invoices.filter((_line, at) => refused.has(at + 1)) };
}

/** Where what a refused notice calls for is done, when not on its own page. */
export const mistakeActionPages: ActionPages = {
  change_declaration: { href: hrefOf('registrations.create'), operation: 'createRegistration' },
};
