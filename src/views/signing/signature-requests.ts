import {
  getGetSignatureRequestQueryKey,
  getListSignatureRequestsQueryKey,
  useGetSignatureRequest,
  useListSignatureRequests,
} from '#generated/client/signature-requests/signature-requests.ts';
import type { components } from '#generated/types.ts';
import { useMay } from '#src/providers/account-context.ts';
import { restWhileLive } from '#src/providers/live/polls.ts';
import { useQueryClient } from '@tanstack/react-query';

export type SignatureRequest = components['schemas']['SignatureRequest'];

/** ms between two questions while something is expected. */
const askEvery = { one: 1500, all: 3000 } as const;

/** One request, asked again until it has ended. */
export function useSignatureRequest(id: number) {
  return useGetSignatureRequest(id, {
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) => restWhileLive(state.data?.final === true ? false : askEvery.one),
    },
  });
}

/**
 * The requests of the company that somebody still has to act on; none for an account that may not publish. Asked for again while
 * there are any, or one is `expected`.
 */
export function useOpenRequests(expected = false): readonly SignatureRequest[] {
  return useReadOpenRequests(expected).requests;
}

/** The same, and whether the first answer is still to come. */
export function useReadOpenRequests(expected = false) {
  const enabled = useMay()('listSignatureRequests');
  const { data, isLoading } = useListSignatureRequests({
    query: {
      enabled,
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) =>
        restWhileLive(expected || (state.data?.length ?? 0) > 0 ? askEvery.all : false),
    },
  });
  return { requests: data ?? none, isReading: isLoading };
}

const none: readonly SignatureRequest[] = [];

/** Keeps what the server answered to an act, and has the open ones read again. */
export function useKeepRequest(): (request: SignatureRequest) => void {
  const queryClient = useQueryClient();
  return (request) => {
    const queryKey = getGetSignatureRequestQueryKey(request.id);
    queryClient.setQueryData(queryKey, request);
    // The stream may have reported a change before this answer, and polls are half a minute apart while it is open.
    if (!request.final) void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: getListSignatureRequestsQueryKey() });
  };
}
