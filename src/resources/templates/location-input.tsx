import { useFormContext } from 'react-hook-form';
import { useSeriesUse } from '#src/providers/series-uses.ts';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import type { InputProps } from '#src/views/form/inputs/input-props.ts';
import { lineInput } from '#src/views/form/inputs/plain-inputs.tsx';
import { declaredWords } from '#src/wording/declared.ts';

const Line = lineInput({ spellCheck: false, autoComplete: 'off' });

/** The code of a place of business; where the declaration in force names some, one of them fills all three fields. */
export function LocationInput(props: InputProps) {
  const { setValue } = useFormContext();
  const locations = useSeriesUse()?.business_locations ?? [];
  const take = (code: string) => {
    const found = locations.find((one) => one.code === code);
    const filled = {
      location_code: found?.code ?? '',
      location_name: found?.name ?? '',
      location_address: found?.address ?? '',
    };
    for (const [name, value] of Object.entries(filled))
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      {locations.length > 0 && !props.readOnly && (
        <SelectField
          label={declaredWords.declaredLocation}
          emptyLabel={declaredWords.noLocation}
          value={locations.some(({ code }) => code === props.value) ? props.value : ''}
          choices={locations.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
          onChange={take}
        />
      )}
      <Line {...props} />
    </>
  );
}
