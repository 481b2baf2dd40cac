import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { lookUpInvoice } from '#generated/client/publication/publication.ts';
import { inputOf } from '../draft/draft.ts';
import { useOfDraft, useRestingDraft, type DraftStore } from '../draft/draft-store.ts';
import { readableDraft } from '../number-limits.ts';

/** Pause in typing after which the print is drawn, ms. */
const PAUSE_MS = 700;
const pauseFor = () => PAUSE_MS;
/** A print that was drawn stands so long for the same words, ms; it takes memory, so it is soon let go. */
const LIFE_MS = 30_000;

export type Written = {
  /** The draft that is changed; null for an invoice that was never saved. */
  invoice_id: number | null;
  store: DraftStore;
  template_id: number | null;
  price_includes_tax: boolean;
};

/**
 * The print of an invoice as it is written now, drawn by the server once typing pauses. One is drawn at a time: what is typed
 * meanwhile is drawn after it, so that an invoice of a thousand lines asks for no more than it can be given. The print before stays
 * until then, and after a failure.
 */
export function useDraftPrint({ invoice_id, store, template_id, price_includes_tax }: Written) {
  const settled = useRestingDraft(store, pauseFor);
  const [drawn, setDrawn] = useState(settled);
  const isCurrent = useOfDraft(store, ({ get }) => get() === drawn);
  const invoice = useMemo(
    () => ({ ...inputOf(readableDraft(drawn)), template_id, price_includes_tax }),
    [drawn, template_id, price_includes_tax],
  );
  // Made once for what is drawn: of a long invoice it is long, and hashing the key would write it again at each letter typed.
  const key = useMemo(() => `invoice_print ${invoice_id} ${JSON.stringify(invoice)}`, [invoice_id, invoice]);
  const print = useQuery({
    queryKey: ['invoice_print', key],
    queryKeyHashFn: () => key,
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
    isBehind: print.isFetching || !isCurrent,
    again: () => void print.refetch(),
  };
}
