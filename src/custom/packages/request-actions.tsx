import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { packageWords as words } from '#src/wording/settings/packages.ts';
import { checkoutHref, packageParameter } from './addresses.ts';
import type { PaymentRequest } from './requests-card.tsx';

type RequestActionsProps = { request: PaymentRequest; onCancel: () => void };

/** What can be done about a request: pay it, the rest of it, take it back, or order the same again. */
export function RequestActions({ request, onCancel }: RequestActionsProps) {
  const { state, reference, checkout_key, package_code } = request;
  const link = (name: string, href: string) => (
    <Button size="small" href={href} aria-label={words.of(name, reference)}>
      {name}
    </Button>
  );
  if (state === 'waiting')
    return (
      <>
        {link(words.pay, checkoutHref(checkout_key))}
        <Button size="small" tone="plain" aria-label={words.of(words.cancel, reference)} onClick={onCancel}>
          {words.cancel}
        </Button>
      </>
    );
  if (state === 'wrong_amount') return link(words.payRest, checkoutHref(checkout_key));
  if (state === 'paid') return link(words.view, checkoutHref(checkout_key));
  const order = `${hrefOf('service_packages.checkout')}?${packageParameter}=${encodeURIComponent(package_code)}`;
  return link(words.again, order);
}
