import { INVOICE_REGIME } from '#generated/vocabulary.ts';
import { today } from '#src/providers/today.ts';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { DateField } from '#src/ui/field/date/date-field.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { correctionWords } from '#src/wording/correction.ts';
import { invoiceRegimeLabels } from '#src/wording/labels.ts';
import type { Dispatch } from 'react';
import { useCurrencies } from '../use-currencies.ts';
import { choicesWith, currenciesWith } from '../editor/choices.table.ts';
import type { DraftAction } from '../editor/draft/draft-reducer.ts';
import type { Draft, TextField as DraftText } from '../editor/draft/draft.ts';
import type { Original } from './use-other-invoice.ts';

const words = correctionWords.other;

type OriginalCardsProps = {
  original: Original;
  put: (change: Partial<Original>) => void;
  draft: Draft;
  dispatch: Dispatch<DraftAction>;
  problems: Readonly<Record<string, string>>;
};

/** What tells the original apart, and who bought. */
export function OriginalCards({ original, put, draft, dispatch, problems }: OriginalCardsProps) {
  const currencies = currenciesWith(useCurrencies());
  const type = (field: DraftText) => (value: string) => dispatch({ type: 'put', field, value });
  const own = (field: keyof Original, label: string, max: number) => (
    <TextField
      label={label}
      required
      max={max}
      value={original[field]}
      error={problems[field]}
      onChange={(value) => put({ [field]: value.trim() })}
    />
  );
  const buyer = (field: DraftText, label: string, max: number) => (
    <TextField label={label} max={max} value={draft[field]} error={problems[field]} onChange={type(field)} />
  );
  return (
    <>
      <Card title={words.original}>
        <FormGrid columns={4}>
          <SelectField
            label={words.regime}
            required
            value={original.regime}
            onChange={(regime) => put({ regime: regime as Original['regime'] })}
            choices={INVOICE_REGIME.map((value) => ({ value, label: invoiceRegimeLabels[value] }))}
          />
          {own('form_no', words.formNo, 11)}
          {own('symbol', words.symbol, 8)}
          {own('number', words.number, 8)}
          <DateField
            label={words.issuedOn}
            required
            value={draft.issued_on}
            max={today()}
            error={problems['issued_on']}
            onChange={type('issued_on')}
          />
          {own('seller_tax_code', words.sellerTaxCode, 14)}
          <SelectField
            label={words.currency}
            value={draft.currency}
            onChange={type('currency')}
            choices={choicesWith(currencies, draft.currency)}
          />
        </FormGrid>
      </Card>
      <Card title={words.buyer}>
        <FormGrid columns={4}>
          {buyer('buyer_tax_code', words.buyerTaxCode, 14)}
          {buyer('buyer_name', words.buyerName, 400)}
          {buyer('buyer_person', words.buyerPerson, 100)}
          {buyer('buyer_address', words.buyerAddress, 400)}
        </FormGrid>
      </Card>
    </>
  );
}
