import { NumberField } from '#src/ui/field/number/number-field.tsx';
import { Segmented } from '#src/ui/field/choice/segmented.tsx';
import { moneyWords } from '#src/wording/money.ts';
import type { CardProps } from './editor-context.ts';
import { invoiceDiscountEntry } from './number-limits.ts';
import { fieldId } from './problem-places.ts';

type InvoiceDiscountFieldProps = CardProps & { price_includes_tax: boolean; unit: string };

/** Chiết khấu cả hóa đơn: a percent or an amount, one of both. */
export function InvoiceDiscountField(props: InvoiceDiscountFieldProps) {
  const { draft, dispatch, problems, price_includes_tax, unit } = props;
  const { by, value } = draft.invoice_discount;
  const isRate = by === 'rate';
  const id = fieldId('invoice_discount');
  return (
    <NumberField
      id={id}
      label={moneyWords.invoiceDiscount}
      labelAction={
        <Segmented
          label={moneyWords.discountWay}
          labelHidden
          value={by}
          onChange={(way) => dispatch({ type: 'put_invoice_discount', change: { by: way } })}
          choices={[
            { value: 'rate', label: '%', name: moneyWords.byRate },
            { value: 'amount', label: unit, name: moneyWords.byAmount },
          ]}
        />
      }
      {...invoiceDiscountEntry(by, draft.currency)}
      value={value}
      onChange={(typed) => dispatch({ type: 'put_invoice_discount', change: { value: typed } })}
      suffix={isRate ? '%' : unit}
      hint={!isRate && price_includes_tax ? moneyWords.discountWithTax : undefined}
      error={problems[id]}
    />
  );
}
