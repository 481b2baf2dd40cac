import { eachOf, LINE_TEXTS } from '#domain/invoice/lines/line-fields.table.ts';
import { memo } from 'react';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import { moneyWords } from '#src/wording/money.ts';
import type { LineColumn, UsualColumn } from './line-columns.ts';
import { isOwnColumn, type OwnField } from './own-columns.ts';

type LineHeadProps = {
  /** Columns of the table, in order. */
  columns: readonly LineColumn[];
  price_includes_tax: boolean;
  /** Fields of the company's own. */
  own: readonly OwnField[];
};

/** The class that aligns the heading of a column. */
const classes = {
  ...eachOf(LINE_TEXTS, (field) => field),
  name: 'name',
  quantity: 'quantity',
  unit_price: 'price',
  discount_rate: 'discount',
  discount_amount: 'discount',
  amount: 'amount',
  vat_rate: 'vat',
  vat_amount: 'amount',
  total: 'amount',
  revenue_percent: 'percent',
} as const satisfies Record<UsualColumn, string>;

/** The headings of the columns. */
export const LineHead = memo(function LineHead({ columns, price_includes_tax, own }: LineHeadProps) {
  const labels: Record<UsualColumn, string> = {
    ...eachOf(LINE_TEXTS, (field) => lineWords[field]),
    name: lineWords.name,
    quantity: lineWords.quantity,
    unit_price: price_includes_tax ? moneyWords.priceWithTax : lineWords.price,
    discount_rate: lineWords.discount,
    discount_amount: price_includes_tax ? moneyWords.lineDiscountWithTax : lineWords.discount_amount,
    amount: price_includes_tax ? moneyWords.amountBeforeTax : lineWords.amount,
    vat_rate: lineWords.vat,
    vat_amount: lineWords.vatAmount,
    total: lineWords.total,
    revenue_percent: moneyWords.revenuePercentShort,
  };
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        <th role="columnheader" scope="col">
          <span className="k-visually-hidden">{lineWords.number}</span>
        </th>
        {columns.map((column) =>
          isOwnColumn(column) ? null : (
            <th key={column} role="columnheader" scope="col" className={`lines__col-${classes[column]}`}>
              {labels[column]}
            </th>
          ),
        )}
        {own.map(({ name, type, column }) => (
          <th
            key={column}
            role="columnheader"
            scope="col"
            className={`lines__col-own lines__col-own--${type}`}
            title={name}
          >
            <span>{name}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
});
