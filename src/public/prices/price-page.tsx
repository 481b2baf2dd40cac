import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { PackageCard, PackageSkeleton } from '#src/views/packages/package-card.tsx';
import { priceWords as words } from '#src/wording/public/prices.ts';
import { publicWords } from '#src/wording/public/public-pages.ts';
import { PublicHeading } from '#src/public/public-frame.tsx';
import './prices.css';
import { useEffect, useState } from 'react';
import { call } from '#src/login/call.ts';
import { keepsToken } from '#src/login/keeps-token.ts';
import { packageParameter } from '#src/views/packages/kept-package.ts';
import type { ServicePackage } from '#src/views/packages/package-card.tsx';

const trialHref = (code: string) => `/create_trial?package=${code}`;
const buyHref = (code: string) => `/admin/service-packages/checkout?${packageParameter}=${code}`;

/** The package price list: who is signed in has a company, and buys for it. */
export function PricePage() {
  const known = useServicePackages();
  const isSignedIn = keepsToken(localStorage);
  return (
    <>
      <PublicHeading title={words.title}>{isSignedIn ? words.lead_signed_in : words.lead}</PublicHeading>
      {known.state === 'failed' && (
        <Banner
          tone="critical"
          title={words.failed}
          action={
            <Button size="small" onClick={known.retry}>
              {publicWords.retry}
            </Button>
          }
        >
          {words.failed_lead}
        </Banner>
      )}
      {known.state === 'loading' && (
        <div className="pb-prices" role="status" aria-label={words.loading}>
          {[1, 2, 3, 4].map((place) => (
            <PackageSkeleton key={place} />
          ))}
        </div>
      )}
      {known.state === 'here' && (
        <ul className="pb-prices">
          {known.packages.map((one) => (
            <PackageCard
              key={one.id}
              offer={one}
              action={isSignedIn ? words.buy : words.trial}
              href={(isSignedIn ? buyHref : trialHref)(encodeURIComponent(one.code))}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type PackagesState =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'here'; packages: ServicePackage[] };

/** The packages on sale, fetched on arrival and again on demand. */
function useServicePackages(): PackagesState & { retry: () => void } {
  const [known, setKnown] = useState<PackagesState>({ state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    void call<{ service_packages: ServicePackage[] }>('GET', '/api/service_packages', { signal }).then(
      (reply) => {
        if (signal.aborted) return;
        setKnown(reply.ok ? { state: 'here', packages: reply.body.service_packages } : { state: 'failed' });
      },
    );
    return () => request.abort();
  }, [round]);
  const retry = () => {
    setKnown({ state: 'loading' });
    setRound((before) => before + 1);
  };
  return { ...known, retry };
}
