import { useGetPackageUsage } from '#generated/client/payment-requests/payment-requests.ts';
import { useMay, useSignedIn } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { menuWords } from '#src/wording/menu.ts';
import { packageWords as words } from '#src/wording/settings/packages.ts';
import { IssuingBanner } from '#src/views/packages/issuing-banner.tsx';
import { RefundsCard } from './refunds-card.tsx';
import { RequestsCard } from './requests-card.tsx';
import { UsageCard } from './usage-card.tsx';
import './packages.css';

/** Gói dịch vụ: what the company may use and has used, and how its payments go. */
export function PackagesPage() {
  const { tenant } = useSignedIn();
  const mayBuy = useMay()('createPaymentRequest');
  const { data: usage, error, isPending, refetch } = useGetPackageUsage();
  return (
    <>
      <PageHeader
        title={menuWords.packages}
        facts={words.facts(tenant.name)}
        actions={
          <>
            <Button href={hrefOf('service_packages.register')}>{words.prices}</Button>
            {mayBuy && (
              <Button tone="primary" href={hrefOf('service_packages.checkout')}>
                {usage?.package_name ? words.buyMore : words.buy}
              </Button>
            )}
          </>
        }
      />
      <RecordStates
        error={usage === undefined ? error : null}
        isPending={isPending}
        onRetry={() => void refetch()}
      >
        {usage !== undefined && (
          <div className="packages">
            <IssuingBanner issuing={usage.issuing} />
            {!mayBuy && <Banner tone="neutral">{words.whoBuys}</Banner>}
            <UsageCard usage={usage} trialUntil={tenant.trial_until} />
            <RequestsCard total={usage.payment_requests} />
            {usage.payment_requests > 0 && <RefundsCard />}
          </div>
        )}
      </RecordStates>
    </>
  );
}
