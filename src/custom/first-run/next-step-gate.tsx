import { useSignedIn } from '#src/providers/account-context.ts';
import { lazy, Suspense } from 'react';
import { isReached } from './reached.ts';

const NextStep = lazy(async () => ({ default: (await import('./next-step.tsx')).NextStep }));

/** Where a company on trial goes on to its first invoice; for the others nothing is loaded. */
export function NextStepGate() {
  const { tenant } = useSignedIn();
  if (tenant.trial_until === null || isReached(window.localStorage, tenant.id)) return null;
  return (
    <Suspense fallback={null}>
      <NextStep />
    </Suspense>
  );
}
