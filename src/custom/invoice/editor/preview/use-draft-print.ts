import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { lookUpInvoice } from '#generated/client/publication/publication.ts';
import { useDebounced } from '#src/views/use-debounced.ts';
import { inputOf, type Draft } from '../draft/draft.ts';
import { readableDraft } from '../number-limits.ts';

/** Pause in typing after which the print is drawn, ms. */
const PAUSE_MS = 700;
/** A print that was drawn stands so long for the same words, ms; it takes memory, so it is soon let go. */
const LIFE_MS = 30_000;

export type Written = {
  /** The draft that is changed; null for an invoice that was never saved. */
  invoice_id: number | null;
  draft: Draft;
  template_id: number | null;
  price_includes_tax: boolean;
};

/**
 * The print of an invoice as it is written now, drawn by the server once typing pauses. One is drawn at a time: what is typed
 * meanwhile is drawn after it, so that an invoice of a thousand lines asks for no more than it can be given. The print before stays
 * until then, and after a failure.
 */
export function useDraftPrint({ invoice_id, draft, template_id, price_includes_tax }: Written) {
  const settled = useDebounced(draft, PAUSE_MS);
  const [drawn, setDrawn] = useState(settled);
  const invoice = useMemo(
    () => ({ ...inputOf(readableDraft(drawn)), template_id, price_includes_tax }),
    [drawn, template_id, price_includes_tax],
  );
  const text = useMemo(() => JSON.stringify(invoice), [invoice]);
  const print = useQuery({
    queryKey: ['invoice_print', invoice_id, text],
    queryFn: () => lookUpInvoice({ invoice }, invoice_id === null ? {} : { invoice_id }),
    placeholderData: keepPreviousData,
    staleTime: LIFE_MS,
    gcTime: LIFE_MS,
    retry: false,
  });
  if (!print.isFetching && drawn !== settled) setDrawn(settled);
  return {
    print: print.data ?? null,
    error: print.error,
    isBehind: print.isFetching || drawn !== draft,
    again: () => void print.refetch(),
  };
}
