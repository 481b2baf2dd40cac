import { compare, readDecimal } from '#domain/money/decimal.ts';
import { NumberField } from '#src/ui/field/number/number-field.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { forms } from '#src/wording/forms.ts';
import { useTypedNumber } from './use-typed-number.ts';

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
