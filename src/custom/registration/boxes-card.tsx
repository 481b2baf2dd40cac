import { Checkbox } from '#src/ui/field/choice/choice-controls.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { useController, useFormContext } from 'react-hook-form';
import { fieldAt } from './registration-fields.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { registrationWords } from '#src/wording/registration.ts';

type BoxesProps = {
  /** The card above it says the same. */
  labelHidden?: boolean;
  /** A field of boxes: `invoice_modes`. */
  name: string;
  /** What ticking a box means, by its name. */
  details?: Readonly<Record<string, string>>;
};

/** One part of the form: boxes of which any may be ticked. */
function Boxes({ name, details = {}, labelHidden = false }: BoxesProps) {
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

/** Parts 1 to 4: what invoices are used, and how their data goes to the authority. */
export function UseCard() {
  return (
    <Card title={registrationWords.modes}>
      <div className="registration__use">
        <div className="registration__whole">
          <Boxes name="invoice_modes" labelHidden details={registrationWords.modeDetails} />
          <p className="registration__note">{registrationWords.perOccurrence}</p>
        </div>
        <Boxes name="invoice_types" />
        <div className="k-stack">
          <Boxes name="transfer" />
          <Boxes name="sending" />
        </div>
      </div>
    </Card>
  );
}
