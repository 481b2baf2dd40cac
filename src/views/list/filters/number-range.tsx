import { compare, readDecimal } from '#domain/money/decimal.ts';
import { NumberField } from '#src/ui/field/number/number-field.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { forms } from '#src/wording/forms.ts';
import { useState } from 'react';
import { unreadText } from '#src/ui/field/number/number-entry.ts';
import { useTyped } from '#src/views/list/use-typed.ts';

type NumberRangeProps = {
  label: string;
  from: string;
  to: string;
  onFrom: (from: string) => void;
  onTo: (to: string) => void;
};

/** From an amount to an amount, typed as everywhere in the company's style. Either end may stay open. */
export function NumberRange({ label, from, to, onFrom, onTo }: NumberRangeProps) {
  const least = useTypedNumber(from, onFrom);
  const most = useTypedNumber(to, onTo);
  return (
    <FormGrid>
      <NumberField label={forms.rangeFrom(label)} {...least} kind="currency" signed />
      <NumberField
        label={forms.rangeTo(label)}
        {...most}
        kind="currency"
        signed
        error={isCrossed(from, to) ? forms.rangeCrossed : undefined}
      />
    </FormGrid>
  );
}

function isCrossed(from: string, to: string): boolean {
  const [least, most] = [readDecimal(from), readDecimal(to)];
  return least !== null && most !== null && compare(most, least) < 0;
}

/** A number of a filter while it is typed: a text that is no number filters nothing and stays in the field with its sentence. */
export function useTypedNumber(value: string, put: (value: string) => void) {
  const { text, type } = useTyped(value, put);
  const [unread, setUnread] = useState<string | null>(null);
  const take = (typed: string) => {
    const isUnread = unreadText(typed) !== null;
    setUnread(isUnread ? typed : null);
    type(isUnread ? '' : typed);
  };
  return { value: unread ?? text, onChange: take };
}
