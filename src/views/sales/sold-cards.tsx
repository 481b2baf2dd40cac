import { shownName } from '#domain/invoice/shown-name.ts';
import type { components } from '#generated/types.ts';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Badge, Tag } from '#src/ui/display/badge.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { currencyUnit } from '#src/ui/format/number.ts';
import { recordHref } from '#src/views/values/record-href.ts';
import { catalogueSalesWords as words } from '#src/wording/desk/catalogue-sales.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { invoiceCorrectedLabels, publicationStatusLabels } from '#src/wording/labels.ts';
import type { ReactNode } from 'react';
import { SalesRows } from './sales-rows.tsx';

type SoldInvoice = components['schemas']['SoldInvoice'];
type SoldPrice = components['schemas']['SoldPrice'];

type SoldInvoicesCardProps = { invoices: readonly SoldInvoice[]; none: string; action?: ReactNode };

/** The newest invoices of a customer or a product, each with where it stands. */
export function SoldInvoicesCard({ invoices, none, action }: SoldInvoicesCardProps) {
  return (
    <SalesRows
      title={words.invoices}
      none={none}
      action={action}
      rows={invoices.map((invoice) => ({
        key: String(invoice.id),
        name: <KitLink href={recordHref('invoices', invoice.id)}>{nameOf(invoice)}</KitLink>,
        facts: (
          <>
            {formatDate(invoice.issued_on)}
            <State invoice={invoice} />
            {invoice.nature !== 'original' && <Tag>{correctionWords.natures[invoice.nature]}</Tag>}
          </>
        ),
        amount: <Money amount={invoice.total} unit={currencyUnit(invoice.currency)} weight="medium" />,
      }))}
    />
  );
}

function State({ invoice: { status, corrected } }: { invoice: SoldInvoice }) {
  if (corrected !== 'none') return <Badge size="small">{invoiceCorrectedLabels[corrected]}</Badge>;
  return (
    <Badge size="small" tone={PUBLICATION_STATUS_TONES[status]}>
      {publicationStatusLabels[status]}
    </Badge>
  );
}

type SoldPricesCardProps = {
  title: string;
  prices: readonly SoldPrice[];
  /** The page of a record that a price is of; null where the account may not open it. */
  hrefOf: ((id: number) => string) | null;
};

/** Last prices: of each thing to one customer, or of one thing for each buyer. */
export function SoldPricesCard({ title, prices, hrefOf }: SoldPricesCardProps) {
  return (
    <SalesRows
      title={title}
      none={words.noPrices}
      rows={prices.map((price) => ({
        key: `${price.record_id} ${price.name} ${price.unit} ${price.currency}`,
        name:
          price.record_id === null || hrefOf === null ? (
            price.name
          ) : (
            <KitLink href={hrefOf(price.record_id)}>{price.name}</KitLink>
          ),
        facts: (
          <>
            {price.unit !== null && price.unit !== '' && <span>{words.perUnit(price.unit)}</span>}
            <KitLink href={recordHref('invoices', price.invoice_id)}>{formatDate(price.issued_on)}</KitLink>
            {price.price_includes_tax && <Tag>{words.withTax}</Tag>}
          </>
        ),
        amount: <Money amount={price.unit_price} unit={currencyUnit(price.currency)} weight="medium" />,
      }))}
    />
  );
}

/** `1C26TAA 00000012`; a draft has no number. */
function nameOf({ form_no, symbol, number }: SoldInvoice): string {
  return number === null
    ? `${form_no}${symbol} · ${correctionWords.draft}`
    : shownName({ form_no, symbol, number });
}
