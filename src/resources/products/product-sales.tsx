import { useGetProductSales } from '#generated/client/products/products.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Money } from '#src/ui/display/money.tsx';
import { formatCount, formatNumber } from '#src/ui/format/number.ts';
import { Card, Facts } from '#src/ui/layout/card.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { SoldInvoicesCard, SoldPricesCard } from '#src/views/sales/sold-cards.tsx';
import { recordHref } from '#src/views/values/record-href.ts';
import { catalogueSalesWords as words } from '#src/wording/desk/catalogue-sales.ts';

type ProductSalesData = components['schemas']['ProductSales'];

/** How a product is sold: quantity and revenue of the year, the last price for each buyer, the newest invoices. */
export function ProductSales({ id }: { id: number }) {
  const { data, error, isPending, refetch } = useGetProductSales(id);
  return (
    <RecordStates
      error={data === undefined ? error : null}
      isPending={isPending}
      onRetry={() => void refetch()}
    >
      {data !== undefined && <Cards sales={data} />}
    </RecordStates>
  );
}

function Cards({ sales: { this_year, invoices, prices } }: { sales: ProductSalesData }) {
  const may = useMay();
  return (
    <>
      <YearCard year={this_year} />
      <SoldPricesCard
        title={words.pricesByBuyer}
        prices={prices}
        hrefOf={may('getCustomer') ? (customer) => recordHref('customers', customer) : null}
      />
      <SoldInvoicesCard invoices={invoices} none={words.notSold} />
    </>
  );
}

function YearCard({ year }: { year: ProductSalesData['this_year'] }) {
  const { invoices, revenue, quantities, adjusting, without_rate } = year;
  return (
    <Card title={words.soldIn(year.year)}>
      {invoices === 0 ? (
        <p className="sales-note">{words.noneInForce}</p>
      ) : (
        <div className="sales-year">
          <Facts
            facts={[
              { term: words.inForce, value: formatCount(invoices) },
              ...quantities.map(({ unit, quantity }) => ({
                term: words.quantity(unit),
                value: formatNumber(quantity),
              })),
              { term: words.revenue, value: <Money amount={revenue} weight="bold" /> },
            ]}
          />
        </div>
      )}
      {adjusting > 0 && <p className="sales-note">{words.withoutAdjusting(formatCount(adjusting))}</p>}
      {without_rate > 0 && <p className="sales-note">{words.withoutRate(formatCount(without_rate))}</p>}
    </Card>
  );
}
