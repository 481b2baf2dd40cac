import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useListInvoices } from '#generated/client/invoices/invoices.ts';
import { useSignedIn } from '#src/providers/account-context.ts';
import { useDeferredLoading } from '#src/ui/list/use-deferred-loading.ts';
import { useReading } from '#src/views/reminders/reading-context.ts';
import { firstRunHash } from '#src/wording/links.ts';
import { FirstRunSkeleton } from './first-run-skeleton.tsx';
import { isReached, keepReached, taken } from './reached.ts';

const FirstRun = lazy(async () => ({ default: (await import('./first-run.tsx')).FirstRun }));

/**
 * The way to the first invoice, for companies that have issued none and for people who ask for it (`#first-run`): its script and
 * its words come for them alone. One that is through costs one small call in each browser.
 */
export function FirstRunGate() {
  const { tenant } = useSignedIn();
  const asked = useLocation().hash === firstRunHash;
  const [known] = useState(() => isReached(window.localStorage, tenant.id));
  const invoices = useListInvoices({ status: taken, limit: 1 }, { query: { enabled: !known } });
  const published = (invoices.data?.length ?? 0) > 0;
  useEffect(() => {
    if (published) keepReached(window.localStorage, tenant.id);
  }, [published, tenant.id]);
  if (!asked && (known || published)) return null;
  if (!asked && invoices.isPending) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <FirstRun />
    </Suspense>
  );
}

/** Only a company on trial sees the guide's place: the others would see it come and go. */
function Waiting() {
  const { tenant } = useSignedIn();
  useReading(true);
  const late = useDeferredLoading(true);
  return tenant.trial_until === null ? null : <FirstRunSkeleton shown={late} />;
}
