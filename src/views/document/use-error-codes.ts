import type { ErrorText } from '#domain/rules/error-codes.table.ts';
import { getListErrorCodesQueryKey, useListErrorCodes } from '#generated/client/error-codes/error-codes.ts';

const FRESH_MS = 5 * 60_000;
const NONE: readonly ErrorText[] = [];

/** What the operator says of error codes, read once for all pages and only where there is a refusal to explain. Until it is here, and without it, the program's words are shown. */
export function useErrorCodes(isExplaining: boolean): readonly ErrorText[] {
  const { data = NONE } = useListErrorCodes({
    query: { queryKey: getListErrorCodesQueryKey(), enabled: isExplaining, staleTime: FRESH_MS },
  });
  return data;
}
