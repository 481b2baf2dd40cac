import { useListServicePackages } from '#generated/client/getting-in/getting-in.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { PackageCard, PackageSkeleton } from '#src/views/packages/package-card.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { menuWords } from '#src/wording/menu.ts';
import { packageTitles } from '#src/wording/record-lists.ts';
import { packageWords as words } from '#src/wording/settings/packages.ts';
import { packageParameter } from '#src/views/packages/kept-package.ts';
import './packages.css';

/** The price list for who is signed in: each package leads to where it is bought. */
export function PriceListPage() {
  const { data, error, isPending, refetch } = useListServicePackages();
  const mayBuy = useMay()('createPaymentRequest');
  return (
    <>
      <PageHeader
        title={packageTitles.register}
        facts={words.register.lead}
        back={{ label: menuWords.packages, href: hrefOf('service_packages') }}
      />
      {!mayBuy && <Banner tone="neutral">{words.whoBuys}</Banner>}
      {error !== null && <FailedBanner error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <div className="packages__offers" aria-busy>
          {[1, 2, 3, 4].map((place) => (
            <PackageSkeleton key={place} />
          ))}
        </div>
      )}
      {data !== undefined && (
        <ul className="packages__offers">
          {data.map((offer) => (
            <PackageCard
              key={offer.id}
              offer={offer}
              {...(mayBuy && {
                action: words.buy,
                href: `${hrefOf('service_packages.checkout')}?${packageParameter}=${encodeURIComponent(offer.code)}`,
              })}
            />
          ))}
        </ul>
      )}
    </>
  );
}
