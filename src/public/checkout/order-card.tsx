import { Money } from '#src/ui/display/money.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { checkoutWords as words } from '#src/wording/public/checkout.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import type { Checkout } from './use-checkout.ts';

/** What is bought, for whom, and what it comes to. */
export function OrderCard({ checkout }: { checkout: Checkout }) {
  const { package_name, invoices, months, net_amount, vat_rate, vat_amount, total, received } = checkout;
  const { buyer_name, buyer_tax_code, reference } = checkout;
  return (
    <Card title={words.order} note={reference}>
      <dl className="pb-order">
        <div>
          <dt>
            {words.package(serverSaid.of(package_name))}
            <small>{words.holds(invoices === null ? null : formatCount(invoices), months)}</small>
          </dt>
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
        <div className="pb-order__total">
          <dt>{words.total}</dt>
          <dd>
            <Money amount={total} size="total" weight="bold" />
          </dd>
        </div>
        {received !== '0' && (
          <div>
            <dt>{words.received}</dt>
            <dd>
              <Money amount={received} />
            </dd>
          </div>
        )}
      </dl>
      <dl className="pb-order pb-order--who">
        <div>
          <dt>{words.company}</dt>
          <dd>
            {buyer_name}
            <small>{words.taxCode(buyer_tax_code)}</small>
          </dd>
        </div>
        <div>
          <dt>{words.method}</dt>
          <dd>{checkout.gateway ? words.methodNames : words.methodName}</dd>
        </div>
      </dl>
    </Card>
  );
}
