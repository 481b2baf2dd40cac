import { useState, type ReactNode } from 'react';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatCount, formatNumber } from '#src/ui/format/number.ts';
import { Facts } from '#src/ui/layout/card.tsx';
import { StatePage } from '#src/ui/state/state-page.tsx';
import { checkoutWords as words } from '#src/wording/public/checkout.ts';
import { packagesHref } from '#src/wording/links.ts';
import { lastCheckoutKey } from '#src/public/kept-keys.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { Known } from './gateway-card.tsx';
import { OutcomeWords } from './outcome.tsx';
import { isOpen, useCheckout, type Checkout } from './use-checkout.ts';
import './checkout.css';

/**
 * /payment-success: what was paid in this tab and what comes next; that the bank has not confirmed it yet, or that it failed. Of any
 * other payment it says where its state is shown, and claims nothing.
 */
export function PaymentSuccessPage() {
  const [key] = useState(() => lastCheckoutKey.read());
  const known = useCheckout(key);
  const toPackages = (
    <Button tone="primary" href={packagesHref}>
      {words.toPackages}
    </Button>
  );
  if (known.at === 'reading') return <CheckoutSkeleton />;
  if (known.at === 'here' && known.checkout.state !== 'paid')
    return <NotPaid checkoutKey={key} checkout={known.checkout} toPackages={toPackages} />;
  if (known.at !== 'here')
    return (
      <StatePage icon={IconReceipt} tone="neutral" heading={words.notSeen} actions={toPackages}>
        {words.notSeenText}
      </StatePage>
    );
  const { package_name, invoices, months, total, reference, buyer_name } = known.checkout;
  return (
    <StatePage icon={IconCircleCheck} heading={words.success} actions={toPackages}>
      <div className="pb-success">
        <OutcomeWords checkout={known.checkout} />
        <Facts
          facts={[
            { term: words.company, value: buyer_name },
            {
              term: words.package(serverSaid.of(package_name)),
              value: words.holds(invoices === null ? null : formatCount(invoices), months),
            },
            { term: words.total, value: <Money amount={total} weight="bold" /> },
            { term: words.rows.reference, value: reference },
          ]}
        />
        <h2>{words.next}</h2>
        <ul>
          {words.nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </div>
    </StatePage>
  );
}

type NotPaidProps = { checkoutKey: string | null; checkout: Checkout; toPackages: ReactNode };

/** Why it is not paid yet, and the way back to paying; it turns into what was paid once the bank has confirmed. */
function NotPaid({ checkoutKey, checkout, toPackages }: NotPaidProps) {
  const { state, gateway_state, due, received } = checkout;
  const open = isOpen(checkout);
  const failed = gateway_state === 'failed';
  const back = failed ? words.payAgain : words.toCheckout;
  return (
    <StatePage
      icon={IconReceipt}
      tone="neutral"
      heading={open && !failed ? words.pending : words.notPaid}
      actions={
        open ? (
          <Button tone="primary" href={`/checkout/${checkoutKey}`}>
            {back}
          </Button>
        ) : (
          toPackages
        )
      }
    >
      <div className="pb-success" role="status">
        <OutcomeWords checkout={checkout} />
        {open && <Known checkout={checkout} />}
        {state === 'wrong_amount' && (
          <Banner tone="warning" title={words.short(formatNumber(due))}>
            {words.shortText(formatNumber(received))}
          </Banner>
        )}
        {state === 'waiting' && gateway_state === null && (
          <Banner tone="info" title={`${words.waiting}.`}>
            {words.waitingText}
          </Banner>
        )}
      </div>
    </StatePage>
  );
}
