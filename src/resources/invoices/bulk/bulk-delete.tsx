import { getInvoiceSum, listInvoices, startBulkDelete } from '#generated/client/invoices/invoices.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Facts, Stack } from '#src/ui/layout/card.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { failureText } from '#src/views/failure-text.ts';
import type { BulkDialogProps } from '#src/views/screen.ts';
import { common } from '#src/wording/common.ts';
import { bulkDeleteWords as words } from '#src/wording/processing/bulk-delete.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { invoiceSelection } from './invoice-selection.ts';

/** Deletes the drafts among what is chosen, after saying how many they are and how many of the others stay. */
export function BulkDelete({ list, selection: chosen, onClose, onTaken }: BulkDialogProps) {
  const asked = useRef(false);
  const selection = invoiceSelection(list, chosen);
  const drafts = useQuery({
    queryKey: ['bulk-delete', selection],
    queryFn: () => draftsIn(selection),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const remove = useMutation({
    mutationFn: () => startBulkDelete({ bulk_delete: selection }),
    onSuccess: (job) => {
      onTaken(job);
      onClose();
    },
    onSettled: () => {
      asked.current = false;
    },
  });
  // A second press of a double one comes before the button says that it is busy.
  const removeOnce = () => {
    if (asked.current) return;
    asked.current = true;
    remove.mutate();
  };
  const count = drafts.data ?? 0;
  const rest = selection.expected_count - count;
  return (
    <ConfirmDialog
      title={
        drafts.data === undefined
          ? words.counting
          : count === 0
            ? words.none
            : words.title(formatCount(count))
      }
      action={count === 0 ? common.remove : words.title(formatCount(count))}
      tone="critical"
      busy={remove.isPending}
      disabled={count === 0}
      failure={remove.error && failureText(remove.error)}
      failureTitle={words.refused}
      onAct={removeOnce}
      onClose={onClose}
    >
      {drafts.isError && (
        <FailedBanner title={words.countFailed} error={drafts.error} onRetry={() => void drafts.refetch()} />
      )}
      {drafts.isFetching && <span className="k-skeleton" role="status" aria-label={common.loading} />}
      {drafts.data !== undefined && (
        <Stack>
          {count > 0 && <p>{words.text}</p>}
          <Facts
            facts={[
              { term: words.chosen, value: formatCount(selection.expected_count) },
              { term: words.drafts, value: formatCount(count) },
              { term: words.staying, value: formatCount(rest) },
            ]}
          />
          {rest > 0 && <Banner tone="neutral">{words.stay(formatCount(rest))}</Banner>}
        </Stack>
      )}
    </ConfirmDialog>
  );
}

/** How many drafts a selection has. */
async function draftsIn({ ids, filter = {}, list }: ReturnType<typeof invoiceSelection>): Promise<number> {
  if (ids !== undefined) {
    const rows = await listInvoices({ ids, limit: ids.length });
    return rows.filter(({ status }) => status === 'draft').length;
  }
  if (filter.status !== undefined && !filter.status.includes('draft')) return 0;
  const { invoices, foreign, left_out } = await getInvoiceSum({
    ...filter,
    status: ['draft'],
    ...(list === undefined ? {} : { of: list }),
  });
  return foreign.reduce((sum, one) => sum + one.invoices, invoices + left_out);
}
