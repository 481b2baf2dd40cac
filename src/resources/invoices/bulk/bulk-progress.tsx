import type { Tally } from '#domain/transmission/outcome.ts';
import { listInvoices } from '#generated/client/invoices/invoices.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { restWhileLive } from '#src/providers/live/polls.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { ConservationBar } from '#src/ui/display/conservation-bar.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { useOpenRequests } from '#src/views/signing/signature-requests.ts';
import { SigningDialog } from '#src/views/signing/signing-dialog.tsx';
import { batchHref } from '#src/routes.ts';
import { bulkPublishWords } from '#src/wording/bulk-publish.ts';
import { common } from '#src/wording/common.ts';
import { signingWords } from '#src/wording/signing.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { signedInvoices } from '#src/views/document-kinds/signed-kinds.ts';
import { BulkRows } from './bulk-rows.tsx';
import './bulk.css';
import { tally } from './bulk-tally.ts';
import type { InvoiceRow } from './bulk-tally.ts';

type BulkProgressProps = {
  /** What was sent. */
  rows: readonly InvoiceRow[];
  answer: components['schemas']['BulkPublication'];
  onClose: () => void;
};

const askEveryMs = 2000;

/** What is unknown is looked up until it is known. */
const isUnderWay = ({ waiting, unknown }: Tally): boolean => waiting + unknown > 0;

/** How each of them goes on, the counts adding up; where a person has to sign, the way there. */
export function BulkProgress({ rows, answer, onClose }: BulkProgressProps) {
  const [signing, setSigning] = useState<number | null>(null);
  const queryClient = useQueryClient();
  const ids = answer.accepted.map(({ invoice_id }) => invoice_id);
  const { data: followed = rows.filter(({ id }) => ids.includes(id)) } = useQuery({
    queryKey: ['bulk-publish', 'progress', ids],
    queryFn: () => listInvoices({ ids, limit: ids.length }),
    enabled: ids.length > 0,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      restWhileLive(isUnderWay(tally(state.data ?? rows, 0)) ? askEveryMs : false),
  });
  const counts = tally(followed, answer.refused.length);
  const isDone = counts.waiting === 0;
  useEffect(() => {
    rereadKinds(queryClient, operations.publishInvoices.invalidates);
  }, [queryClient, counts.waiting]);
  const request = useOpenRequests(!isDone).find(
    ({ document_kind, documents }) =>
      document_kind === 'invoice' && documents.some(({ subject_id }) => ids.includes(subject_id)),
  );
  if (signing !== null)
    return (
      <SigningDialog key={signing} kind={signedInvoices} id={signing} onClose={() => setSigning(null)} />
    );
  return (
    <Dialog
      open
      title={
        isDone ? bulkPublishWords.doneTitle(rows.length, counts) : bulkPublishWords.followTitle(rows.length)
      }
      onClose={onClose}
      limitHeight
      actions={
        <>
          <Button href={batchHref(answer.id)}>{bulkPublishWords.openPage}</Button>
          <Button tone={isDone ? 'primary' : 'secondary'} onClick={onClose}>
            {isDone ? common.done : bulkPublishWords.close}
          </Button>
        </>
      }
    >
      <div className="bulk-progress">
        {request && (
          <Banner
            tone="warning"
            title={signingWords.openMany(1)}
            action={
              <Button size="small" tone="primary" onClick={() => setSigning(request.id)}>
                {signingWords.signNow}
              </Button>
            }
          >
            {request.message}
          </Banner>
        )}
        <ConservationBar {...counts} tall />
        <p className="bulk-progress__counts" role="status">
          {(['ok', 'failed', 'unknown', 'waiting'] as const)
            .filter((key) => counts[key] > 0)
            .map((key) => bulkPublishWords.counts[key](counts[key]))
            .join(' · ')}
        </p>
        {counts.unknown > 0 && <Banner tone="unknown">{bulkPublishWords.unknownNote}</Banner>}
        <BulkRows rows={rows} followed={followed} refused={answer.refused} />
      </div>
    </Dialog>
  );
}
