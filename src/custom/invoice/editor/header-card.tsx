import { memo } from 'react';
import { movesGoods } from '#domain/invoice/movement/movement-fields.table.ts';
import { PAYMENT_METHODS } from '#domain/invoice/payment-methods.table.ts';
import { DateField } from '#src/ui/field/date/date-field.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { NumberField } from '#src/ui/field/number/number-field.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { movementWords } from '#src/wording/desk/movement.ts';
import { invoiceWords } from '#src/wording/invoice.ts';
import { useCurrencies, type Currency } from '../use-currencies.ts';
import { choicesWith, currenciesWith } from './choices.table.ts';
import { seriesOf, type Template } from './draft/draft-content.ts';
import type { TextField } from './draft/draft.ts';
import type { CardProps } from './draft/draft-reducer.ts';
import { FoldingCard } from './folding-card.tsx';
import { EXCHANGE_RATE } from './number-limits.ts';
import { fieldId } from './problem-places.ts';

type HeaderCardProps = CardProps & {
  templates: readonly Template[];
  template: Template | null;
  seriesFixed: boolean;
};

export const HeaderCard = memo(function HeaderCard({
  draft,
  dispatch,
  problems,
  templates,
  template,
  seriesFixed,
}: HeaderCardProps) {
  const put = (field: TextField) => (value: string) => dispatch({ type: 'put', field, value });
  const moved = movesGoods(seriesOf(template));
  const currencies = useCurrencies();
  const recorded = currencies.find(({ code }) => code === draft.currency);
  // The rate of one currency is wrong for any other.
  const putCurrency = (currency: string) => {
    put('currency')(currency);
    if (currency === 'VND') return;
    put('exchange_rate')(currencies.find(({ code }) => code === currency)?.exchange_rate ?? '');
  };
  const placed = (field: string) => ({ id: fieldId(field), error: problems[fieldId(field)] });
  return (
    <FoldingCard
      title={moved ? movementWords.page : invoiceWords.header}
      complete={draft.template_id !== null && draft.buyer_address !== ''}
      summary={[
        template === null ? '' : `${template.form_no}${template.symbol}`,
        formatDate(draft.issued_on),
        moved ? '' : draft.payment_method,
        draft.currency,
      ]}
    >
      <FormGrid columns={4}>
        <SelectField
          {...placed('template_id')}
          label={invoiceWords.series}
          required
          value={template === null ? '' : String(template.id)}
          onChange={(id) => dispatch({ type: 'put_template', template_id: Number(id) })}
          choices={templates.map(({ id, form_no, symbol }) => ({
            value: String(id),
            label: `${form_no}${symbol}`,
          }))}
          emptyLabel={template === null ? invoiceWords.noTemplate : undefined}
          disabled={seriesFixed}
        />
        <DateField
          {...placed('issued_on')}
          label={invoiceWords.issuedOn}
          required
          value={draft.issued_on}
          onChange={put('issued_on')}
        />
        {!moved && (
          <SelectField
            {...placed('payment_method')}
            label={invoiceWords.payment}
            required
            value={draft.payment_method}
            onChange={put('payment_method')}
            choices={choicesWith(PAYMENT_METHODS, draft.payment_method)}
          />
        )}
        <SelectField
          {...placed('currency')}
          label={invoiceWords.currency}
          value={draft.currency}
          onChange={putCurrency}
          choices={choicesWith(currenciesWith(currencies), draft.currency)}
        />
        {draft.currency !== 'VND' && (
          <NumberField
            {...placed('exchange_rate')}
            label={invoiceWords.rate}
            required
            {...EXCHANGE_RATE}
            value={draft.exchange_rate}
            onChange={put('exchange_rate')}
            hint={rateHint(draft, recorded)}
          />
        )}
      </FormGrid>
    </FoldingCard>
  );
});

/** Where the rate comes from and of which day it is; once another one is typed, only what it is a rate of. */
function rateHint(
  { currency, exchange_rate, issued_on }: HeaderCardProps['draft'],
  recorded: Currency | undefined,
): string {
  if (recorded === undefined || exchange_rate === '' || exchange_rate !== recorded.exchange_rate)
    return invoiceWords.rateHint(currency);
  if (!recorded.rate_on) return invoiceWords.rateHint(currency);
  const words = recorded.rate_on === issued_on ? invoiceWords.rateOf : invoiceWords.rateOfOtherDay;
  return words(formatDate(recorded.rate_on), recorded.rate_source ?? '');
}
