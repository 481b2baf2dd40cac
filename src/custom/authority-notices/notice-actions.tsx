import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconWrite from '@tabler/icons-react/dist/esm/icons/IconFilePencil.mjs';
import { updateAuthorityNotice } from '#generated/client/authority-notices/authority-notices.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { noticeWords } from '#src/wording/authority-notices.ts';
import { useMutation } from '@tanstack/react-query';
import { useCanAccess, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Notice } from './notice-text.ts';
import { isCashRegisterInvoice } from '#domain/mistakes/content.ts';
import type { components } from '#generated/types.ts';

/** What is answered by a declaration of change. */
const DECLARED: readonly Notice['subject'][] = ['free_period_over', 'no_longer_uncoded'];

/** The one next step of a notice, and the note that somebody has acted on it. */
export function NoticeActions({ notice }: { notice: Notice }) {
  const { id, state, subject } = notice;
  const { canAccess: mayDeclare } = useCanAccess({ resource: 'registrations', action: 'create' });
  const notify = useNotify();
  const isHandled = state === 'handled';
  const mark = useMutation({
    mutationFn: () => updateAuthorityNotice(id, { authority_notice: { handled: !isHandled } }),
    onSuccess: () => notify(isHandled ? noticeWords.unmarked : noticeWords.marked, { type: 'success' }),
    onError: (error) => notify(failureText(error), { type: 'error' }),
  });
  const answering = useAnswer(notice);
  const navigate = useNavigate();
  const declare = () =>
    void navigate(hrefOf('registrations.create'), { state: { coded: subject === 'no_longer_uncoded' } });
  const declares = !isHandled && DECLARED.includes(subject) && mayDeclare === true;
  return (
    <>
      <Button
        tone={isHandled || declares || answering !== null ? 'secondary' : 'primary'}
        {...(!isHandled && { icon: IconCheck })}
        busy={mark.isPending}
        onClick={() => mark.mutate()}
      >
        {isHandled ? noticeWords.markOpen : noticeWords.markHandled}
      </Button>
      {answering !== null && (
        <Button tone="primary" icon={IconWrite} onClick={answering.go}>
          {answering.label}
        </Button>
      )}
      {declares && (
        <Button tone="primary" icon={IconWrite} onClick={declare}>
          {noticeWords.declare}
        </Button>
      )}
    </>
  );
}

/** The one button of a review (302): the answer that is being written, or a new one of what is not answered yet. */
function useAnswer(notice: Notice): { label: string; go: () => void } | null {
  const { canAccess: mayAnswer } = useCanAccess({ resource: 'invoice_mistakes', action: 'create' });
  const navigate = useNavigate();
  if (notice.subject !== 'review' || notice.state === 'handled' || mayAnswer !== true) return null;
  const draft = notice.answers.find(({ answer }) => answer === 'draft');
  if (draft !== undefined)
    return {
      label: noticeWords.openDraft,
      go: () => void navigate(hrefOf('invoice_mistakes.one', draft.id)),
    };
  const answer = reviewAnswer(notice);
  if (answer === null) return null;
  const isFirst = notice.answer_state === 'unanswered';
  return {
    label: isFirst ? noticeWords.answer : noticeWords.answerRest,
    go: () => void navigate(hrefOf('invoice_mistakes.create'), { state: { notice: answer } }),
  };
}

type Input = components['schemas']['InvoiceMistakeInput'];

/**
 * The notice 04/SS-HĐĐT that answers a review (302): its number and day, and every invoice that is neither received nor on its way. Those
 * of cash registers go in a notice of their own, after the others. Null where nothing is left to answer.
 */
export function reviewAnswer({ notice_no, noticed_on, invoices }: Notice): Input | null {
  const open = invoices.filter(({ answer }) => answer === 'none' || answer === 'refused');
  if (open.length === 0 && invoices.length > 0) return null;
  const others = open.filter((named) => !isCashRegisterInvoice(named));
  return {
    origin: 'review',
    review_no: notice_no,
    review_on: noticed_on,
    invoices: (others.length > 0 ? others : open).map((named) => ({
      invoice_id: named.invoice_id,
      form_no: named.form_no || null,
      symbol: named.symbol || null,
      number: named.number || null,
      issued_on: named.issued_on,
      authority_code: named.authority_code,
      decree: named.decree,
      nature: 'explain',
      reason: null,
    })),
  };
}
