import { PAYMENT_METHODS } from '#domain/invoice/payment-methods.table.ts';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import type { FilterOneProps } from '#src/views/screen.ts';
import { lists } from '#src/wording/lists.ts';

/** The usual ways to pay; one that came with a link or a saved search stays choosable. */
export function PaymentFilter({ filter, value, put }: FilterOneProps) {
  const methods = [...new Set([...PAYMENT_METHODS, value])].filter((method) => method !== '');
  const choices = methods.map((method) => ({ value: method, label: method }));
  return (
    <SelectField label={filter.label} value={value} onChange={put} choices={choices} emptyLabel={lists.any} />
  );
}
