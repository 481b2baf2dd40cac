import { memo } from 'react';
import { lineWords } from '#src/wording/desk/invoice-editor.ts';
import { moneyWords } from '#src/wording/money.ts';

type LineHeadProps = {
  has_vat: boolean;
  has_discount: boolean;
  price_includes_tax: boolean;
  has_percents: boolean;
};

/** The headings of the columns that the form of the series has. */
export const LineHead = memo(function LineHead({
  has_vat,
  has_discount,
  price_includes_tax,
  has_percents,
}: LineHeadProps) {
  const headings: [column: string, label: string][] = [
    ['name', lineWords.name],
    ['unit', lineWords.unit],
    ['quantity', lineWords.quantity],
    ['price', price_includes_tax ? moneyWords.priceWithTax : lineWords.price],
    ...(has_discount ? ([['discount', lineWords.discount]] as [string, string][]) : []),
    ['amount', price_includes_tax ? moneyWords.amountBeforeTax : lineWords.amount],
    ...(has_vat
      ? ([
          ['vat', lineWords.vat],
          ['amount', lineWords.vatAmount],
        ] as [string, string][])
      : []),
    ...(has_percents ? ([['percent', moneyWords.revenuePercent]] as [string, string][]) : []),
  ];
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className="lines__col-number">
          <span className="k-visually-hidden">{lineWords.number}</span>
        </th>
        {headings.map(([column, label]) => (
          <th key={label} scope="col" className={`lines__col-${column}`}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
});
