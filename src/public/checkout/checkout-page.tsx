import { useEffect, useRef, useState } from 'react';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { StatePage } from '#src/ui/state/state-page.tsx';
import { checkoutWords as words } from '#src/wording/public/checkout.ts';
import { publicWords } from '#src/wording/public/public-pages.ts';
import { PublicHeading } from '#src/public/public-frame.tsx';
import { checkoutKeyIn, lastCheckoutKey } from '#src/public/kept-keys.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { GatewayCard, lookUp } from './gateway-card.tsx';
import { OrderCard } from './order-card.tsx';
import { Outcome } from './outcome.tsx';
import { TransferCard } from './transfer-card.tsx';
import { isOpen, useCheckout, type Checkout } from './use-checkout.ts';
import './checkout.css';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Icon } from '#src/ui/display/icon.tsx';
import type { components } from '#generated/types.ts';
import { call, type CallFailure } from '#src/login/call.ts';
import { Banner } from '#src/ui/display/banner.tsx';

const successPath = '/payment-success';

/** /checkout/{id}: what is bought, for whom, how it is paid; leads on when the money has come. Whoever has the address can pay. */
export function CheckoutPage() {
  const [key] = useState(() => checkoutKeyIn(window.location.pathname));
  const known = useCheckout(key);
  const [is_back] = useState(comesFromGateway);
  // Who comes back from the gateway has begun to pay here.
  const was_open = useRef(is_back);
  const checkout = known.at === 'here' ? known.checkout : null;
  useEffect(() => {
    if (checkout === null || key === null) return;
    if (was_open.current || isOpen(checkout)) lastCheckoutKey.keep(key);
    if (was_open.current && checkout.state === 'paid') window.location.assign(successPath);
    was_open.current = isOpen(checkout);
  }, [checkout, key]);
  const { show } = known;
  const asks = useRef(is_back);
  useEffect(() => {
    if (key === null || checkout === null || !asks.current) return;
    asks.current = false;
    // What the address says is not believed: the server asks the gateway.
    window.history.replaceState(null, '', window.location.pathname);
    if (isOpen(checkout)) void lookUp(key).then((reply) => reply.ok && show(reply.body.checkout));
  }, [key, checkout, show]);
  if (known.at === 'unknown' || key === null)
    return (
      <StatePage icon={IconReceipt} tone="neutral" heading={words.unknown}>
        {words.unknownText}
      </StatePage>
    );
  if (known.at === 'unread')
    return (
      <StatePage
        icon={IconReceipt}
        tone="neutral"
        heading={words.unread}
        actions={
          <Button tone="primary" onClick={known.look}>
            {publicWords.retry}
          </Button>
        }
      >
        {words.unreadText}
      </StatePage>
    );
  return checkout === null ? (
    <CheckoutSkeleton />
  ) : (
    <Shown checkoutKey={key} checkout={checkout} onPaid={known.show} />
  );
}

/** Whether VNPAY has sent the payer here. */
function comesFromGateway(): boolean {
  return new URLSearchParams(window.location.search).has('vnp_TxnRef');
}

type ShownProps = { checkoutKey: string; checkout: Checkout; onPaid: (next: Checkout) => void };

function Shown({ checkoutKey, checkout, onPaid }: ShownProps) {
  const { buyer_name, buyer_tax_code, sandbox } = checkout;
  return (
    <>
      <PublicHeading title={words.title}>{words.of(buyer_name, buyer_tax_code)}</PublicHeading>
      <Steps state={checkout.state} />
      <div className="pb-checkout">
        {isOpen(checkout) ? (
          <Ways checkoutKey={checkoutKey} checkout={checkout} onSeen={onPaid} />
        ) : (
          <Outcome checkout={checkout} />
        )}
        <div className="pb-checkout__side">
          <OrderCard checkout={checkout} />
          {sandbox && <SandboxCard checkoutKey={checkoutKey} onPaid={onPaid} />}
        </div>
      </div>
    </>
  );
}

type WaysProps = { checkoutKey: string; checkout: Checkout; onSeen: (next: Checkout) => void };

/** The ways to pay; one that was begun at the gateway comes first. */
function Ways({ checkoutKey, checkout, onSeen }: WaysProps) {
  const { gateway, gateway_state } = checkout;
  const transfer = <TransferCard checkout={checkout} />;
  if (!gateway) return transfer;
  const card = <GatewayCard checkoutKey={checkoutKey} checkout={checkout} onSeen={onSeen} />;
  return (
    <div className="pb-checkout__side">
      {gateway_state !== null && card}
      {transfer}
      {gateway_state === null && card}
    </div>
  );
}

const STEPS = ['package', 'company', 'method', 'pay', 'done'] as const;

/** The way from a package to its use; the first three are behind whoever has the address. */
export function Steps({ state }: Pick<Checkout, 'state'>) {
  const reached = state === 'paid' ? STEPS.length : STEPS.indexOf('pay');
  return (
    <ol className="pb-steps" aria-label={words.stepsLabel}>
      {STEPS.map((step, at) => (
        <li
          key={step}
          className={at < reached ? 'pb-step pb-step--done' : 'pb-step'}
          aria-current={at === reached ? 'step' : undefined}
        >
          <span className="pb-step__mark" aria-hidden>
            {at < reached ? <Icon of={IconCheck} size={14} stroke={2.4} /> : at + 1}
          </span>
          <span className="pb-step__name">{words.steps[step]}</span>
          {at < reached && <span className="k-visually-hidden">{words.stepDone}</span>}
        </li>
      ))}
    </ol>
  );
}

type Kind = components['schemas']['SandboxTransfer']['kind'];

const KINDS = ['exact', 'short', 'over', 'twice'] as const satisfies readonly Kind[];

type SandboxCardProps = { checkoutKey: string; onPaid: (next: Checkout) => void };

/** The bank of those who try the product: it transfers as asked, rightly or not, late where the request is past its end. */
function SandboxCard({ checkoutKey, onPaid }: SandboxCardProps) {
  const [paying, setPaying] = useState<Kind | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const pay = async (kind: Kind) => {
    if (paying !== null) return;
    setPaying(kind);
    setFailure(null);
    const path = `/api/checkouts/${checkoutKey}/sandbox_transfers`;
    const reply = await call<{ checkout: Checkout }>('POST', path, { body: { sandbox_transfer: { kind } } });
    setPaying(null);
    if (reply.ok) onPaid(reply.body.checkout);
    else setFailure(reply.failure);
  };
  return (
    <Card title={words.sandbox} tone="unknown">
      <div className="pb-form">
        <p className="pb-plain">{words.sandboxText}</p>
        {failure !== null && <Banner tone="critical">{failure.message}</Banner>}
        <div className="pb-sandbox">
          {KINDS.map((kind) => (
            <Button key={kind} size="small" busy={paying === kind} onClick={() => void pay(kind)}>
              {words.sandboxKinds[kind]}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}
