import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { lazy, Suspense, useRef, useState } from 'react';
import type { FilterDescriptor, ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { Button } from '#src/ui/action/button.tsx';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { AddFilterChip, FilterChip } from '#src/ui/list/searches/filter-chip.tsx';
import { SearchBox } from '#src/ui/list/searches/search-box.tsx';
import { usePlainKey } from '#src/views/use-key.ts';
import { ReferenceValue } from '#src/views/values/reference-value.tsx';
import { lists } from '#src/wording/lists.ts';
import type { AnyOverlay, FilterOverlay } from '../screen.ts';
import { filterText, withoutFilter, type FilterValues } from './active-filters.ts';
import { useListState } from './use-list-state.ts';
import { useTyped } from './use-typed.ts';

/** Its calendars and searches come when it is first opened. */
const FilterDrawer = lazy(async () => ({
  default: (await import('./filters/filter-drawer.tsx')).FilterDrawer,
}));

type FilterLineProps = {
  descriptor: ResourceDescriptor;
  filters: readonly FilterDescriptor[];
  overlay: Pick<AnyOverlay, 'searchHint' | 'shownByTab' | 'filters'>;
};

/** Searched fields named in the box: more would not fit it. */
const namedFields = 3;

/** Search as you type, chips of the filters in force, and the way to all filters. */
export function FilterLine({ descriptor, filters, overlay }: FilterLineProps) {
  const { filterValues, setFilters, total, isFetching } = useListState();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const openAll = () => {
    setWanted(true);
    setOpen(true);
  };
  usePlainKey('f', () => {
    if (filters.length > 0) openAll();
  });
  const { query, ...others } = filterValues;
  const searched = descriptor.fields.filter(({ search }) => search).map(({ label }) => label);
  const inForce = filters.filter(
    (filter) =>
      filterText(filter, filterValues) !== '' &&
      overlay.shownByTab?.(filter.source, filterValues[filter.source]) !== true,
  );
  return (
    <>
      {searched.length > 0 && (
        <Search
          name={lists.search(descriptor.label)}
          placeholder={overlay.searchHint ?? lists.searchBy(searched.slice(0, namedFields))}
          query={String(query ?? '')}
          onSearch={(text) => setFilters(text === '' ? others : { ...others, query: text })}
        />
      )}
      {inForce.map((filter, at) => (
        <FilterChip
          key={filter.source}
          label={filter.label}
          value={
            <ChipValue filter={filter} values={filterValues} Own={overlay.filters?.[filter.source]?.Value} />
          }
          count={at === inForce.length - 1 && !isFetching ? total : undefined}
          onEdit={openAll}
          onRemove={() => setFilters(withoutFilter(filter, filterValues))}
        />
      ))}
      {filters.length > 0 && (
        <span className="k-phone-only">
          <IconButton
            name={lists.filters}
            icon={IconAdjustments}
            bordered
            pin={inForce.length > 0}
            onClick={openAll}
          />
        </span>
      )}
      {filters.length > 0 && <AddFilterChip label={lists.filters} onAdd={openAll} />}
      {inForce.length > 0 && (
        <Button tone="plain" size="small" onClick={() => setFilters(query === undefined ? {} : { query })}>
          {lists.clear}
        </Button>
      )}
      {wanted && (
        <Suspense fallback={null}>
          <FilterDrawer
            open={open}
            onClose={() => setOpen(false)}
            filters={filters}
            overlays={overlay.filters}
            values={others}
            onChange={(values) => setFilters({ ...values, ...(query === undefined ? {} : { query }) })}
          />
        </Suspense>
      )}
    </>
  );
}

type ChipValueProps = {
  filter: FilterDescriptor;
  values: FilterValues;
  Own: FilterOverlay['Value'] | undefined;
};

function ChipValue({ filter, values, Own }: ChipValueProps) {
  const value = String(values[filter.source]);
  if (Own !== undefined)
    return (
      <Suspense fallback={value}>
        <Own value={value} />
      </Suspense>
    );
  if (filter.kind === 'reference')
    return <ReferenceValue reference={filter.reference ?? ''} id={Number(value)} />;
  return filterText(filter, values);
}

type SearchProps = { name: string; placeholder: string; query: string; onSearch: (text: string) => void };

/** Holds what is being typed; the list hears of it after a pause or at Enter, and a filter cleared elsewhere clears the box. */
function Search({ name, placeholder, query, onSearch }: SearchProps) {
  const { text, type, now } = useTyped(query, onSearch);
  const box = useRef<HTMLInputElement>(null);
  usePlainKey('/', () => box.current?.focus());
  return (
    <SearchBox
      ref={box}
      name={name}
      placeholder={placeholder}
      maxLength={longestQuery}
      value={text}
      onChange={type}
      onSubmit={now}
    />
  );
}

/** The longest search a list takes: its description refuses more. */
export const longestQuery = 200;
