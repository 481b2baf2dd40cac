import { ChoiceCards } from '#src/ui/field/choice/choice-cards.tsx';
import { FormGrid } from '#src/ui/field/form-grid.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { FieldSlot } from '#src/views/form/field-slot.tsx';
import type { InputProps } from '#src/views/form/inputs/input-props.ts';
import { mistakeWords } from '#src/wording/mistake.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldAt } from './mistake-fields.ts';

const REVIEW = ['review_no', 'review_on'] as const;

/** Loại thông báo: at the company's own initiative, or in answer to the authority's notice, whose number and day it repeats. */
export function OriginCard() {
  const { control } = useFormContext();
  const origin = String(useWatch({ control, name: 'origin' }) ?? 'own');
  const shared = { control, readOnly: false };
  return (
    <Card title={mistakeWords.origin}>
      <FieldSlot {...shared} field={fieldAt('origin')} name="origin" input={OriginInput} />
      {origin === 'review' && (
        <div className="mistake__review">
          <FormGrid>
            {REVIEW.map((name) => (
              <div key={name} data-field={name}>
                <FieldSlot {...shared} field={{ ...fieldAt(name), required: true }} name={name} />
              </div>
            ))}
          </FormGrid>
        </div>
      )}
    </Card>
  );
}

function OriginInput({ field, value, onChange, onBlur, error }: InputProps) {
  const { own, ownDetail, review, reviewDetail } = mistakeWords.origins;
  return (
    <ChoiceCards
      label={field.label}
      labelHidden
      {...{ value, onChange, onBlur, error }}
      choices={[
        { value: 'own', label: own, detail: ownDetail },
        { value: 'review', label: review, detail: reviewDetail },
      ]}
    />
  );
}
