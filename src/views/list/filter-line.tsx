import type { FilterDescriptor, ResourceDescriptor } from '#generated/resources/descriptor.ts';
import { Button } from '#src/ui/action/button.tsx';
import { AddFilterChip, FilterChip } from '#src/ui/list/filter-chip.tsx';
import { SearchBox } from '#src/ui/list/search-box.tsx';
import { searchPause } from '#src/views/use-debounced.ts';
import { ReferenceValue } from '#src/views/values/reference-value.tsx';
import { lists } from '#src/wording/lists.ts';
import { useListContext } from 'ra-core';
import type { ListContextValue } from 'ra-core';
import { useRef, useState } from 'react';
import { filterText, withoutFilter } from './active-filters.ts';
import { FilterDrawer } from './filter-drawer.tsx';

type FilterLineProps = { descriptor: ResourceDescriptor; filters: readonly FilterDescriptor[]; searchHint: string | undefined };

type FilterState = Pick<ListContextValue, 'setFilters'> & { filterValues: Readonly<Record<string, unknown>> };

/** Searched fields named in the box: more would not fit it. */
const namedFields = 3;

/** Search as you type, chips of the filters in force, and the way to all filters. */
export function FilterLine({ descriptor, filters, searchHint }: FilterLineProps) {
  const { filterValues, setFilters } = useListContext() as FilterState;
  const [open, setOpen] = useState(false);
  const { query, ...others } = filterValues;
  const searched = descriptor.fields.filter(({ search }) => search).map(({ label }) => label);
  const inForce = filters.filter((filter) => filterText(filter, filterValues) !== '');
  return (
    <>
      {searched.length > 0 && (
        <Search
          name={lists.search(descriptor.label)}
          placeholder={searchHint ?? lists.searchBy(searched.slice(0, namedFields))}
          query={String(query ?? '')}
          onSearch={(text) => setFilters(text === '' ? others : { ...others, query: text })}
        />
      )}
      {inForce.map((filter) => (
        <FilterChip
          key={filter.source}
          label={filter.label}
          value={
            filter.kind === 'reference' ? (
              <ReferenceValue reference={filter.reference ?? ''} id={Number(filterValues[filter.source])} />
            ) : (
              filterText(filter, filterValues)
            )
          }
          onEdit={() => setOpen(true)}
          onRemove={() => setFilters(withoutFilter(filter, filterValues))}
        />
      ))}
      {filters.length > 0 && <AddFilterChip label={lists.filters} onAdd={() => setOpen(true)} />}
      {inForce.length > 0 && (
        <Button tone="plain" size="small" onClick={() => setFilters(query === undefined ? {} : { query })}>
          {lists.clear}
        </Button>
      )}
      <FilterDrawer
        open={open}
        onClose={() => setOpen(false)}
        filters={filters}
        values={others}
        onChange={(values) => setFilters({ ...values, ...(query === undefined ? {} : { query }) })}
      />
    </>
  );
}

type SearchProps = { name: string; placeholder: string; query: string; onSearch: (text: string) => void };

/** Holds what is being typed; the list hears of it after a pause, and a filter cleared elsewhere clears the box. */
function Search({ name, placeholder, query, onSearch }: SearchProps) {
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  const [asked, setAsked] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (known !== query) {
    setKnown(query);
    if (query !== asked) setText(query);
  }
  const ask = (wanted: string) => {
    clearTimeout(timer.current);
    setAsked(wanted);
    onSearch(wanted);
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(next), searchPause);
  };
  return <SearchBox name={name} placeholder={placeholder} value={text} onChange={type} onSubmit={() => ask(text)} />;
}
