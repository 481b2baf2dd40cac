import { hrefOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { dashboardWords as words } from '#src/wording/reports/dashboard.ts';
import type { ReactNode } from 'react';
import type { Dashboard } from './dashboard-page.tsx';
import { monthHref } from './month-links.ts';

type Customers = NonNullable<Dashboard['top_customers']>;
type Products = NonNullable<Dashboard['top_products']>;

/** The buyers of the month with the largest totals, each leading to their invoices. */
export function TopCustomersCard({ month, customers }: { month: string; customers: Customers }) {
  return (
    <TopCard
      title={words.customers}
      rows={customers.map(({ customer_id, name, count, total }) => ({
        key: `${customer_id} ${name}`,
        name,
        href: customer_id === null ? null : monthHref(month, { customer_id: String(customer_id) }),
        note: words.count(formatCount(count)),
        amount: total,
      }))}
    />
  );
}

/** The goods of the month with the largest revenue. */
export function TopProductsCard({ products }: { products: Products }) {
  return (
    <TopCard
      title={words.products}
      rows={products.map(({ product_id, name, revenue }) => ({
        key: `${product_id} ${name}`,
        name,
        href: product_id === null ? null : hrefOf('products.one', product_id),
        note: null,
        amount: revenue,
      }))}
    />
  );
}

type Row = { key: string; name: string; href: string | null; note: ReactNode; amount: string };

function TopCard({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <Card title={title} flush>
      {rows.length === 0 && <p className="dashboard__none">{words.noSales}</p>}
      <ol className="dashboard__rows">
        {rows.map(({ key, name, href, note, amount }) => (
          <li key={key}>
            <span>
              {href === null ? (
                name
              ) : (
                <KitLink className="k-touch" href={href}>
                  {name}
                </KitLink>
              )}
              {note !== null && <small>{note}</small>}
            </span>
            <Money amount={amount} weight="medium" />
          </li>
        ))}
      </ol>
    </Card>
  );
}
