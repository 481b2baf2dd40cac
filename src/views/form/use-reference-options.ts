import type { ResourceName } from '#generated/resources/resources.ts';
import { descriptorOf, pathOf } from '#src/providers/resource-descriptor.ts';
import type { Option } from '#src/ui/field/combobox.tsx';
import { useDebounced } from '#src/views/use-debounced.ts';
import { useGetList } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { useState } from 'react';

const offered = 20;

/** The records of another resource that fit what is typed; the search is the server's, marks or no marks. */
export function useReferenceOptions(reference: string) {
  const { represent } = descriptorOf(reference);
  const [text, setText] = useState('');
  const query = useDebounced(text);
  const { data, isFetching } = useGetList<RaRecord>(pathOf(reference as ResourceName), {
    filter: { query },
    pagination: { page: 1, perPage: offered },
    sort: { field: represent, order: 'ASC' },
  });
  const optionOf = (record: RaRecord): Option => ({
    value: String(record.id),
    label: String((record[represent] as unknown) ?? ''),
  });
  return { options: (data ?? []).map(optionOf), optionOf, search: setText, loading: isFetching };
}
