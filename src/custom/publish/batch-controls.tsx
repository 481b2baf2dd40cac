import { needsPackage } from '#domain/payments/allowance.ts';
import { setBulkPublishState } from '#generated/client/invoices/invoices.ts';
import { useGetPackageUsage } from '#generated/client/payment-requests/payment-requests.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { publishPageWords as words } from '#src/wording/processing/publish-page.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvoicePublishes } from './batch.tsx';

type BatchControlsProps = { batch: InvoicePublishes; onChanged: () => void };

/** Pauses the batch, lets it go on, or stops what was not taken yet, after a question; and says why the server paused it by itself. */
export function BatchControls({
  batch: { id, state, paused_because, counts },
  onChanged,
}: BatchControlsProps) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: InvoicePublishes['state']) =>
      setBulkPublishState(id, { invoice_publishes: { state: wanted } }),
    onSettled: () => {
      setAsking(false);
      onChanged();
    },
  });
  const isPaused = state === 'paused';
  return (
    <div className="publish__controls">
      {error !== null && <Banner tone="critical">{failureText(error)}</Banner>}
      {isPaused && (
        <Banner tone="warning" action={paused_because !== null && <PackageLink />}>
          {paused_because ?? words.pausedNote}
        </Banner>
      )}
      {state !== 'ended' && (
        <p className="publish__acts">
          <Button size="small" busy={isPending} onClick={() => mutate(isPaused ? 'running' : 'paused')}>
            {isPaused ? words.resume : words.pause}
          </Button>
          <Button size="small" disabled={isPending} onClick={() => setAsking(true)}>
            {words.stop}
          </Button>
        </p>
      )}
      {asking && (
        <ConfirmDialog
          title={words.stopTitle}
          action={words.stop}
          busy={isPending}
          onAct={() => mutate('ended')}
          onClose={() => setAsking(false)}
        >
          <p>{words.stopText(formatCount(counts.waiting))}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Where the package is bought that issuing waits for; nothing once it may go on. */
function PackageLink() {
  const may_see = useMay()('getPackageUsage');
  const { data } = useGetPackageUsage({ query: { enabled: may_see, staleTime: 0 } });
  if (!may_see || data === undefined || !needsPackage(data.issuing.state)) return null;
  return <KitLink href={hrefOf('service_packages')}>{words.buyPackage}</KitLink>;
}
