import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { createAdjustment, createReplacement } from '#generated/client/remedies/remedies.ts';
import { startStatementRevision } from '#generated/client/statements/statements.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDateTime, formatInstantDate } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { statementWords } from '#src/wording/statement.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SendDialog } from './send-dialog.tsx';
import { useAct } from './use-act.ts';
import { WithdrawButton } from './withdraw-button.tsx';
import type { Statement } from './statement-fields.ts';

const words = statementWords.answer;

/** What the state means for the seller, and the next step. */
export function StatementOutcome({ statement }: { statement: Statement }) {
  switch (statement.state) {
    case 'draft':
    case 'seller_signing':
      return <Banner tone="neutral">{statementWords.signing}</Banner>;
    case 'waiting_buyer':
      return (
        <Banner tone="info" title={words.waiting}>
          {words.waitingText(formatInstantDate(statement.expires_on))}
        </Banner>
      );
    case 'signed':
      return <Agreed statement={statement} />;
    case 'withdrawn':
      return (
        <Banner tone="neutral" title={words.withdrawn}>
          {words.withdrawnText}
        </Banner>
      );
    case 'refused':
    case 'change_requested':
    case 'expired':
      return <Unsigned statement={statement} />;
  }
}

function Agreed({ statement }: { statement: Statement }) {
  const { id, nature, matter, invoice_id, correcting_id, answer_method, listed } = statement;
  if (listed.length > 0 && correcting_id === null) return <AgreedList statement={statement} />;
  const create = hrefOf(nature === 'adjust' ? 'adjusted_invoices.create' : 'corrections', invoice_id);
  const href =
    correcting_id === null
      ? `${create}?matter=${matter}&statement=${id}`
      : hrefOf(nature === 'adjust' ? 'adjusted_invoices.one' : 'replaced_invoices.one', correcting_id);
  return (
    <Banner
      tone="success"
      title={words.signed}
      action={
        <Button size="small" tone="primary" href={href}>
          {correcting_id === null ? words.make[nature] : words.made}
        </Button>
      }
    >
      {answer_method === 'code' && words.confirmedText} {words.signedText[nature]}
    </Banner>
  );
}

/** The list says all that the new invoice does: it is drafted at once. */
function AgreedList({ statement }: { statement: Statement }) {
  const { id, nature, matter, invoice_id, listed, answered_on } = statement;
  const navigate = useNavigate();
  const may = useMay()(nature === 'adjust' ? 'createAdjustment' : 'createReplacement');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const correction = { matter, statement_id: id };
      return nature === 'adjust'
        ? createAdjustment(invoice_id, { correction })
        : createReplacement(invoice_id, { correction });
    },
    onSuccess: (draft) => {
      const toast = { tone: 'success', message: correctionWords.drafted };
      void navigate(hrefOf('invoices.one', draft.id), { state: { toast } });
    },
  });
  return (
    <>
      {error !== null && (
        <Banner tone="critical" title={`${correctionWords.failed}.`}>
          {failureText(error)}
        </Banner>
      )}
      <Banner
        tone="success"
        title={answered_on === null ? words.signedAlone : words.signed}
        action={
          may && (
            <Button size="small" tone="primary" busy={isPending} onClick={() => mutate()}>
              {words.make[nature]}
            </Button>
          )
        }
      >
        {words.listText[nature](listed.length + 1)}
      </Banner>
    </>
  );
}

function Unsigned({ statement }: { statement: Statement }) {
  const { id, lock_version, state, answer_name, answer_text, answered_on } = statement;
  const [isSending, setSending] = useState(false);
  const { act, isPending, failure } = useAct();
  const isAnswered = state === 'refused' || state === 'change_requested';
  return (
    <Card title={isAnswered ? words[state] : words.expired} tone={isAnswered ? 'critical' : 'warning'}>
      {failure !== null && (
        <Banner tone="critical" title={statementWords.link.failed}>
          {failure}
        </Banner>
      )}
      {isAnswered ? (
        <blockquote className="statement__answer">
          <p>“{answer_text}”</p>
          <small>{words.by(answer_name ?? '', formatDateTime(answered_on))}</small>
        </blockquote>
      ) : (
        <p>{words.expiredText}</p>
      )}
      <div className="statement__acts">
        <Button
          tone="primary"
          icon={IconPencil}
          busy={isPending}
          onClick={() => act({ run: () => startStatementRevision(id, { statement: { lock_version } }) })}
        >
          {words.revise}
        </Button>
        <Button onClick={() => setSending(true)}>{words.keep}</Button>
        <WithdrawButton statement={statement} />
      </div>
      <p className="statement__note">{words.note}</p>
      {isSending && <SendDialog statement={statement} onClose={() => setSending(false)} />}
    </Card>
  );
}
