import type { ResourceName } from '#generated/resources/resources.ts';
import { descriptorOf, pathOf } from '#src/providers/resource-descriptor.ts';
import type { Option } from '#src/ui/field/choice/combobox.tsx';
import { foldText } from '#src/ui/format/text.ts';
import { useDebounced } from '#src/views/use-debounced.ts';
import { useGetList } from 'react-admin';
import type { RaRecord } from 'react-admin';
import { useState } from 'react';
import { recordName } from '../record-name.ts';

const offered = 20;

/** The server finds by other fields too; what is called as typed comes first, so that Enter takes it. */
function labelFirst(found: readonly Option[], query: string): Option[] {
  const isCalled = ({ label }: Option) => foldText(label).includes(foldText(query.trim()));
  return [...found.filter(isCalled), ...found.filter((option) => !isCalled(option))];
}

/** Why a record may not be chosen; null where it may. */
export type WhyNot = (record: RaRecord) => string | null;

/** The records of another resource that fit what is typed; the search is the server's, marks or no marks. */
export function useReferenceOptions(reference: string, whyNot?: WhyNot) {
  const descriptor = descriptorOf(reference);
  const [text, setText] = useState('');
  const query = useDebounced(text);
  const { data, isFetching } = useGetList<RaRecord>(pathOf(reference as ResourceName), {
    filter: { query },
    pagination: { page: 1, perPage: offered },
    sort: { field: descriptor.represent, order: 'ASC' },
  });
  const optionOf = (record: RaRecord): Option => {
    const why = whyNot?.(record) ?? null;
    return {
      value: String(record.id),
      label: recordName(descriptor, record),
      ...(why === null ? {} : { detail: why, disabled: true }),
    };
  };
  const options = labelFirst((data ?? []).map(optionOf), query);
  // What is typed and not searched yet is not known to be missing.
  return { options, optionOf, search: setText, loading: isFetching || query !== text };
}
