import { failureText } from '#src/views/failure-text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { SignedKind } from './signed-kind.ts';

const askEveryMs = 1000;

/** Has the documents of an ended request signed once more, and finds the request that comes of it. */
export function useSignAgain(kind: SignedKind, onRequest: (id: number | null) => void) {
  const queryClient = useQueryClient();
  const sending = useMutation({
    mutationFn: kind.sendAgain,
    onSettled: () => {
      for (const key of kind.shownUnder) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
  const follow = sending.data?.follow ?? null;
  const { data: following } = useQuery({
    queryKey: ['signing-again', sending.submittedAt],
    queryFn: () => follow?.() ?? null,
    enabled: follow !== null,
    staleTime: 0,
    refetchInterval: askEveryMs,
  });
  const found = useEffectEvent((id: number | null) => {
    sending.reset();
    onRequest(id);
  });
  useEffect(() => {
    if (following === undefined || following === null) return;
    const { signature_request_id, is_preparing } = following;
    // Nobody has to act where another certificate signs by itself.
    if (signature_request_id !== null || !is_preparing) found(signature_request_id);
  }, [following]);
  return {
    start: sending.mutate,
    preparing: sending.isPending || follow !== null,
    refused: sending.error
      ? failureText(sending.error)
      : [...new Set(sending.data?.refusals ?? [])].join(' ') || null,
  };
}
