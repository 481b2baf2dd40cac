import type { components } from '#generated/types.ts';
import { restWhileLive } from '#src/providers/live/polls.ts';
import { useQuery } from '@tanstack/react-query';
import type { Followed, Poll } from '#src/views/document/use-followed.ts';

export type Hold = components['schemas']['DocumentHold'];

/** Between two questions, ms: what holds a document up is called so after a minute only. */
const ASKED_EVERY_MS = 5000;

/** Why a document on its way stays where it is, asked while it is; what was said of another status is never shown. */
export function useHold(
  { status, final }: Pick<Followed, 'status' | 'final'>,
  { queryKey, read }: Poll<Hold>,
): Hold | null {
  const is_on_its_way = status !== 'draft' && !final;
  const { data } = useQuery({
    queryKey: [...queryKey, status],
    queryFn: read,
    enabled: is_on_its_way,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: restWhileLive(ASKED_EVERY_MS),
  });
  return is_on_its_way ? (data ?? null) : null;
}
