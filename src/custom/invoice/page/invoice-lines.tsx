import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { add, decimalText, negate, parseDecimal, ZERO } from '#domain/money/decimal.ts';
import { takesTaxOut } from '#domain/money/money-options.ts';
import { Money } from '#src/ui/display/money.tsx';
import { formatNumber } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { rateText } from '#src/views/values/choice-labels.ts';
import { TEXT_COLUMNS } from '../editor/lines/line-columns.ts';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import { moneyWords } from '#src/wording/money.ts';
import { lineKindLabels } from '#src/wording/labels.ts';
import type { Invoice } from '../editor/draft/draft.ts';
import { extrasText } from '#src/views/values/extra-text.ts';
import { specialName } from '../editor/special/special-goods.ts';
import './invoice-page.css';
import { InvoiceSums } from './invoice-sums.tsx';

type Line = Invoice['lines'][number];

/** The discount as it was stated, and as the print has it: a rate, or an amount. '' for none. */
function discountText({ discount_rate, discount_amount }: Line): string {
  if (discount_rate !== null) return discount_rate === '0' ? '' : `${formatNumber(discount_rate)}%`;
  return discount_amount === null ? '' : formatNumber(discount_amount);
}

/** A line in one sentence, for a phone: `720 Cuộn × 11.500 · CK 3% · 8%`. */
function brief(line: Line, has_vat: boolean): string {
  const { quantity, unit, unit_price, vat_rate, revenue_percent } = line;
  const priced =
    quantity === null ? null : `${formatNumber(quantity)} ${unit ?? ''} × ${formatNumber(unit_price)}`;
  const off = discountText(line);
  const discount = off === '' ? null : `CK ${off}`;
  const reduced = revenue_percent && `${moneyWords.revenuePercent}: ${formatNumber(revenue_percent)}%`;
  return [priced, discount, has_vat && vat_rate && rateText(vat_rate), !has_vat && reduced]
    .filter(Boolean)
    .join(' · ');
}

/** Before tax and as it counts: a trade discount takes away, and was typed with its tax where prices are. */
function countedAmount({ kind, amount, vat_amount }: Line, with_tax: boolean): string | null {
  if (kind !== 'discount' || amount === null) return amount;
  const counted = negate(parseDecimal(amount));
  // The tax of a discount is negative.
  const tax = with_tax && vat_amount !== null ? negate(parseDecimal(vat_amount)) : ZERO;
  return decimalText(add(counted, tax));
}

/** What was sold and what it comes to, as the invoice says it. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { lines, method_of_tax_calculation } = invoice;
  const has_vat = method_of_tax_calculation === 'VAT';
  const with_tax = takesTaxOut(invoice);
  const is_reduced = invoice.revenue_reduction !== null;
  const moved = movesGoods(invoice);
  return (
    <Card
      flush
      order={5}
      title={lineWords.title}
      action={<span className="invoice__label">{lineWords.count(lines.length)}</span>}
    >
      <div className="invoice__lines">
        <table className="invoice__table">
          <caption className="k-visually-hidden">{lineWords.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="invoice__name">
                {lineWords.name}
              </th>
              {TEXT_COLUMNS.map((field) => (
                <th key={field} scope="col" className="invoice__unit">
                  {lineWords[field]}
                </th>
              ))}
              <th scope="col" className="invoice__short">
                {lineWords.quantity}
              </th>
              <th scope="col">{with_tax ? moneyWords.priceWithTax : lineWords.price}</th>
              {!moved && (
                <th scope="col" className="invoice__short">
                  {lineWords.discount_stated}
                </th>
              )}
              <th scope="col">{with_tax ? moneyWords.amountBeforeTax : lineWords.amount}</th>
              {has_vat && (
                <th scope="col" className="invoice__rate">
                  {lineWords.vat}
                </th>
              )}
              {is_reduced && (
                <th scope="col" className="invoice__rate">
                  {moneyWords.revenuePercent}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              // A published invoice's lines have no identity but their place.
              <tr key={at}>
                <th scope="row" className="invoice__name">
                  {line.name}
                  {line.special !== null && (
                    <span className="invoice__special">{specialName(line.special)}</span>
                  )}
                  {line.extras.length > 0 && (
                    <span className="invoice__special">{extrasText(line.extras)}</span>
                  )}
                  {line.kind !== 'goods' && (
                    <span className="invoice__kind">{lineKindLabels[line.kind]}</span>
                  )}
                </th>
                {TEXT_COLUMNS.map((field) => (
                  <td key={field} className="invoice__wide invoice__unit">
                    {line[field]}
                  </td>
                ))}
                <td className="invoice__wide k-number">{formatNumber(line.quantity)}</td>
                <td className="invoice__wide k-number">{formatNumber(line.unit_price)}</td>
                {!moved && <td className="invoice__wide k-number">{discountText(line)}</td>}
                <td>
                  <Money amount={countedAmount(line, with_tax)} unit={false} weight="medium" />
                </td>
                {has_vat && (
                  <td className="invoice__wide invoice__rate">{line.vat_rate && rateText(line.vat_rate)}</td>
                )}
                {is_reduced && (
                  <td className="invoice__wide invoice__rate">
                    {line.revenue_percent && `${formatNumber(line.revenue_percent)}%`}
                  </td>
                )}
                <td className="invoice__brief">{brief(line, has_vat)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!moved && <InvoiceSums invoice={invoice} />}
    </Card>
  );
}
