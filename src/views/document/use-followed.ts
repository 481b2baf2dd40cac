import type { PublicationStatus } from '#generated/vocabulary.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { restWhileLive } from '#src/providers/live/polls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Reason } from './document-kind.ts';

/** How a document stands, as every kind answers at its own path (specification, point 7). */
export type Followed = {
  readonly status: PublicationStatus;
  /** Nothing more will come by itself. */
  readonly final: boolean;
  readonly reasons: readonly Reason[];
  /** Of the open request for its signature; null while no person has to act. */
  readonly signature_request_id: number | null;
};

/** Pauses between two questions, ms: 1 s rising to 5 s. */
const pauses = [1000, 1500, 2000, 3000, 4000, 5000] as const;

export function pauseAfter(answers: number): number {
  return pauses[Math.min(answers, pauses.length) - 1] ?? pauses[0];
}

/** Where a kind is asked how one of its documents stands. */
export type Poll<Answer> = { queryKey: QueryKey; read: () => Promise<Answer> };

/** Follows a document at its kind's own path; it is asked again until nothing more will come by itself. */
export function useFollowed<Answer extends Followed>(poll: Poll<Answer>): Answer | undefined {
  return usePolled(poll, isFinal);
}

const isFinal = ({ final }: Followed): boolean => final;

function usePolled<Answer>(
  { queryKey, read }: Poll<Answer>,
  isOver: (answer: Answer) => boolean,
): Answer | undefined {
  const { data } = useQuery({
    queryKey,
    queryFn: read,
    staleTime: 0,
    // What failed here may have been signed again in another tab.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      restWhileLive(
        state.data !== undefined && isOver(state.data) ? false : pauseAfter(state.dataUpdateCount),
      ),
  });
  return data;
}

type FollowedRecord<Answer> = Poll<Answer> & {
  /** Shown until the first answer. */
  record: Answer;
  isOver: (answer: Answer) => boolean;
  /** Where it stands; each time that moves, what shows one of `kinds` is read again. */
  stateOf: (answer: Answer) => string;
  kinds: readonly string[];
};

/** A record as it is followed on its way. */
export function useFollowedRecord<Answer>(followed: FollowedRecord<Answer>): Answer {
  const { record, isOver, stateOf, kinds } = followed;
  const queryClient = useQueryClient();
  const current = usePolled(followed, isOver) ?? record;
  const readAgain = useEffectEvent(() => rereadKinds(queryClient, kinds));
  const state = stateOf(current);
  const isNews = state !== stateOf(record);
  useEffect(() => {
    if (isNews) readAgain();
  }, [isNews, state]);
  return current;
}

/** A document of the engine as it is followed on its way: until its status is final. */
export function useFollowedDocument<Answer extends Followed>(
  followed: Omit<FollowedRecord<Answer>, 'isOver' | 'stateOf'> & Partial<FollowedRecord<Answer>>,
): Answer {
  return useFollowedRecord({ isOver: isFinal, stateOf: ({ status }) => status, ...followed });
}
