import type { PublicationStatus } from '#generated/vocabulary.ts';
import { useQuery } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
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
export type Poll<Answer extends Followed> = { queryKey: QueryKey; read: () => Promise<Answer> };

/** Follows a document at its kind's own path; it is asked again until nothing more will come by itself. */
export function useFollowed<Answer extends Followed>({ queryKey, read }: Poll<Answer>): Answer | undefined {
  const { data } = useQuery({
    queryKey,
    queryFn: read,
    staleTime: 0,
    // What failed here may have been signed again in another tab.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.final === true ? false : pauseAfter(state.dataUpdateCount)),
  });
  return data;
}
