import { lazy, Suspense, useState, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useCanAccess, useGetList, useGetOne, type RaRecord } from 'react-admin';
import type { ResourceName } from '#generated/resources/resources.ts';
import { descriptorOf, pathOf } from '#src/providers/resource-descriptor.ts';
import { Combobox, type Option } from '#src/ui/field/choice/combobox.tsx';
import { foldText } from '#src/ui/format/text.ts';
import { useDebounced } from '#src/views/use-debounced.ts';
import { forms } from '#src/wording/forms.ts';
import { recordName } from '../../record-name.ts';
import { frameOf, type InputProps } from './input-props.ts';

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

const offered = 20;

/** The server finds by other fields too; what is called as typed comes first, so that Enter takes it. */
function labelFirst(found: readonly Option[], query: string): Option[] {
  const isCalled = ({ label }: Option) => foldText(label).includes(foldText(query.trim()));
  return [...found.filter(isCalled), ...found.filter((option) => !isCalled(option))];
}

/** Why a record may not be chosen; null where it may. */
type WhyNot = (record: RaRecord) => string | null;

/** The records of another resource that fit what is typed; the search is the server's, marks or no marks. */
export function useReferenceOptions(reference: string, whyNot?: WhyNot) {
  const descriptor = descriptorOf(reference);
  const [text, setText] = useState('');
  const query = useDebounced(text);
  const { data, isFetching } = useGetList<RaRecord>(
    pathOf(reference as ResourceName),
    {
      filter: { query },
      pagination: { page: 1, perPage: offered },
      sort: { field: descriptor.represent, order: 'ASC' },
    },
    // What fits stays under the pointer while it is searched for.
    { placeholderData: keepPreviousData },
  );
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

/** It draws any form, forms draw references, and those make records: fetched when first asked for, the circle is none. */
const QuickCreate = lazy(async () => ({ default: (await import('../quick-create.tsx')).QuickCreate }));

/** Making a record of another resource without leaving the form; `onMade` hears its id. */
export function useMaking(
  reference: string,
  onMade: (id: string) => void,
): { make: (text: string) => void; dialog: ReactNode } {
  const [text, setText] = useState<string | null>(null);
  return {
    make: setText,
    dialog: text !== null && (
      <Suspense fallback={null}>
        <QuickCreate
          reference={reference}
          text={text}
          onMade={(id) => {
            setText(null);
            onMade(id);
          }}
          onClose={() => setText(null)}
        />
      </Suspense>
    ),
  };
}
