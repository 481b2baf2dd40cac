import { Checkbox } from '#src/ui/field/choice-controls.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { useController, useFormContext } from 'react-hook-form';
import { fieldAt } from './registration-fields.ts';

type BoxesProps = {
  /** The card above it says the same. */
  labelHidden?: boolean;
  /** A field of boxes: `invoice_modes`. */
  name: string;
  /** What ticking a box means, by its name. */
  details?: Readonly<Record<string, string>>;
};

/** One part of the form: boxes of which any may be ticked. */
export function Boxes({ name, details = {}, labelHidden = false }: BoxesProps) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const ticked = field.value as Readonly<Record<string, boolean>>;
  const { label, fields } = fieldAt(name);
  return (
    <div data-field={name}>
      <Field label={label} labelHidden={labelHidden} error={fieldState.error?.message} group>
        {() => (
          <div className="registration__boxes">
            {(fields ?? []).map((box) => (
              <Checkbox
                key={box.source}
                checked={ticked[box.source] === true}
                onChange={(on) => {
                  field.onChange({ ...ticked, [box.source]: on });
                  field.onBlur();
                }}
                label={
                  <>
                    {box.label}
                    {details[box.source] !== undefined && <small>{details[box.source]}</small>}
                  </>
                }
              />
            ))}
          </div>
        )}
      </Field>
    </div>
  );
}
