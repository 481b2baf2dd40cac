import { numberEntry } from '../number-shape.ts';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useState, type ComponentProps } from 'react';
import { vatRatesOn } from '#domain/rules/tax/vat-rates.ts';
import { today } from '#src/providers/today.ts';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { Switch } from '#src/ui/field/choice/choice-controls.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { ColorField } from '#src/ui/field/color-field.tsx';
import { DateField } from '#src/ui/field/date/date-field.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { bytesWithin } from '#src/ui/field/file-bytes.ts';
import { FileField } from '#src/ui/field/file-field.tsx';
import { NumberField } from '#src/ui/field/number/number-field.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { rateWordsOf } from '#src/views/values/choice-labels.ts';
import { forms } from '#src/wording/forms.ts';
import { counted, frameOf, type BooleanInputProps, type InputProps } from './input-props.ts';

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

export function NumberInput({ field, error, ...control }: InputProps & { labelHidden?: boolean }) {
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

/** The rates in force today; one that no longer is stays choosable where it is already set. */
export function VatRateInput({
  field,
  value,
  onChange,
  onBlur,
  error,
  readOnly,
  labelHidden = false,
}: InputProps & { labelHidden?: boolean }) {
  const offered = vatRatesOn(today())
    .map(({ rate }) => rate)
    .filter((rate) => rate !== 'KHAC');
  const rates = value === '' || offered.includes(value) ? offered : [...offered, value];
  return (
    <SelectField
      {...frameOf({ field, error })}
      labelHidden={labelHidden}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      disabled={readOnly}
      choices={rates.map((rate) => ({ value: rate, label: rateWordsOf(rate) }))}
      emptyLabel={field.required && value !== '' ? undefined : forms.chooseEmpty}
    />
  );
}

export function PasswordInput({ field, value, onChange, onBlur, error, readOnly }: InputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...frameOf({ field, error })}
      type={shown ? 'text' : 'password'}
      autoComplete="off"
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      readOnly={readOnly}
      suffix={
        <IconButton
          name={shown ? forms.hidePassword : forms.showPassword}
          icon={shown ? IconEyeOff : IconEye}
          size="small"
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

/** What the device offers for a file, by the format its field is named after (`pkcs12_base64`). */
const extensions: Readonly<Record<string, string>> = {
  pkcs12: '.p12,.pfx',
  xml: '.xml',
  xlsx: '.xlsx',
  csv: '.csv',
  pdf: '.pdf',
};

function acceptOf(source: string): string | undefined {
  return Object.entries(extensions).find(([format]) => source.split('_').includes(format))?.[1];
}

/** A file or a picture in base64; the limit of the description counts its characters. */
export function FileInput({ field, error, value, onChange, onBlur, readOnly }: InputProps) {
  return (
    <FileField
      {...frameOf({ field, error })}
      {...{ value, onChange, onBlur }}
      picture={field.kind === 'image'}
      accept={acceptOf(field.source)}
      maxBytes={field.max_length === null ? undefined : bytesWithin(field.max_length)}
      disabled={readOnly}
    />
  );
}
