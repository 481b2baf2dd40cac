import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { checkoutWords as words } from '#src/wording/public/checkout.ts';
import { packagesHref } from '#src/wording/links.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import type { Checkout } from './use-checkout.ts';

/** How a request ended that takes no more money, what is to be given back, and where to go from here. */
export function Outcome({ checkout }: { checkout: Checkout }) {
  return (
    <Card title={words.outcome}>
      <div className="pb-form">
        <OutcomeWords checkout={checkout} />
        <Button href={packagesHref} tone="primary">
          {words.toPackages}
        </Button>
      </div>
    </Card>
  );
}

/** The same without a frame. */
export function OutcomeWords({ checkout }: { checkout: Checkout }) {
  const { state, package_name, paid_on, expires_on, excess } = checkout;
  return (
    <>
      {state === 'paid' && (
        <Banner tone="success" title={words.paid}>
          {words.paidText(serverSaid.of(package_name), formatDateTime(paid_on))}
        </Banner>
      )}
      {state === 'expired' && (
        <Banner tone="neutral" title={words.expired}>
          {words.expiredText(formatDateTime(expires_on))}
        </Banner>
      )}
      {state === 'cancelled' && (
        <Banner tone="neutral" title={words.cancelled}>
          {words.cancelledText}
        </Banner>
      )}
      {excess !== '0' && (
        <Banner tone="warning" title={words.excess(formatNumber(excess))}>
          {words.excessText}
        </Banner>
      )}
    </>
  );
}
