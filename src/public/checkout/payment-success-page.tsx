import { useState } from 'react';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Facts } from '#src/ui/layout/card.tsx';
import { StatePage } from '#src/ui/state/state-page.tsx';
import { checkoutWords as words } from '#src/wording/public/checkout.ts';
import { packagesHref } from '#src/wording/links.ts';
import { paidCheckoutKey } from '#src/public/kept-keys.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { OutcomeWords } from './outcome.tsx';
import { useCheckout } from './use-checkout.ts';
import './checkout.css';

/** /payment-success: what was paid in this tab. Of any other payment it says where its state stands, and claims nothing. */
export function PaymentSuccessPage() {
  const [key] = useState(() => paidCheckoutKey.read());
  const known = useCheckout(key);
  const toPackages = (
    <Button tone="primary" href={packagesHref}>
      {words.toPackages}
    </Button>
  );
  if (known.at === 'reading') return <CheckoutSkeleton />;
  if (known.at !== 'here' || known.checkout.state !== 'paid')
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
      </div>
    </StatePage>
  );
}
