import type { ResourceName } from '#generated/resources/resources.ts';
import { pathOf } from '#src/providers/resource-descriptor.ts';
import { ChipList } from '#src/ui/field/choice/chip-list.tsx';
import { Combobox } from '#src/ui/field/choice/combobox.tsx';
import { forms } from '#src/wording/forms.ts';
import { useCanAccess, useGetMany } from 'react-admin';
import type { RaRecord } from 'react-admin';
import './many-reference-input.css';
import { frameOf } from './input-props.ts';
import type { ManyInputProps } from './input-props.ts';
import { useMaking, useReferenceOptions } from './reference-input.tsx';

/** Several records of another resource: chips of those chosen under a search for the next. */
export function ManyReferenceInput({ field, value, onChange, onBlur, error, readOnly }: ManyInputProps) {
  const reference = field.reference ?? '';
  const { canAccess: mayCreate } = useCanAccess({ resource: reference, action: 'create' });
  const { options, optionOf, search, loading } = useReferenceOptions(reference);
  const chosen = useGetMany<RaRecord>(
    pathOf(reference as ResourceName),
    { ids: value.map(Number) },
    { enabled: value.length > 0 },
  );
  const add = (id: string) => onChange(value.includes(id) ? value : [...value, id]);
  const { make, dialog } = useMaking(reference, add);
  const canMake = !readOnly && mayCreate;
  const labels = new Map((chosen.data ?? []).map((record) => [String(record.id), optionOf(record).label]));
  return (
    <div className="many-reference">
      <Combobox
        {...frameOf({ field, error })}
        value={null}
        options={options.filter((option) => !value.includes(option.value))}
        onSearch={search}
        loading={loading}
        onChange={(option) => option && add(option.value)}
        onCreate={canMake ? make : undefined}
        onBlur={onBlur}
        readOnly={readOnly}
        placeholder={forms.searchHint}
      />
      <ChipList
        name={field.label}
        chips={value.map((id) => ({ value: id, label: labels.get(id) ?? '…' }))}
        onRemove={readOnly ? undefined : (id) => onChange(value.filter((one) => one !== id))}
      />
      {dialog}
    </div>
  );
}
