import { useGetCustomerSales } from '#generated/client/customers/customers.ts';
import type { components } from '#generated/types.ts';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { useMay } from '#src/providers/account-context.ts';
import { filteredHref } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card, Facts } from '#src/ui/layout/card.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { SalesRows } from '#src/views/sales/sales-rows.tsx';
import { SoldInvoicesCard, SoldPricesCard } from '#src/views/sales/sold-cards.tsx';
import { recordHref } from '#src/views/values/record-href.ts';
import { catalogueSalesWords as words } from '#src/wording/desk/catalogue-sales.ts';
import { publicationStatusLabels, soldCorrectionKindLabels } from '#src/wording/labels.ts';

type CustomerSalesData = components['schemas']['CustomerSales'];
type Year = CustomerSalesData['this_year'];

/** What was sold to a customer: value of two years, newest invoices, last prices, what was corrected. */
export function CustomerSales({ id }: { id: number }) {
  const { data, error, isPending, refetch } = useGetCustomerSales(id);
  return (
    <RecordStates
      error={data === undefined ? error : null}
      isPending={isPending}
      onRetry={() => void refetch()}
    >
      {data !== undefined && <Cards id={id} sales={data} />}
    </RecordStates>
  );
}

function Cards({ id, sales }: { id: number; sales: CustomerSalesData }) {
  const may = useMay();
  const { this_year, last_year, invoices, prices, corrections } = sales;
  const link = (
    <KitLink href={filteredHref('invoices', { customer_id: String(id) })}>{words.allInvoices}</KitLink>
  );
  return (
    <>
      <Card title={words.value}>
        <YearFacts year={this_year} />
        <YearFacts year={last_year} />
      </Card>
      <SoldInvoicesCard
        invoices={invoices}
        none={words.noInvoices}
        action={invoices.length > 0 ? link : undefined}
      />
      <SoldPricesCard
        title={words.prices}
        prices={prices}
        hrefOf={may('getProduct') ? (product) => recordHref('products', product) : null}
      />
      <CorrectionsCard corrections={corrections} />
    </>
  );
}

function YearFacts({ year: { year, invoices, revenue, total, without_rate } }: { year: Year }) {
  return (
    <div className="sales-year">
      <h3>{words.year(year)}</h3>
      {invoices === 0 ? (
        <p className="sales-note">{words.noneInForce}</p>
      ) : (
        <Facts
          facts={[
            { term: words.inForce, value: formatCount(invoices) },
            { term: words.revenue, value: <Money amount={revenue} /> },
            { term: words.total, value: <Money amount={total} weight="bold" /> },
          ]}
        />
      )}
      {without_rate > 0 && <p className="sales-note">{words.withoutRate(formatCount(without_rate))}</p>}
    </div>
  );
}

function CorrectionsCard({ corrections }: Pick<CustomerSalesData, 'corrections'>) {
  return (
    <SalesRows
      title={words.corrections}
      none={words.noCorrections}
      rows={corrections.map(({ kind, id, label: name, corrects, happened_on, status }) => ({
        key: `${kind} ${id}`,
        name: (
          <KitLink href={recordHref(kind === 'notice' ? 'invoice_mistakes' : 'invoices', id)}>
            {kind === 'notice' ? soldCorrectionKindLabels[kind] : name}
          </KitLink>
        ),
        facts: (
          <>
            {kind === 'notice' ? (
              <span>{name}</span>
            ) : (
              <span>
                {[soldCorrectionKindLabels[kind], corrects !== null && words.of(corrects)]
                  .filter(Boolean)
                  .join(' ')}
              </span>
            )}
            <span>{formatDate(happened_on)}</span>
          </>
        ),
        amount: (
          <Badge size="small" tone={PUBLICATION_STATUS_TONES[status]}>
            {publicationStatusLabels[status]}
          </Badge>
        ),
      }))}
    />
  );
}
