import { FieldSlot } from '#src/views/form/field-slot.tsx';
import type { InputProps } from '#src/views/form/inputs/input-props.ts';
import { WantedInput } from '#src/views/form/inputs/wanted-input.tsx';
import type { ComponentType } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldAt, isWanted } from './registration-fields.ts';

type SlotProps = {
  /** Its place in the form: `contact.email`. */
  name: string;
  wide?: boolean;
  /** Of a list: what is above it says its label already. */
  labelHidden?: boolean;
  /** Stands in the place of the input of its kind. */
  input?: ComponentType<InputProps>;
};

/** One field of the declaration, found by its place. */
export function Slot({ name, wide = false, labelHidden = false, input }: SlotProps) {
  const { control } = useFormContext();
  return (
    <div data-field={name} className={wide ? 'k-span-all' : undefined}>
      <FieldSlot
        field={fieldAt(name)}
        name={name}
        control={control}
        readOnly={false}
        labelHidden={labelHidden}
        input={input ?? (isWanted(name) ? WantedInput : undefined)}
      />
    </div>
  );
}

/** Fields that another one fills in. */
const filledBy: Readonly<Record<string, string>> = { tax_authority_code: 'tax_authority_name' };

/** The place whose field shows what is said of another. */
export const shownAt = (place: string): string => filledBy[place] ?? place;
