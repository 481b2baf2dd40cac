import { createReplacement } from '#generated/client/remedies/remedies.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { correctionWords as words } from '#src/wording/correction.ts';
import { useState } from 'react';
import { AgreementFields, agreementInput, NO_AGREEMENT } from './agreement-fields.tsx';
import { useCorrection } from './use-correction.ts';

type Schemas = components['schemas'];

type RemedyCardProps = {
  invoice: Schemas['Invoice'];
  remedy: Schemas['Remedy'];
  matter: Schemas['Matter'];
  /** YYYY-MM-DD. */
  today: string;
  /** Another correction of the invoice is under way. */
  blocked: boolean;
};

/** One way that is open: what comes before it, the sentence it brings, where the law says so, and its button. */
export function RemedyCard(props: RemedyCardProps) {
  const { remedy } = props;
  const { action, sentence, source } = remedy;
  return (
    <Card title={titleOf(remedy)}>
      {sentence !== null && (
        <>
          <p className="correction__label">{words.sentence}</p>
          <blockquote className="correction__sentence">{sentence}</blockquote>
        </>
      )}
      {action === 'replace' ? <Replacing {...props} /> : <OtherWay {...props} />}
      <p className="correction__source">{source}</p>
    </Card>
  );
}

function titleOf({ action }: Schemas['Remedy']): string {
  if (action === 'adjust' || action === 'replace' || action === 'notify') return words[action];
  return action === 'edit_and_resend' ? words.edit : words.others[action];
}

function Replacing({ invoice, remedy, matter, today, blocked }: RemedyCardProps) {
  const may = useMay()('createReplacement');
  const [agreement, setAgreement] = useState(NO_AGREEMENT);
  const { draft, isPending, errors, failure } = useCorrection(() =>
    createReplacement(invoice.id, { correction: { matter, ...agreementInput(agreement) } }),
  );
  if (!may) return <p className="correction__hint">{words.denied}</p>;
  return (
    <>
      <AgreementFields {...{ remedy, today, errors }} value={agreement} onChange={setAgreement} />
      {failure !== null && (
        <Banner tone="critical" title={`${words.failed}.`}>
          {failure}
        </Banner>
      )}
      <div className="correction__act">
        <Button tone="primary" disabled={blocked} busy={isPending} onClick={() => draft(undefined)}>
          {words.replace}
        </Button>
      </div>
    </>
  );
}

function OtherWay({ invoice, remedy: { action }, matter, blocked }: RemedyCardProps) {
  const may = useMay();
  if (action === 'adjust') {
    if (!may('createAdjustment')) return <p className="correction__hint">{words.denied}</p>;
    const href = `${hrefOf('adjusted_invoices.create', invoice.id)}?matter=${matter}`;
    return (
      <Button tone="primary" disabled={blocked} {...(!blocked && { href })}>
        {words.adjust}
      </Button>
    );
  }
  if (action === 'notify')
    return may('createInvoiceMistake') ? (
      <Button tone="primary" href={hrefOf('invoice_mistakes.create')}>
        {words.notify}
      </Button>
    ) : (
      <p className="correction__hint">{words.denied}</p>
    );
  if (action === 'edit_and_resend')
    return (
      <Button tone="primary" href={hrefOf('invoices.one', invoice.id)}>
        {words.edit}
      </Button>
    );
  return null;
}
