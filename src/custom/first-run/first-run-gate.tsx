import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useSignedIn } from '#src/providers/account-context.ts';
import { useDeferredLoading } from '#src/ui/list/use-deferred-loading.ts';
import { useReading } from '#src/views/reminders/reading-context.ts';
import { firstRunHash } from '#src/wording/links.ts';
import { FirstRunSkeleton } from './first-run-skeleton.tsx';
import { useReached } from './use-reached.ts';

const FirstRun = lazy(async () => ({ default: (await import('./first-run.tsx')).FirstRun }));

/**
 * The way to the first invoice, for companies that have issued none and for people who ask for it (`#first-run`): its script and
 * its words come for them alone.
 */
export function FirstRunGate() {
  const asked = useLocation().hash === firstRunHash;
  const found = useReached(asked);
  if (!found.wanted || (!asked && found.reached)) return null;
  if (!asked && found.first.isPending) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <FirstRun found={found} />
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
