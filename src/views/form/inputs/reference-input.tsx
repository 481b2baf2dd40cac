import type { ResourceName } from '#generated/resources/resources.ts';
import { pathOf } from '#src/providers/resource-descriptor.ts';
import { Combobox } from '#src/ui/field/choice/combobox.tsx';
import { forms } from '#src/wording/forms.ts';
import { useCanAccess, useGetOne } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { frameOf } from './input-props.ts';
import type { InputProps } from './input-props.ts';
import { useMaking } from '../use-making.tsx';
import { useReferenceOptions } from '../use-reference-options.ts';
import type { WhyNot } from '../use-reference-options.ts';

/** A record of another resource, found by typing; one that is not there yet is made on the spot. */
export function ReferenceInput({ onChange, ...props }: InputProps & { whyNot?: WhyNot }) {
  const reference = props.field.reference ?? '';
  const { canAccess: mayCreate } = useCanAccess({ resource: reference, action: 'create' });
  const { make, dialog } = useMaking(reference, onChange);
  const canMake = !props.readOnly && mayCreate;
  return (
    <>
      <ReferencePicker {...props} onChange={onChange} onCreate={canMake ? make : undefined} />
      {dialog}
    </>
  );
}

type PickerProps = InputProps & { onCreate?: (text: string) => void; whyNot?: WhyNot };

/** A record of another resource that is there already. */
export function ReferencePicker({ onCreate, whyNot, ...props }: PickerProps) {
  const { field, value, onChange, onBlur, error, readOnly } = props;
  const reference = field.reference ?? '';
  const { options, optionOf, search, loading } = useReferenceOptions(reference, whyNot);
  const chosen = useGetOne<RaRecord>(
    pathOf(reference as ResourceName),
    { id: Number(value) },
    { enabled: value !== '' },
  );
  return (
    <Combobox
      {...frameOf({ field, error })}
      value={value !== '' && chosen.data ? optionOf(chosen.data) : null}
      options={options}
      onSearch={search}
      loading={loading}
      onChange={(option) => onChange(option?.value ?? '')}
      onBlur={onBlur}
      onCreate={onCreate}
      readOnly={readOnly}
      clearable={!field.required}
      placeholder={forms.searchHint}
    />
  );
}
