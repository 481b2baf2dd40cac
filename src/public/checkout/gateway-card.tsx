import { useState } from 'react';
import type { components } from '#generated/types.ts';
import { call, type CallFailure } from '#src/login/call.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { checkoutWords } from '#src/wording/public/checkout.ts';
import type { Checkout } from './use-checkout.ts';

const words = checkoutWords.gateway;

type GatewayCardProps = { checkoutKey: string; checkout: Checkout; onSeen: (next: Checkout) => void };

/** Paying at VNPAY: the way there, and what is known of the payment begun last. Only its notice or a look-up says that it is paid. */
export function GatewayCard({ checkoutKey, checkout, onSeen }: GatewayCardProps) {
  const [busy, setBusy] = useState<'pay' | 'look' | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const { gateway_state } = checkout;
  const pay = async () => {
    setBusy('pay');
    setFailure(null);
    const reply = await call<{ gateway_payment: components['schemas']['GatewayPayment'] }>(
      'POST',
      `/api/checkouts/${checkoutKey}/gateway_payments`,
      { body: { gateway_payment: { gateway: 'vnpay' } } },
    );
    // The button stays busy while the browser leaves.
    if (reply.ok) return window.location.assign(reply.body.gateway_payment.url);
    setBusy(null);
    setFailure(reply.failure);
  };
  const look = async () => {
    setBusy('look');
    setFailure(null);
    const reply = await lookUp(checkoutKey);
    setBusy(null);
    if (reply.ok) onSeen(reply.body.checkout);
    else setFailure(reply.failure);
  };
  const waits = gateway_state === 'open' || gateway_state === 'unknown' || gateway_state === 'held';
  return (
    <Card title={words.title}>
      <div className="pb-form">
        <Known checkout={checkout} />
        {failure !== null && <Banner tone="critical">{failure.message}</Banner>}
        {!waits && <p className="pb-plain">{words.text}</p>}
        <div className="pb-gateway__acts">
          {waits && (
            <Button tone="primary" busy={busy === 'look'} onClick={() => void look()}>
              {words.look}
            </Button>
          )}
          <Button tone="secondary" busy={busy === 'pay'} onClick={() => void pay()}>
            {waits ? words.again : words.pay}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Has the server ask the gateway what became of the payment begun last. */
export function lookUp(checkoutKey: string) {
  const body = { look_up: { gateway: 'vnpay' } };
  return call<{ checkout: Checkout }>('POST', `/api/checkouts/${checkoutKey}/look_ups`, { body });
}

/** What is known of the payment begun last, and what follows from it; nothing where none was begun. */
export function Known({
  checkout: { gateway_state, gateway_code },
}: {
  checkout: Pick<Checkout, 'gateway_state' | 'gateway_code'>;
}) {
  if (gateway_state === 'open')
    return (
      <Banner tone="info" title={words.open}>
        {words.openText}
      </Banner>
    );
  if (gateway_state === 'unknown')
    return (
      <Banner tone="unknown" title={words.unknown}>
        {words.unknownText}
      </Banner>
    );
  if (gateway_state === 'held')
    return (
      <Banner tone="critical" title={words.held}>
        {words.heldText}
      </Banner>
    );
  if (gateway_state === 'failed')
    return (
      <Banner tone="warning" title={words.failed}>
        {reasonOf(gateway_code)}
      </Banner>
    );
  return null;
}

const { reasons, otherReason } = checkoutWords.gateway;

/** Why a payment failed, by vnp_ResponseCode (VNPAY 2.1.0). */
function reasonOf(code: string | null): string {
  return (reasons as Readonly<Record<string, string>>)[code ?? ''] ?? otherReason;
}
