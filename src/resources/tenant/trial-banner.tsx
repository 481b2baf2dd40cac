import { useMay } from '#src/providers/account-context.ts';
import { today } from '#src/providers/today.ts';
import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { packageWords } from '#src/wording/settings/packages.ts';
import { tenantWords } from '#src/wording/settings/tenant.ts';

/** Until when the company tries the product out; when that is over, how to go on. */
export function TrialBanner({ until }: { until: string }) {
  const mayBuy = useMay()('createPaymentRequest');
  if (until >= today())
    return <Banner title={tenantWords.trial(formatDate(until))}>{tenantWords.trialHint}</Banner>;
  return (
    <Banner
      tone="critical"
      title={packageWords.issuing.ended.trial_ended}
      action={mayBuy && <KitLink href={hrefOf('service_packages.checkout')}>{packageWords.buy}</KitLink>}
    >
      {packageWords.issuing.stays} {!mayBuy && packageWords.whoBuys}
    </Banner>
  );
}
