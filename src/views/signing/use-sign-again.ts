import { getInvoicePublication, listInvoices, publishInvoices } from '#generated/client/invoices/invoices.ts';
import { failureText } from '#src/views/failure-text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { SignatureRequest } from './signature-requests.ts';

const askEveryMs = 1000;

/** Publishes the documents of an ended request once more, with the numbers they have, and finds the request that comes of it. */
export function useSignAgain(onRequest: (id: number | null) => void) {
  const queryClient = useQueryClient();
  const publish = useMutation({
    mutationFn: async ({ documents }: SignatureRequest) => {
      const ids = documents.map(({ invoice_id }) => invoice_id);
      const found = await listInvoices({ ids, limit: ids.length });
      const invoices = found.map(({ id, lock_version }) => ({ id, lock_version }));
      return publishInvoices({ invoices });
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['invoices'] }),
  });
  const first = publish.data?.accepted[0]?.invoice_id ?? null;
  const { data: publication } = useQuery({
    queryKey: ['signing-again', first, publish.submittedAt],
    queryFn: () => getInvoicePublication(first ?? 0),
    enabled: first !== null,
    staleTime: 0,
    refetchInterval: askEveryMs,
  });
  const found = useEffectEvent((id: number | null) => {
    publish.reset();
    onRequest(id);
  });
  useEffect(() => {
    if (publication === undefined) return;
    // Nobody has to act where another certificate signs by itself.
    const needsNobody = !['queued', 'numbered', 'signing'].includes(publication.status);
    if (publication.signature_request_id !== null) found(publication.signature_request_id);
    else if (needsNobody) found(null);
  }, [publication]);
  const refusals =
    publish.data?.refused.flatMap(({ reasons }) => reasons.map(({ message }) => message)) ?? [];
  return {
    start: publish.mutate,
    preparing: publish.isPending || first !== null,
    refused: publish.error ? failureText(publish.error) : [...new Set(refusals)].join(' ') || null,
  };
}
