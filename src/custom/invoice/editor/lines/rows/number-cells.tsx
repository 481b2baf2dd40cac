import { isWithoutFigures } from '#domain/invoice/lines/lump-sum.ts';
import { NumberCell } from '#src/ui/field/number/number-cell.tsx';
import { shownEntry } from '#src/ui/field/number/number-entry.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { lineWords, buyerQuestionWords as words } from '#src/wording/desk/invoice-editor.ts';
import { moneyWords } from '#src/wording/money.ts';
import type { DraftLine } from '../../draft/draft.ts';
import type { NumberOfLine } from '../../number-limits.ts';
import { LineCell } from '../cells/line-cell.tsx';
import { discountInCell } from '../line-columns.ts';
import { inRange, placeOf, type Row } from './row.ts';

/** Only one of both is stated: typing the one empties the other. */
const OTHER_DISCOUNT: Partial<Record<NumberOfLine, Partial<DraftLine>>> = {
  discount_rate: { discount_amount: '' },
  discount_amount: { discount_rate: '' },
};

const NUMBER_CLASSES: Partial<Record<NumberOfLine, string>> = {
  amount: 'line__amount',
  discount_amount: 'line__discount',
};

/** The price of the last invoice to the buyer, to be taken into the cell. */
function priceOffer({ setting, line }: Row) {
  const last = setting.lastPriceOf(line);
  if (last === null) return null;
  return {
    value: last.unit_price,
    says: words.lastPrice(formatNumber(last.unit_price), formatDate(last.issued_on)),
    action: words.takePrice,
  };
}

/** A number that is typed. `computed`: what a typed rate of discount comes to. */
function numberCell(row: Row, field: NumberOfLine, heading: string, computed: string | null = null) {
  const { line, setting, change } = row;
  const isDiscount = field === 'discount_amount';
  const value = isDiscount ? discountInCell(line, computed) : line[field];
  const { control, frame } = placeOf(row, field, heading);
  return (
    <LineCell
      {...frame}
      text={isDiscount ? shownEntry(value) : frame.text}
      look="number"
      label={heading}
      className={NUMBER_CLASSES[field]}
    >
      <NumberCell
        {...control}
        value={value}
        {...setting.entries[field]}
        offer={field === 'unit_price' ? priceOffer(row) : null}
        onChange={(typed) => change({ ...OTHER_DISCOUNT[field], [field]: typed })}
      />
    </LineCell>
  );
}

/** Quantity, price and what discounts the table has. */
export function pricedCells(row: Row, computedDiscount: string | null) {
  const { columns, price_includes_tax } = row.setting;
  const price = price_includes_tax ? moneyWords.priceWithTax : lineWords.price;
  const discount = price_includes_tax ? moneyWords.lineDiscountWithTax : lineWords.discount_amount;
  return (
    <>
      {numberCell(row, 'quantity', lineWords.quantity)}
      {numberCell(row, 'unit_price', price)}
      {columns.includes('discount_rate') && numberCell(row, 'discount_rate', lineWords.discount)}
      {columns.includes('discount_amount') && numberCell(row, 'discount_amount', discount, computedDiscount)}
    </>
  );
}

/** What is typed for a trade discount, or for goods without quantity and price, contains tax where prices do; all other amounts are computed, without it. */
export function amountCell(row: Row, amount: string | null) {
  const { price_includes_tax } = row.setting;
  if (row.line.kind === 'discount' || isWithoutFigures(row.line))
    return numberCell(row, 'amount', price_includes_tax ? moneyWords.amountWithTax : lineWords.amount);
  const heading = price_includes_tax ? moneyWords.amountBeforeTax : lineWords.amount;
  return <td className="line__amount" data-label={heading} {...computedCell(row, 'amount', amount)} />;
}

/** The attributes of a cell that is computed. */
export function computedCell(row: Row, column: 'amount' | 'vat_amount' | 'total', value: string | null) {
  return {
    role: 'gridcell',
    'data-row': row.at,
    'data-column': column,
    'data-selected': inRange(row, column),
    tabIndex: -1,
    children: <output>{value === null ? '' : formatNumber(value)}</output>,
  };
}
