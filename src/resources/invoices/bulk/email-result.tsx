import { useGetJobEmails } from '#generated/client/invoice-emails/invoice-emails.ts';
import { operations } from '#generated/operations.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { useJob, type Job } from '#src/providers/jobs.ts';
import { filteredHref } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { ConservationBar } from '#src/ui/display/conservation-bar.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Facts, Stack } from '#src/ui/layout/card.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { ResultRows } from '#src/ui/list/result-rows.tsx';
import type { BulkDialogProps } from '#src/views/screen.ts';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { common } from '#src/wording/common.ts';
import { deliveryWords as words } from '#src/wording/processing/delivery.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Between two looks at the mails, ms. */
const LOOK_EVERY = 2000;
/** Invoices without a mail that are named. */
const MAX_NAMED = 20;

type EmailResultProps = Pick<BulkDialogProps, 'list'> & {
  job: Job;
  /** Whether all have their result by then. */
  onClose: (isDone: boolean) => void;
};

/** What became of the mails of one order: sent, on their way, not sent, and those that have none, the counts adding up. */
export function EmailResult({ job: started, list, onClose }: EmailResultProps) {
  const queryClient = useQueryClient();
  const job = useJob(started) ?? started;
  const { data, error, refetch } = useGetJobEmails(started.id, {
    query: {
      gcTime: 0,
      staleTime: 0,
      // The stream of changes tells of the invoices and the job, not of what they add up to.
      refetchInterval: ({ state }) =>
        state.data !== undefined && state.data.waiting + state.data.on_their_way === 0 ? false : LOOK_EVERY,
    },
  });
  const counts = data ?? { ...NONE, total: started.total, waiting: started.total };
  const open = counts.waiting + counts.on_their_way;
  const isDone = open === 0;
  useEffect(() => {
    rereadKinds(queryClient, operations.startBulkEmail.invalidates);
  }, [queryClient, open]);
  const failed = counts.failed + counts.without_address + counts.not_issued;
  const close = () => onClose(isDone);
  return (
    <Dialog
      open
      size="small"
      title={
        isDone
          ? words.manyDone(formatCount(counts.sent), formatCount(counts.total))
          : words.manySending(formatCount(counts.total))
      }
      limitHeight
      onClose={close}
      actions={
        <Button tone={isDone ? 'primary' : 'secondary'} onClick={close}>
          {isDone ? common.done : words.manyClose}
        </Button>
      }
    >
      <Stack>
        {error !== null && data === undefined && (
          <FailedBanner title={words.manyUnread} error={error} onRetry={() => void refetch()} />
        )}
        <ConservationBar ok={counts.sent} failed={failed} unknown={0} waiting={open} tall />
        <Facts
          facts={PARTS.filter((part) => part === 'sent' || counts[part] > 0).map((part) => ({
            term: words.parts[part],
            value: formatCount(counts[part]),
          }))}
        />
        <p className="k-visually-hidden" role="status">
          {words.manySpoken(formatCount(counts.sent), formatCount(failed), formatCount(open))}
        </p>
        {counts.failed > 0 && (
          <p>
            <KitLink href={filteredHref(list, { unsent_of_mail_job: String(started.id) })}>
              {words.seeFailed}
            </KitLink>
          </p>
        )}
        {job.failures.length > 0 && <Skipped failures={job.failures} failed={job.failed} />}
      </Stack>
    </Dialog>
  );
}

const PARTS = ['sent', 'on_their_way', 'waiting', 'failed', 'without_address', 'not_issued'] as const;
const NONE = { sent: 0, on_their_way: 0, failed: 0, without_address: 0, not_issued: 0 };

function Skipped({ failures, failed }: Pick<Job, 'failures' | 'failed'>) {
  const named = failures.slice(0, MAX_NAMED);
  return (
    <>
      <p>
        {words.skipped(formatCount(failed))}
        {named.length < failed && ` ${words.skippedFirst(formatCount(named.length))}`}
      </p>
      <ResultRows label={words.skipped(formatCount(failed))}>
        {named.map(({ record_id, label, message }) => (
          <li key={record_id}>
            <span>
              {label}
              <small>{message}</small>
            </span>
          </li>
        ))}
      </ResultRows>
    </>
  );
}
