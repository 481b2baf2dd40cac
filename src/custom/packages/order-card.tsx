import { packagePrice } from '#domain/payments/price.ts';
import { today } from '#src/providers/today.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatNumber } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { failureText } from '#src/views/failure-text.ts';
import type { ServicePackage } from '#src/views/packages/package-card.tsx';
import type { PaymentMethod } from './method-card.tsx';
import { packageWords } from '#src/wording/settings/packages.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';

const words = packageWords.checkout;

type OrderCardProps = {
  offer: ServicePackage;
  /** How it is paid; undefined where there is no way. */
  method: PaymentMethod | undefined;
  error: unknown;
  busy: boolean;
  onPay: () => void;
};

/** What it comes to today, how it is paid, and the way there. */
export function OrderCard({ offer, method, error, busy, onPay }: OrderCardProps) {
  const { net_amount, vat_rate, vat_amount, total } = packagePrice(offer.price, today());
  return (
    <Card title={words.order}>
      <div className="packages__form">
        <dl className="packages__order">
          <div>
            <dt>{words.packageOf(serverSaid.of(offer.name))}</dt>
            <dd>
              <Money amount={net_amount} />
            </dd>
          </div>
          <div>
            <dt>{words.vat(vat_rate)}</dt>
            <dd>
              <Money amount={vat_amount} />
            </dd>
          </div>
          <div className="packages__total">
            <dt>{words.total}</dt>
            <dd>
              <Money amount={total} size="total" weight="bold" />
            </dd>
          </div>
        </dl>
        {error !== null && <Banner tone="critical">{failureText(error)}</Banner>}
        <Button tone="primary" size="large" full busy={busy} disabled={method === undefined} onClick={onPay}>
          {words.pay(formatNumber(total))}
        </Button>
        {method !== undefined && <p className="packages__note">{words.next[method]}</p>}
      </div>
    </Card>
  );
}
