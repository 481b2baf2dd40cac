import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { memo } from 'react';
import { Segmented } from '#src/ui/field/choice/segmented.tsx';
import { NumberField } from '#src/ui/field/number/number-field.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { currencyUnit } from '#src/ui/format/number.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { moneyWords } from '#src/wording/money.ts';
import { ExplainButton } from '../explanation/explain-button.tsx';
import type { Explanation } from '../explanation/step-groups.ts';
import { BesideGoods } from './beside-goods.tsx';
import type { CardProps } from './draft/draft-reducer.ts';
import { invoiceDiscountEntry } from './number-limits.ts';
import { fieldId } from './problem-places.ts';
import './totals-card.css';
import { TotalsTable } from './totals-table.tsx';

const noteMax = 500;

type TotalsCardProps = CardProps & {
  amounts: InvoiceAmounts;
  has_vat: boolean;
  form_no: string;
  /** A phiếu xuất kho: what its goods are worth, and no discounts or fees beside them. */
  moved: boolean;
  price_includes_tax: boolean;
  explain: () => Explanation;
};

/** Totals by rate, in figures and in words, as they will stand on the invoice. */
export const TotalsCard = memo(function TotalsCard({
  draft,
  dispatch,
  problems,
  amounts,
  has_vat,
  form_no,
  moved,
  price_includes_tax,
  explain,
}: TotalsCardProps) {
  const unit = currencyUnit(draft.currency);
  return (
    <Card>
      <div className="totals">
        <div className="totals__words">
          {!moved && (
            <>
              <div className="totals__label">{invoiceWords.words}</div>
              <p aria-live="off">{amounts.total_in_words}</p>
            </>
          )}
          {amounts.revenue_reduction !== null && (
            <>
              <div className="totals__label">{moneyWords.reductionNote}</div>
              <p>{amounts.revenue_reduction.sentence}</p>
            </>
          )}
          <div className="k-stack">
            {(!moved || draft.invoice_discount.value !== '') && (
              <InvoiceDiscountField {...{ draft, dispatch, problems, price_includes_tax, unit }} />
            )}
            {(!moved || draft.fees.length > 0 || draft.other_deduction !== '') && (
              <BesideGoods {...{ draft, dispatch, problems, form_no, unit }} />
            )}
            <TextArea
              id={fieldId('internal_note')}
              label={invoiceWords.note}
              placeholder={invoiceWords.noteHint}
              max={noteMax}
              value={draft.internal_note}
              onChange={(value) => dispatch({ type: 'put', field: 'internal_note', value })}
              error={problems[fieldId('internal_note')]}
            />
          </div>
        </div>
        <div className="totals__figures">
          <TotalsTable amounts={amounts} draft={draft} unit={unit} has_vat={has_vat} moved={moved} />
          {!moved && <ExplainButton explain={explain} />}
        </div>
      </div>
    </Card>
  );
});

type InvoiceDiscountFieldProps = CardProps & { price_includes_tax: boolean; unit: string };

/** Chiết khấu cả hóa đơn: a percent or an amount, one of both. */
function InvoiceDiscountField(props: InvoiceDiscountFieldProps) {
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
