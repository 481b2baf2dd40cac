import { useState } from 'react';
import type { components } from '#generated/types.ts';
import { call, type CallFailure } from '#src/login/call.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { checkoutWords as words } from '#src/wording/public/checkout.ts';
import type { Checkout } from './use-checkout.ts';

type Kind = components['schemas']['SandboxTransfer']['kind'];

const KINDS = ['exact', 'short', 'over', 'twice'] as const satisfies readonly Kind[];

type SandboxCardProps = { checkoutKey: string; onPaid: (next: Checkout) => void };

/** The bank of those who try the product: it transfers as asked, rightly or not, late where the request is past its end. */
export function SandboxCard({ checkoutKey, onPaid }: SandboxCardProps) {
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
