import type { components } from '#generated/types.ts';
import { Combobox, type Option } from '#src/ui/field/choice/combobox.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { failureText } from '#src/views/failure-text.ts';
import { frameOf } from '#src/views/form/inputs/input-props.ts';
import type { InputProps } from '#src/views/form/inputs/input-props.ts';
import { tenantWords } from '#src/wording/settings/tenant.ts';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  countTaxAuthorities,
  searchTaxAuthorities,
} from '#generated/client/tax-authorities/tax-authorities.ts';
import { useDebounced } from '#src/views/use-debounced.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

type TaxAuthority = components['schemas']['TaxAuthority'];

function optionOf({ code, name, city_name, area }: TaxAuthority): Option {
  const place = area === null ? null : tenantWords.formerly(area);
  return { value: code, label: name, detail: [code, city_name, place].filter(Boolean).join(' · ') };
}

/** The authority in charge, out of its own catalogue: its name, and what the form has of its code and province, are filled in together. */
export function TaxAuthorityInput({ field, value, onChange, onBlur, error, readOnly }: InputProps) {
  const { setValue, getValues } = useFormContext();
  const code = String(useWatch({ name: 'tax_authority_code' }) ?? '');
  const [text, setText] = useState('');
  const { authorities, total, loading, error: failed, more } = useTaxAuthorities(text);
  const choose = (option: Option | null) => {
    const chosen = authorities.find((one) => one.code === option?.value);
    onChange(chosen?.name ?? '');
    const rest = {
      tax_authority_code: chosen?.code,
      tax_city_code: chosen?.city_code,
      tax_city_name: chosen?.city_name,
    };
    const inForm = getValues();
    for (const [name, filled] of Object.entries(rest))
      if (name in inForm) setValue(name, filled ?? '', { shouldDirty: true });
  };
  return (
    <Combobox
      {...frameOf({ field, error })}
      value={value === '' ? null : { value: code, label: value }}
      options={authorities.map(optionOf)}
      onSearch={setText}
      onMore={more}
      listNote={
        total === undefined
          ? undefined
          : tenantWords.shown(formatCount(authorities.length), formatCount(total))
      }
      loading={loading}
      noOptionsText={failed ? failureText(failed) : tenantWords.noAuthority}
      onChange={choose}
      onBlur={onBlur}
      readOnly={readOnly}
      placeholder={tenantWords.searchAuthority}
    />
  );
}

/** Authorities in one answer (the server's page). */
const pageSize = 20;
/** The catalogue changes when the ministry decides, not while one types. */
const keptMs = 5 * 60_000;

/**
 * The tax authorities that fit what is typed, a page at a time: page 1 starts the list again, each further page is put behind
 * it. Pages stand under their query, so an answer that comes late is never shown for another.
 */
export function useTaxAuthorities(text: string) {
  const query = useDebounced(text.trim());
  const found = useInfiniteQuery({
    queryKey: ['tax_authorities', query],
    queryFn: ({ pageParam, signal }) => searchTaxAuthorities({ query, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (last.length < pageSize ? undefined : page + 1),
    staleTime: keptMs,
  });
  const count = useQuery({
    queryKey: ['tax_authorities_count', query],
    queryFn: ({ signal }) => countTaxAuthorities({ query }, { signal }),
    staleTime: keptMs,
  });
  return {
    authorities: found.data?.pages.flat() ?? [],
    total: count.data,
    loading: (found.isFetching && !found.isFetchingNextPage) || query !== text.trim(),
    error: found.error,
    more: () => {
      if (found.hasNextPage && !found.isFetching) void found.fetchNextPage();
    },
  };
}
