import { useListCertificates } from '#generated/client/certificates/certificates.ts';
import { useReading } from '#src/views/reminders/reading-context.ts';
import { StillReading } from '#src/views/reminders/still-reading.ts';
import { lazy, Suspense } from 'react';
import { useCanAccess } from 'react-admin';

/** With the words of certificates: of the pages that ask, few have something to say. */
const ExpiryNotice = lazy(async () => ({ default: (await import('./expiry-notice.tsx')).ExpiryNotice }));

/** Minutes an answer is good for: whether a certificate ends does not change by the minute. */
const fresh_ms = 10 * 60_000;

const most = 100;

type ExpiryBannerProps = {
  /** Where it does not stand on the page of the certificates itself. */
  links?: boolean;
};

/** From 30 days before the default certificate ends: until when invoices can be signed, and what to do. */
export function ExpiryBanner({ links = false }: ExpiryBannerProps) {
  const { canAccess: enabled = false } = useCanAccess({ resource: 'certificates', action: 'list' });
  const { data, isLoading } = useListCertificates(
    { limit: most },
    { query: { enabled, staleTime: fresh_ms } },
  );
  useReading(isLoading);
  // One that can never sign here says so itself; its dates do not matter.
  const ending = data?.find(({ is_default, unusable }) => is_default && unusable === null);
  if (ending === undefined) return null;
  if (ending.state !== 'expired' && ending.expiry_warning === null) return null;
  return (
    <Suspense fallback={<StillReading />}>
      <ExpiryNotice certificate={ending} links={links} />
    </Suspense>
  );
}
