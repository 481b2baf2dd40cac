import { createReplacement } from '#generated/client/remedies/remedies.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useUnsavedGuard } from '#src/views/guard/unsaved-context.ts';
import { FailedSend } from '#src/views/form/failed-send.tsx';
import { correctionWords as words } from '#src/wording/correction.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { useNavigate } from 'react-router';
import { AgreementFields } from './agreement-fields.tsx';
import { RemedySteps } from './remedy-steps.tsx';
import { InTable } from './table-correction.tsx';
import { agreementInput, carried, isTyped, useAgreement } from './use-agreement.ts';
import { useCorrection } from './use-correction.ts';
import type { Typed } from './use-typed.ts';
import { useSale } from './use-sale.ts';

type Schemas = components['schemas'];

type RemedyCardProps = {
  invoice: Schemas['Invoice'];
  remedy: Schemas['Remedy'];
  matter: Schemas['Matter'];
  /** YYYY-MM-DD. */
  today: string;
  /** Another correction of the invoice is under way. */
  blocked: boolean;
  /** What the next summary table is to say of the invoice again. */
  waiting: Schemas['TableCorrection'] | null;
  typed: Typed;
};

/** One way that is open: what comes before it, the sentence it brings, where the law says so, and its button. */
export function RemedyCard(props: RemedyCardProps) {
  const { remedy, invoice, matter, today } = props;
  const { action, sentence, law, source } = remedy;
  return (
    <Card title={titleOf(remedy)}>
      {(action === 'adjust' || action === 'replace') && (
        <RemedySteps {...{ invoice, remedy, matter, today }} />
      )}
      {sentence !== null && (
        <>
          <p className="correction__label">{words.sentence}</p>
          <blockquote className="correction__sentence">{sentence}</blockquote>
        </>
      )}
      {action === 'replace' ? <Replacing {...props} /> : <OtherWay {...props} />}
      {action === 'notify' && <p className="correction__hint">{words.dueNotice}</p>}
      <p className="correction__source">{[law && serverSaid.of(law), source].filter(Boolean).join(' ')}</p>
    </Card>
  );
}

function titleOf({ action }: Schemas['Remedy']): string {
  if (action === 'adjust' || action === 'replace' || action === 'notify') return words[action];
  return action === 'edit_and_resend' ? words.edit : words.others[action];
}

function Replacing({ invoice, remedy, matter, today, blocked, typed }: RemedyCardProps) {
  const may = useMay()('createReplacement');
  const agreement = useAgreement(remedy, matter, typed.agreement, typed.note[0] !== null);
  const sale = useSale();
  const { draft, isPending, errors, error, isPlaced } = useCorrection(agreement.hasPaper, () =>
    createReplacement(invoice.id, { correction: { matter, sale, ...agreementInput(agreement.value) } }),
  );
  if (!may) return <p className="correction__hint">{words.denied}</p>;
  return (
    <>
      <AgreementFields {...{ remedy, today, errors, agreement }} isSaid />
      <FailedSend title={words.failed} error={error} isPlaced={isPlaced} />
      <div className="correction__act">
        <Button
          tone="primary"
          disabled={blocked}
          busy={isPending || agreement.isReading}
          onClick={() => draft(undefined)}
        >
          {words.replace}
        </Button>
      </div>
    </>
  );
}

function OtherWay({ remedy: { action }, invoice, matter, blocked, waiting, typed }: RemedyCardProps) {
  const { report } = useUnsavedGuard();
  const may = useMay();
  const sale = useSale();
  const navigate = useNavigate();
  if (action === 'adjust') {
    if (!may('createAdjustment')) return <p className="correction__hint">{words.denied}</p>;
    const href = `${hrefOf('adjusted_invoices.create', invoice.id)}?matter=${matter}&sale=${sale}`;
    // An agreement that is typed goes along, so that leaving is not asked about.
    const goOn = () => {
      report(false);
      void navigate(href, { state: carried(typed.agreement) });
    };
    return (
      <Button
        tone="primary"
        disabled={blocked}
        {...(isTyped(typed.agreement) ? { onClick: goOn } : !blocked && { href })}
      >
        {words.adjust}
      </Button>
    );
  }
  if (action === 'notify')
    return may('createInvoiceMistake') ? (
      <Button
        tone="primary"
        onClick={() =>
          void navigate(hrefOf('invoice_mistakes.create'), { state: { notice: noticeOf(invoice) } })
        }
      >
        {words.notify}
      </Button>
    ) : (
      <p className="correction__hint">{words.denied}</p>
    );
  if (action === 'correct_in_later_table') return <InTable {...{ invoice, waiting }} typed={typed.note} />;
  if (action === 'edit_and_resend')
    return (
      <Button tone="primary" href={hrefOf('invoices.one', invoice.id)}>
        {words.edit}
      </Button>
    );
  return null;
}

/** A notice 04/SS-HĐĐT that names this invoice; its reason is still to be written. */
function noticeOf(invoice: Schemas['Invoice']): Schemas['InvoiceMistakeInput'] {
  const { id, form_no, symbol, number, issued_on, tax_authority_code } = invoice;
  return {
    origin: 'own',
    review_no: null,
    review_on: null,
    invoices: [
      {
        invoice_id: id,
        ...{ form_no, symbol, issued_on },
        number: String(number ?? ''),
        authority_code: tax_authority_code,
        decree: '1',
        nature: 'explain',
        reason: null,
      },
    ],
  };
}
