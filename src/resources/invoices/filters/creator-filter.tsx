import { useListInvoiceCreators } from '#generated/client/invoices/invoices.ts';
import { Combobox } from '#src/ui/field/choice/combobox.tsx';
import type { FilterOneProps } from '#src/views/screen.ts';
import { forms } from '#src/wording/forms.ts';

/** How long the names may stand before they are read again, ms: people come and go seldom. */
const NAMES_LIFE_MS = 300_000;

const useCreators = () => useListInvoiceCreators({ query: { staleTime: NAMES_LIFE_MS } });

/** Of whom invoices are shown: one of those who made any. */
export function CreatorFilter({ filter, value, put }: FilterOneProps) {
  const { data = [], isFetching } = useCreators();
  const options = data.map(({ id, full_name }) => ({ value: String(id), label: full_name }));
  return (
    <Combobox
      label={filter.label}
      value={options.find((option) => option.value === value) ?? null}
      options={options}
      loading={isFetching}
      onChange={(option) => put(option?.value ?? '')}
      placeholder={forms.searchHint}
    />
  );
}

/** The name on the chip of the filter. */
export function CreatorName({ value }: { value: string }) {
  const { data } = useCreators();
  return data?.find(({ id }) => String(id) === value)?.full_name ?? value;
}
