import { LINE_KIND_LABELS } from '#generated/vocabulary.ts';
import { Money } from '#src/ui/display/money.tsx';
import { formatNumber } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { rateText } from '#src/views/values/choice-labels.ts';
import { lineWords, totalWords } from '#src/wording/invoice.ts';
import type { Invoice } from '../editor/draft.ts';
import './invoice-page.css';

type Line = Invoice['lines'][number];

/** KCT and KKKNT have no tax to name. */
const isTaxed = ({ vat_rate }: Invoice['by_rate'][number]) => vat_rate.endsWith('%');

/** A line in one sentence, for a phone: `720 Cuộn × 11.500 · CK 3% · 8%`. */
function brief({ quantity, unit, unit_price, discount_rate, vat_rate }: Line): string {
  const priced =
    quantity === null ? null : `${formatNumber(quantity)} ${unit ?? ''} × ${formatNumber(unit_price)}`;
  const discount =
    discount_rate === null || discount_rate === '0' ? null : `CK ${formatNumber(discount_rate)}%`;
  return [priced, discount, vat_rate && rateText(vat_rate)].filter(Boolean).join(' · ');
}

/** What was sold and what it comes to, as the invoice says it. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { lines, by_rate, total_discount, total_before_vat, total, currency } = invoice;
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
              <th scope="col" className="invoice__unit">
                {lineWords.unit}
              </th>
              <th scope="col">{lineWords.quantity}</th>
              <th scope="col">{lineWords.price}</th>
              <th scope="col">{lineWords.discount}</th>
              <th scope="col">{lineWords.amount}</th>
              <th scope="col" className="invoice__rate">
                {lineWords.vat}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              // A published invoice's lines have no identity but their place.
              <tr key={at}>
                <th scope="row" className="invoice__name">
                  {line.name}
                  {line.kind !== 'goods' && (
                    <span className="invoice__kind">{LINE_KIND_LABELS[line.kind]}</span>
                  )}
                </th>
                <td className="invoice__wide invoice__unit">{line.unit}</td>
                <td className="invoice__wide k-number">{formatNumber(line.quantity)}</td>
                <td className="invoice__wide k-number">{formatNumber(line.unit_price)}</td>
                <td className="invoice__wide k-number">{formatNumber(line.discount_rate)}</td>
                <td>
                  <Money
                    amount={
                      line.kind === 'discount' && line.amount !== null ? `-${line.amount}` : line.amount
                    }
                    unit={false}
                    weight="medium"
                  />
                </td>
                <td className="invoice__wide invoice__rate">{line.vat_rate && rateText(line.vat_rate)}</td>
                <td className="invoice__brief">{brief(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="invoice__sums">
        {total_discount !== '0' && (
          <div>
            <dt>{totalWords.discount}</dt>
            <dd>
              <Money amount={total_discount} unit={false} />
            </dd>
          </div>
        )}
        <div>
          <dt>{totalWords.before}</dt>
          <dd>
            <Money amount={total_before_vat} unit={false} />
          </dd>
        </div>
        {by_rate.filter(isTaxed).map(({ vat_rate, vat_amount }) => (
          <div key={vat_rate}>
            <dt>{totalWords.vatOf(rateText(vat_rate))}</dt>
            <dd>
              <Money amount={vat_amount} unit={false} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{totalWords.total}</dt>
          <dd>
            <Money amount={total} unit={currency === 'VND' ? 'đ' : currency} weight="bold" size="total" />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
