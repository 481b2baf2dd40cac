import { numberText } from '#domain/invoice/shown-name.ts';
import type { components } from '#generated/types.ts';
import { Button } from '#src/ui/action/button.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { currencyUnit, formatCount, formatNumber, nothing } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { collectorWords } from '#src/wording/processing/collectors.ts';
import { useState } from 'react';
import { signedAt } from './file-cards.tsx';
import './paper.css';

type Reading = components['schemas']['InputInvoiceReading'];

const words = collectorWords.paper;
/** More lines than these are shown when asked for. */
const MAX_SHOWN_LINES = 100;

/** The invoice as a sheet of paper, made of what its XML says; nothing of it comes from the seller's PDF. */
export function Paper({ reading, related }: { reading: Reading; related: string | null }) {
  const { form_no, form_name, symbol, number, issued_on, seller, total_in_words, signatures } = reading;
  const signer = signatures.find(({ role }) => role === 'seller');
  return (
    <Card title={words.title} note={words.note} order={2} flush>
      <div className="collector-desk">
        <article className="collector-paper">
          <header>
            <div>
              <b>{seller.name ?? nothing}</b>
              <span>{words.tax_code(seller.tax_code ?? nothing)}</span>
              <span>{seller.address}</span>
            </div>
            <div className="collector-paper__name">
              <strong>{form_name ?? words.symbol}</strong>
              <span>
                {words.symbol} <b>{`${form_no}${symbol}`}</b> · {words.number} <b>{numberText(number)}</b>
              </span>
              <span>{words.date(formatDate(issued_on))}</span>
            </div>
          </header>
          <dl className="collector-paper__facts">
            {buyerFacts(reading, related).map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Lines lines={reading.lines} />
          <Totals reading={reading} />
          {total_in_words !== null && (
            <p>
              <span className="collector-paper__muted">{words.in_words}</span> {total_in_words}
            </p>
          )}
          {signer?.subject_name && (
            <p className="collector-paper__stamp">
              <span>{words.signed(signer.subject_name)}</span>
              <span>{words.signed_on(signedAt(signer.signing_time))}</span>
            </p>
          )}
        </article>
      </div>
    </Card>
  );
}

function buyerFacts(
  { buyer, payment_method, currency, exchange_rate, authority_code }: Reading,
  related: string | null,
) {
  const money = exchange_rate === null ? currency : words.rate(currency, formatNumber(exchange_rate));
  const facts: [string, string | null][] = [
    [words.buyer, buyer.name ?? nothing],
    [words.person, buyer.person],
    [words.buyer_tax_code, buyer.tax_code ?? nothing],
    [words.address, buyer.address],
    [words.payment, payment_method || null],
    [words.currency, currency === 'VND' ? null : money],
    [words.code, authority_code],
    [words.related, related],
  ];
  return facts.flatMap(([term, value]) => (value === null ? [] : [[term, value] as const]));
}

function Lines({ lines }: Pick<Reading, 'lines'>) {
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(0, MAX_SHOWN_LINES);
  const heads = [
    words.line,
    words.goods,
    words.unit,
    words.quantity,
    words.price,
    words.vat_rate,
    words.amount,
  ];
  return (
    <>
      <div className="collector-paper__lines" role="region" aria-label={words.goods} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, unit, quantity, unit_price, vat_rate, amount, ...discount }, at) => (
              <tr key={at}>
                <td>{at + 1}</td>
                <td>
                  {name} <Discount {...discount} />
                </td>
                <td>{unit}</td>
                <td>{quantity !== null && formatNumber(quantity)}</td>
                <td>{unit_price !== null && formatNumber(unit_price)}</td>
                <td>{vat_rate}</td>
                <td>{amount !== null && formatNumber(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < lines.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {words.more(formatCount(lines.length))}
        </Button>
      )}
    </>
  );
}

/** What is taken off a line, beneath its name. */
function Discount({ discount_rate, discount_amount }: Partial<Reading['lines'][number]>) {
  const parts = [
    discount_rate == null || Number(discount_rate) === 0 ? null : `${formatNumber(discount_rate)}%`,
    discount_amount == null || Number(discount_amount) === 0 ? null : formatNumber(discount_amount),
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return <span className="collector-paper__muted">{words.line_discount(parts.join(' · '))}</span>;
}

function Totals({ reading }: { reading: Reading }) {
  const { by_rate, total_before_vat, total_discount, total_vat, total, currency } = reading;
  const rows: [string, string | null][] = [
    [words.sum, total_before_vat],
    [words.discount, total_discount === '0' ? null : total_discount],
    ...by_rate.map(({ vat_rate, vat_amount }): [string, string | null] => [words.vat(vat_rate), vat_amount]),
    [words.total_vat, by_rate.length === 1 ? null : total_vat],
  ];
  return (
    <dl className="collector-paper__totals">
      {rows.map(([term, amount], at) =>
        amount === null ? null : (
          <div key={at}>
            <dt>{term}</dt>
            <dd>{formatNumber(amount)}</dd>
          </div>
        ),
      )}
      <div>
        <dt>{words.total}</dt>
        <dd>{`${formatNumber(total)} ${currencyUnit(currency)}`}</dd>
      </div>
    </dl>
  );
}
