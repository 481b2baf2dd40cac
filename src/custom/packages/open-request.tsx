import { useListPaymentRequests } from '#generated/client/payment-requests/payment-requests.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatNumber } from '#src/ui/format/number.ts';
import { packageWords } from '#src/wording/settings/packages.ts';
import { checkoutHref } from './addresses.ts';

const words = packageWords.checkout;

/** A request that still takes money, before another package is bought: one that lacks a part of its money first. */
export function OpenRequest() {
  const { data: [short] = [] } = useListPaymentRequests({ state: 'wrong_amount', limit: 1 });
  const { data: [waiting] = [] } = useListPaymentRequests({ state: 'waiting', limit: 1 });
  if (short !== undefined) {
    const { reference, received, due, checkout_key } = short;
    return (
      <Banner tone="warning" action={<KitLink href={checkoutHref(checkout_key)}>{words.payRest}</KitLink>}>
        {words.short(reference, formatNumber(received), formatNumber(due))}
      </Banner>
    );
  }
  if (waiting === undefined) return null;
  const { reference, due, checkout_key } = waiting;
  return (
    <Banner tone="info" action={<KitLink href={checkoutHref(checkout_key)}>{words.goOn}</KitLink>}>
      {words.open(reference, formatNumber(due))}
    </Banner>
  );
}
