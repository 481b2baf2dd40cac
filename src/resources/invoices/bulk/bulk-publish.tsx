import { forecastPublications, listInvoices, publishInvoices } from '#generated/client/invoices/invoices.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { failureText } from '#src/views/failure-text.ts';
import type { BulkDialogProps } from '#src/views/screen.ts';
import { bulkPublishWords } from '#src/wording/bulk-publish.ts';
import { invoiceListWords } from '#src/wording/invoice.ts';
import { common } from '#src/wording/common.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { BulkForecast } from './bulk-forecast.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { isPublishable } from './bulk-tally.ts';
import { Money } from '#src/ui/display/money.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Facts, Stack } from '#src/ui/layout/card.tsx';
import { pageSum } from '#src/views/list/page-sum.ts';
import type { InvoiceRow } from './bulk-tally.ts';

/** Publishes ticked invoices after one question, and follows each of them. */
export function BulkPublish({ ids, onClose, onTaken }: BulkDialogProps) {
  const asked = useRef(false);
  const chosen = useQuery({
    queryKey: ['bulk-publish', ids],
    queryFn: () => listInvoices({ ids: ids.map(Number), limit: ids.length }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const ready = (chosen.data ?? []).filter(isPublishable);
  const forecast = useQuery({
    queryKey: ['bulk-publish', 'forecast', ids],
    queryFn: () => forecastPublications({ invoice_ids: ready.map(({ id }) => id) }),
    enabled: ready.length > 0,
    staleTime: Infinity,
    gcTime: 0,
  });
  const warningsOf = (id: number) =>
    forecast.data?.find(({ invoice_id }) => invoice_id === id)?.warnings.map(({ code }) => code) ?? [];
  const [confirmed, setConfirmed] = useState(false);
  const going = confirmed ? ready : ready.filter(({ id }) => warningsOf(id).length === 0);
  const publish = useMutation({
    // What was sent is kept: read again, none of it can be published any more.
    mutationFn: async () => ({
      sent: going,
      answer: await publishInvoices({
        invoices: going.map(({ id, lock_version }) => ({ id, lock_version, acknowledged: warningsOf(id) })),
      }),
    }),
    onSuccess: () => onTaken(),
    onSettled: () => {
      asked.current = false;
    },
  });
  // The button says that it is busy only a moment later: a second press of a double one comes before.
  const publishOnce = () => {
    if (asked.current) return;
    asked.current = true;
    publish.mutate();
  };
  if (publish.data) {
    const { sent, answer } = publish.data;
    return <BulkProgress rows={sent} answer={answer} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      size="small"
      title={
        chosen.data && going.length === 0
          ? bulkPublishWords.nothingTitle
          : bulkPublishWords.title(chosen.data ? going.length : ids.length)
      }
      limitHeight
      onClose={onClose}
      locked={publish.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={publish.isPending}>
            {common.cancel}
          </Button>
          <Button
            tone="primary"
            busy={publish.isPending}
            disabled={going.length === 0 || forecast.isPending}
            onClick={publishOnce}
          >
            {invoiceListWords.publish}
          </Button>
        </>
      }
    >
      {publish.error !== null && (
        <Banner tone="critical" title={bulkPublishWords.refused}>
          {failureText(publish.error)}
        </Banner>
      )}
      {chosen.isError && (
        <FailedBanner
          title={bulkPublishWords.loadFailed}
          error={chosen.error}
          onRetry={() => void chosen.refetch()}
        />
      )}
      {chosen.isPending && <span className="k-skeleton" role="status" aria-label={common.loading} />}
      {chosen.data && <BulkConsequence ready={going} left={ids.length - ready.length} />}
      {forecast.data && (
        <BulkForecast rows={ready} forecasts={forecast.data} confirmed={confirmed} onConfirm={setConfirmed} />
      )}
    </Dialog>
  );
}

type BulkConsequenceProps = {
  ready: readonly InvoiceRow[];
  /** Ticked ones that are not published. */
  left: number;
};

/** What publishing them means: how many, how much. */
export function BulkConsequence({ ready, left }: BulkConsequenceProps) {
  const foreign = ready.filter(({ currency }) => currency !== 'VND').length;
  if (ready.length === 0) return <Banner tone="warning">{bulkPublishWords.nothing}</Banner>;
  return (
    <Stack>
      <p>{bulkPublishWords.consequence}</p>
      <Facts
        facts={[
          { term: bulkPublishWords.count, value: formatCount(ready.length) },
          {
            term: bulkPublishWords.total,
            value: (
              <>
                <Money amount={pageSum(ready, 'total')} weight="bold" />
                {foreign > 0 && ` ${bulkPublishWords.others(foreign)}`}
              </>
            ),
          },
        ]}
      />
      {left > 0 && <Banner tone="neutral">{bulkPublishWords.gone(left)}</Banner>}
    </Stack>
  );
}
