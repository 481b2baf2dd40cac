import {
  getGetInvoiceMistakeQueryKey,
  getInvoiceMistake,
  useListInvoiceMistakeHistory,
} from '#generated/client/invoice-mistakes/invoice-mistakes.ts';
import { operations } from '#generated/operations.ts';
import { hrefOf } from '#src/routes.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Relay } from '#src/ui/display/relay.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Card, TwoColumns } from '#src/ui/layout/card.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { mistakeKind } from '#src/views/document-kinds/mistake-kind.ts';
import { mistakeState } from '#src/views/document-kinds/mistake-state.tsx';
import { signedMistakes } from '#src/views/document-kinds/signed-kinds.ts';
import type { DocumentEvent } from '#src/views/document/document-kind.ts';
import { DocumentLog } from '#src/views/document/document-log.tsx';
import { documentSteps } from '#src/views/document/document-steps.ts';
import { useFollowedDocument } from '#src/views/document/use-followed.ts';
import { failureText } from '#src/views/failure-text.ts';
import { HistoryButton } from '#src/views/history/history-button.tsx';
import { backToList } from '#src/views/list/list-place.ts';
import { Narrow } from '#src/views/pages/page-width.tsx';
import { WaitingBanner } from '#src/views/signing/waiting-banner.tsx';
import { mistakeWords } from '#src/wording/mistake.ts';
import { signingWords } from '#src/wording/signing.ts';
import { useState } from 'react';
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
  const [shown, setShown] = useState<'evidence' | 'question' | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const [sent, setSent] = useState(false);
  const { label, tone } =
    signature_request_id === null
      ? mistakeState(notice)
      : ({ label: signingWords.waiting, tone: 'warning' } as const);
  const isSigned = events.some(({ kind }) => kind === 'signed');
  const openEvidence = () => setShown('evidence');
  const ask = () => {
    setRefused(null);
    setShown('question');
  };
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
            <Card flush order={1}>
              <Relay name={mistakeKind().road} steps={documentSteps(mistakeKind(), status, events)} />
            </Card>
            <div className="mistake__waiting">
              <WaitingBanner
                kind={signedMistakes}
                id={signature_request_id}
                opensItself={sent || state?.signs === true}
              />
              {refused !== null && (
                <Banner tone="critical" title={mistakeWords.submit.refused}>
                  {failureText(refused)}
                </Banner>
              )}
            </div>
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
      {shown === 'evidence' && (
        <MistakeEvidence notice={notice} events={events} onClose={() => setShown(null)} />
      )}
      {shown === 'question' && (
        <SubmitDialog
          notice={notice}
          unchanged={status !== 'signature_failed'}
          onClose={() => setShown(null)}
          onSent={() => {
            setSent(true);
            setShown(null);
          }}
          onRefused={(error) => {
            setRefused(error);
            setShown(null);
          }}
        />
      )}
    </Narrow>
  );
}

/** Nothing of a document's history happens before its record is made. */
function madeEvent({ created_on, created_by_name }: InvoiceMistake): DocumentEvent {
  return {
    id: 0,
    kind: 'created',
    happened_on: created_on,
    title: mistakeWords.sent.made,
    detail: null,
    tone: 'default',
    actor_name: created_by_name,
    transmission_id: null,
  };
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
  return { notice, history, events: [...(history.data ?? []), madeEvent(notice)] };
}
