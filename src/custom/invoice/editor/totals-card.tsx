import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { add, decimalText, parseDecimal } from '#domain/money/decimal.ts';
import { Money } from '#src/ui/display/money.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { rateWordsOf } from '#src/views/values/choice-labels.ts';
import { invoiceWords, totalWords } from '#src/wording/invoice.ts';
import type { CardProps } from './editor-context.ts';
import { fieldId } from './problem-places.ts';
import './totals-card.css';

const noteMax = 500;
const plus = (a: string, b: string) => decimalText(add(parseDecimal(a), parseDecimal(b)));

/** Totals by rate, in figures and in words, as they will stand on the invoice. */
export function TotalsCard({ draft, dispatch, problems, amounts }: CardProps & { amounts: InvoiceAmounts }) {
  const unit = draft.currency === 'VND' ? 'đ' : draft.currency;
  return (
    <Card>
      <div className="totals">
        <div className="totals__words">
          <div className="totals__label">{invoiceWords.words}</div>
          <p aria-live="off">{amounts.total_in_words}</p>
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
        <table className="totals__table">
          <thead>
            <tr>
              <th scope="col">{totalWords.rate}</th>
              <th scope="col">{totalWords.before}</th>
              <th scope="col">{totalWords.vat}</th>
              <th scope="col">{totalWords.sum}</th>
            </tr>
          </thead>
          <tbody>
            {amounts.by_rate.map(({ vat_rate, amount, vat_amount }) => (
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
          <tfoot>
            <tr>
              <th scope="row">{totalWords.sum}</th>
              <td>
                <Money amount={amounts.total_before_vat} unit={false} weight="bold" />
              </td>
              <td>
                <Money amount={amounts.total_vat} unit={false} weight="bold" />
              </td>
              <td>
                <Money amount={amounts.total} unit={unit} weight="bold" size="total" />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  );
}
