import {
  getGetInvoiceMistakeHoldQueryKey,
  getGetInvoiceMistakeQueryKey,
  getInvoiceMistake,
  getInvoiceMistakeHold,
  submitInvoiceMistake,
  useListInvoiceMistakeHistory,
} from '#generated/client/invoice-mistakes/invoice-mistakes.ts';
import { operations } from '#generated/operations.ts';
import { useCan } from '#src/providers/account-context.ts';
import { heldLinks, hrefOf } from '#src/routes.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { TwoColumns } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { mistakeKind } from '#src/views/document-kinds/mistake-kind.ts';
import { mistakeState } from '#src/views/document-kinds/mistake-state.tsx';
import { signedMistakes } from '#src/views/document-kinds/signed-kinds.ts';
import { DocumentLog } from '#src/views/document/document-log.tsx';
import { DocumentHold } from '#src/views/held/document-hold.tsx';
import { useHold } from '#src/views/held/use-hold.ts';
import { DocumentRoad } from '#src/views/document/sending/document-road.tsx';
import { madeEvent } from '#src/views/document/sending/made-event.ts';
import { useSending } from '#src/views/document/sending/use-sending.ts';
import { useFollowedDocument } from '#src/views/document/use-followed.ts';
import { HistoryButton } from '#src/views/history/history-button.tsx';
import { backToList } from '#src/views/list/list-place.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { mistakeWords } from '#src/wording/mistake.ts';
import { signingWords } from '#src/wording/signing.ts';
import { useLocation } from 'react-router';
import { descriptor } from './mistake-fields.ts';
import type { InvoiceMistake } from './mistake-fields.ts';
import { MistakeEvidence, MistakeFiles, NoticeFacts } from './mistake-files.tsx';
import { MistakeOutcome } from './outcome.tsx';
import { ResultsCard } from './results-card.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import './mistake.css';

/** A notice on its way or answered: its state, the next step, what was said of each invoice. */
export function MistakePage({ notice: read }: { notice: InvoiceMistake }) {
  const { notice, history, events } = useSubmitted(read);
  const { status, name, created_on, created_by_name, signature_request_id } = notice;
  const { state } = useLocation() as { state: { signs?: boolean } | null };
  const sending = useSending();
  const { shown, refused, sent, openEvidence, ask } = sending;
  const hold = useHold(notice, {
    queryKey: getGetInvoiceMistakeHoldQueryKey(notice.id),
    read: () => getInvoiceMistakeHold(notice.id),
  });
  const links = heldLinks(useCan());
  const { label, tone } =
    signature_request_id === null
      ? mistakeState(notice)
      : ({ label: signingWords.waiting, tone: 'warning' } as const);
  const isSigned = events.some(({ kind }) => kind === 'signed');
  return (
    <Narrow>
      <PageHeader
        title={name}
        back={backToList(hrefOf('invoice_mistakes'), descriptor.label)}
        badges={<Badge tone={tone}>{label}</Badge>}
        facts={mistakeWords.created_by(formatDateTime(created_on), created_by_name)}
        actions={<HistoryButton descriptor={descriptor} overlay={{ history: true }} record={notice} />}
      />
      <p className="k-visually-hidden" role="status">
        {mistakeWords.sent.announced(name, label)}
      </p>
      <TwoColumns
        primary={
          <>
            <DocumentRoad
              kind={mistakeKind()}
              {...{ status, events, refused }}
              signing={{
                kind: signedMistakes,
                id: signature_request_id,
                opensItself: sent || state?.signs === true,
              }}
              refusedTitle={mistakeWords.submit.refused}
            />
            <DocumentHold
              kind={mistakeKind()}
              message="invoice_mistake"
              tryAgain={{
                operation: 'submitInvoiceMistake',
                send: () =>
                  submitInvoiceMistake(notice.id, { invoice_mistake: { lock_version: notice.lock_version } }),
              }}
              {...{ status, hold, events, links }}
              onEvidence={openEvidence}
            />
            <MistakeOutcome notice={notice} events={events} onEvidence={openEvidence} onSubmit={ask} />
            <ResultsCard notice={notice} />
            <DocumentLog
              order={4}
              events={history.data && events}
              error={history.error}
              onRetry={() => void history.refetch()}
            />
          </>
        }
        secondary={
          <>
            <NoticeFacts notice={notice} />
            {isSigned && <MistakeFiles notice={notice} onEvidence={openEvidence} />}
          </>
        }
      />
      {shown === 'evidence' && <MistakeEvidence notice={notice} events={events} onClose={sending.close} />}
      {shown === 'question' && (
        <SubmitDialog
          notice={notice}
          unchanged={status !== 'signature_failed'}
          onClose={sending.close}
          onSent={sending.onSent}
          onRefused={sending.onRefused}
        />
      )}
    </Narrow>
  );
}

/** A notice as it is followed on its way. */
export function useFollowedMistake(record: InvoiceMistake): InvoiceMistake {
  return useFollowedDocument({
    record,
    queryKey: getGetInvoiceMistakeQueryKey(record.id),
    read: () => getInvoiceMistake(record.id),
    kinds: operations.submitInvoiceMistake.invalidates,
  });
}

/** It, and its history with the making of it. */
function useSubmitted(read: InvoiceMistake) {
  const history = useListInvoiceMistakeHistory(read.id);
  const notice = useFollowedMistake(read);
  return { notice, history, events: [...(history.data ?? []), madeEvent(notice, mistakeWords.sent.made)] };
}
