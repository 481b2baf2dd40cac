import type { ResourceName } from '#generated/resources/resources.ts';
import { descriptorOf, pathOf } from '#src/providers/resource-descriptor.ts';
import { Combobox } from '#src/ui/field/combobox.tsx';
import type { Option } from '#src/ui/field/combobox.tsx';
import { forms } from '#src/wording/forms.ts';
import { useGetList, useGetOne } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { useDebounced } from '#src/views/use-debounced.ts';
import { useState } from 'react';
import { frameOf } from './input-props.ts';
import type { InputProps } from './input-props.ts';

const offered = 20;

/** A record of another resource, found by typing with or without marks; the search is the server's. */
export function ReferenceInput({ field, value, onChange, onBlur, error, readOnly }: InputProps) {
  const reference = field.reference as ResourceName;
  const { represent } = descriptorOf(reference);
  const resource = pathOf(reference);
  const [text, setText] = useState('');
  const query = useDebounced(text);
  const found = useGetList(resource, {
    filter: { query },
    pagination: { page: 1, perPage: offered },
    sort: { field: represent, order: 'ASC' },
  });
  const chosen = useGetOne<RaRecord>(resource, { id: Number(value) }, { enabled: value !== '' });
  const optionOf = (record: Record<string, unknown>): Option => ({
    value: String(record['id']),
    label: String(record[represent] ?? ''),
  });
  return (
    <Combobox
      {...frameOf({ field, error })}
      value={value !== '' && chosen.data ? optionOf(chosen.data) : null}
      options={(found.data ?? []).map(optionOf)}
      onSearch={setText}
      loading={found.isFetching}
      onChange={(option) => onChange(option?.value ?? '')}
      onBlur={onBlur}
      readOnly={readOnly}
      clearable={!field.required}
      placeholder={forms.searchHint}
    />
  );
}
