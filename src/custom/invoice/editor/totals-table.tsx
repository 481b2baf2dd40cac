import { add, decimalText, negate, parseDecimal } from '#domain/money/decimal.ts';
import { worthOfLines, type InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { Money } from '#src/ui/display/money.tsx';
import { formatNumber } from '#src/ui/format/number.ts';
import { rateWordsOf } from '#src/views/values/choice-labels.ts';
import { totalWords } from '#src/wording/desk/invoice-editor.ts';
import { movementWords } from '#src/wording/desk/movement.ts';
import { explanationWords, moneyWords } from '#src/wording/money.ts';
import { readValue } from '#src/ui/field/number/number-entry.ts';
import { writtenFees, type DraftHead } from './draft/draft.ts';

type TotalsTableProps = {
  amounts: InvoiceAmounts;
  draft: Pick<DraftHead, 'invoice_discount' | 'fees' | 'other_deduction'>;
  /** The currency as it is written after an amount. */
  unit: string;
  has_vat: boolean;
  /** A phiếu xuất kho: shows the sum of its lines in place of a total. */
  moved: boolean;
};

const plus = (a: string, b: string) => decimalText(add(parseDecimal(a), parseDecimal(b)));
const negative = (a: string) => decimalText(negate(parseDecimal(a)));

/** What the invoice comes to, by rate where its form names VAT. */
export function TotalsTable({ amounts, draft, unit, has_vat, moved }: TotalsTableProps) {
  const whole = moved ? movementWords.goodsSum : totalWords.total;
  return (
    <table className="totals__table">
      <caption className="k-visually-hidden">{moneyWords.caption}</caption>
      {has_vat && (
        <thead>
          <tr>
            <th scope="col">{totalWords.rate}</th>
            <th scope="col">{totalWords.before}</th>
            <th scope="col">{totalWords.vat}</th>
            <th scope="col">{totalWords.sum}</th>
          </tr>
        </thead>
      )}
      <DiscountRows amounts={amounts} draft={draft} has_vat={has_vat} />
      <ReductionRows reduced={amounts.revenue_reduction} />
      {has_vat && <RateRows by_rate={amounts.by_rate} />}
      <BesideRows draft={draft} colSpan={has_vat ? 3 : 1} />
      <tfoot>
        <tr>
          <th scope="row">{has_vat ? totalWords.sum : whole}</th>
          {has_vat && (
            <>
              <td>
                <Money amount={amounts.total_before_vat} unit={false} weight="bold" />
              </td>
              <td>
                <Money amount={amounts.total_vat} unit={false} weight="bold" />
              </td>
            </>
          )}
          <td>
            <Money
              amount={moved ? worthOfLines(amounts.lines) : amounts.total}
              unit={unit}
              weight="bold"
              size="total"
            />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function RateRows({ by_rate }: Pick<InvoiceAmounts, 'by_rate'>) {
  return (
    <tbody>
      {by_rate.map(({ vat_rate, amount, vat_amount }) => (
        <tr key={vat_rate}>
          <th scope="row">{rateWordsOf(vat_rate)}</th>
          <td>
            <Money amount={amount} unit={false} />
          </td>
          <td>
            <Money amount={vat_amount} unit={false} />
          </td>
          <td>
            <Money amount={plus(amount, vat_amount)} unit={false} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** Fees by their names, and what is not paid of the rest. */
function BesideRows({ draft, colSpan }: Pick<TotalsTableProps, 'draft'> & { colSpan: number }) {
  const deduction = readValue(draft.other_deduction);
  const rows = [
    ...writtenFees(draft).map(({ key, name, amount }) => ({ key, name, amount: readValue(amount) || '0' })),
    ...(deduction === '' ? [] : [{ key: 0, name: moneyWords.otherDeduction, amount: negative(deduction) }]),
  ];
  if (rows.length === 0) return null;
  return (
    <tbody className="totals__beside">
      {rows.map(({ key, name, amount }) => (
        <tr key={key}>
          <th scope="row" colSpan={colSpan}>
            {name.trim() === '' ? moneyWords.fees : name}
          </th>
          <td>
            <Money amount={amount} unit={false} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** The goods before the discount on the whole invoice, then the discount and what of it falls on each rate; all before VAT. */
function DiscountRows({ amounts, draft, has_vat }: Omit<TotalsTableProps, 'unit' | 'moved'>) {
  const { invoice_discount: discount, total_before_vat } = amounts;
  const entry = draft.invoice_discount;
  if (discount === null) return null;
  // Without VAT there is no rate that would name its share.
  const shares = has_vat && discount.by_rate.length > 1 ? discount.by_rate : [];
  const label =
    entry.by === 'rate'
      ? moneyWords.invoiceDiscountOf(`${formatNumber(entry.value)}%`)
      : moneyWords.invoiceDiscount;
  // Their names need the room of two columns on a phone.
  const colSpan = has_vat ? 2 : 1;
  return (
    <tbody className="totals__discount">
      <tr>
        <th scope="row" colSpan={colSpan}>
          {has_vat ? moneyWords.goodsBeforeTax : moneyWords.goods}
        </th>
        <td colSpan={colSpan}>
          <Money amount={plus(total_before_vat, discount.amount)} unit={false} />
        </td>
      </tr>
      <tr>
        <th scope="row" colSpan={colSpan}>
          {label}
        </th>
        <td colSpan={colSpan}>
          <Money amount={negative(discount.amount)} unit={false} />
        </td>
      </tr>
      {shares.map(({ vat_rate, amount }) => (
        <tr key={vat_rate ?? ''} className="totals__share">
          <th scope="row" colSpan={colSpan}>
            {vat_rate === null ? moneyWords.goods : moneyWords.shareOf(rateWordsOf(vat_rate))}
          </th>
          <td colSpan={colSpan}>
            <Money amount={`-${amount}`} unit={false} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** What is sold before the percentage on revenue is reduced, and what that takes off; a form that has it names no VAT. */
function ReductionRows({ reduced }: { reduced: InvoiceAmounts['revenue_reduction'] }) {
  if (reduced === null) return null;
  const shares = reduced.by_percent.length > 1 ? reduced.by_percent : [];
  return (
    <tbody className="totals__discount">
      <tr>
        <th scope="row">{moneyWords.beforeReduction}</th>
        <td>
          <Money amount={reduced.before} unit={false} />
        </td>
      </tr>
      <tr>
        <th scope="row">{moneyWords.reduction}</th>
        <td>
          <Money amount={negative(reduced.reduction)} unit={false} />
        </td>
      </tr>
      {shares.map(({ percent, reduction }) => (
        <tr key={percent} className="totals__share">
          <th scope="row">{explanationWords.percent(formatNumber(percent))}</th>
          <td>
            <Money amount={negative(reduction)} unit={false} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
