import { shownDecimal } from '#domain/numbers/number-style.ts';
import { buyerDetailWords as words } from '#src/wording/public/buyer-details.ts';
import { buyerInvoiceWords } from '#src/wording/public/buyer-invoice.ts';
import type { BuyerInvoice } from './buyer-calls.ts';

/** What was sold, how it comes to the total, and the rest of what the invoice says. */
export function InvoiceDetails({ invoice }: { invoice: BuyerInvoice }) {
  const { lines, line_count } = invoice;
  return (
    <div className="bi-details">
      <p className="bi-details__title">{invoice.title}</p>
      <ol>
        {lines.map((line, at) => (
          <Line key={at} line={line} invoice={invoice} />
        ))}
      </ol>
      {line_count > lines.length && <p>{words.moreLines(line_count - lines.length)}</p>}
      {!invoice.moves_goods && <Sums invoice={invoice} />}
      <Parties invoice={invoice} />
    </div>
  );
}

type LineProps = { line: BuyerInvoice['lines'][number]; invoice: BuyerInvoice };

function Line({ line: { name, unit, quantity, unit_price, amount, vat_rate }, invoice }: LineProps) {
  const shown = (value: string) => shownDecimal(value, invoice.number_style);
  const counted = [
    quantity !== null && `${shown(quantity)} ${unit ?? ''}`.trim(),
    unit_price !== null && `× ${shown(unit_price)}`,
    invoice.shows_vat && vat_rate !== null && words.rate(vat_rate),
  ].filter((part) => part !== false);
  return (
    <li>
      <span>
        {name}
        {counted.length > 0 && <small>{counted.join(' · ')}</small>}
      </span>
      {amount !== null && <b>{shown(amount)}</b>}
    </li>
  );
}

function Sums({ invoice }: { invoice: BuyerInvoice }) {
  const { total_before_vat, total_discount, total_vat, total, total_in_words, shows_vat } = invoice;
  const rows = [
    ...(Number(total_discount) === 0 ? [] : [{ term: words.discount, value: total_discount }]),
    ...(shows_vat
      ? [
          { term: words.beforeVat, value: total_before_vat },
          { term: words.vat, value: total_vat },
        ]
      : []),
    { term: buyerInvoiceWords.total, value: total },
  ];
  return (
    <>
      <dl className="bi-facts">
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{shownDecimal(value, invoice.number_style)}</dd>
          </div>
        ))}
      </dl>
      <p className="bi-words">{total_in_words}</p>
    </>
  );
}

function Parties({ invoice }: { invoice: BuyerInvoice }) {
  const rows = [
    { term: invoice.moves_goods ? words.fromWarehouse : words.sellerAddress, value: invoice.seller_address },
    { term: invoice.moves_goods ? words.toWarehouse : words.buyerAddress, value: invoice.buyer_address },
    { term: words.payment, value: invoice.payment_method },
    { term: words.authorityCode, value: invoice.tax_authority_code },
  ];
  return (
    <dl className="bi-facts">
      {rows
        .filter(({ value }) => value !== null && value !== '')
        .map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
