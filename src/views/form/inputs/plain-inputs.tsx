import { ColorField } from '#src/ui/field/color-field.tsx';
import { Switch } from '#src/ui/field/choice/choice-controls.tsx';
import { DateField } from '#src/ui/field/date/date-field.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { NumberField } from '#src/ui/field/number/number-field.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import type { ComponentProps } from 'react';
import { counted, frameOf } from './input-props.ts';
import type { BooleanInputProps, InputProps } from './input-props.ts';
import { numberEntry } from '../number-shape.ts';

type TextTweaks = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete' | 'spellCheck'
>;

/** A line of text, tweaked for the keyboards of phones. */
export function lineInput(tweaks: TextTweaks) {
  return function LineInput({ field, error, ...control }: InputProps) {
    return <TextField {...frameOf({ field, error })} {...tweaks} max={counted(field)} {...control} />;
  };
}

export function LongTextInput({ field, error, ...control }: InputProps) {
  return (
    <TextArea {...frameOf({ field, error })} max={field.max_length ?? undefined} rows={3} {...control} />
  );
}

export function NumberInput({ field, error, ...control }: InputProps) {
  const { minimum, maximum } = field;
  return (
    <NumberField
      {...frameOf({ field, error })}
      {...numberEntry(field)}
      stepper={field.kind === 'integer'}
      min={minimum === null ? undefined : String(minimum)}
      max={maximum === null ? undefined : String(maximum)}
      {...control}
    />
  );
}

export function ColorInput({ field, error, ...control }: InputProps) {
  return <ColorField {...frameOf({ field, error })} {...control} />;
}

export function DateInput({ field, error, ...control }: InputProps) {
  return <DateField {...frameOf({ field, error })} {...control} />;
}

/** Instants are set by the system: shown, never typed. */
export function InstantInput({ field, value }: InputProps) {
  return <TextField label={field.label} value={formatDateTime(value)} readOnly />;
}

/** Off is an answer too: no switch is marked as wanting one. */
export function BooleanInput({ field, error, value, onChange, readOnly }: BooleanInputProps) {
  return (
    <Field {...frameOf({ field, error })} required={false} group>
      {() => (
        <Switch label={field.label} labelHidden checked={value} onChange={onChange} disabled={readOnly} />
      )}
    </Field>
  );
}
