import type { ErrorText } from '#domain/rules/error-codes.table.ts';
import { getListErrorCodesQueryKey, useListErrorCodes } from '#generated/client/error-codes/error-codes.ts';
import type { components } from '#generated/types.ts';
import { spokenLanguage } from '#src/language/language.ts';

const FRESH_MS = 5 * 60_000;
const NONE: readonly ErrorText[] = [];

type ErrorCode = components['schemas']['ErrorCode'];

/** In the language spoken; a sentence without English stays Vietnamese. */
const inLanguage = (codes: readonly ErrorCode[]): readonly ErrorText[] =>
  spokenLanguage() === 'vi'
    ? codes
    : codes.map((one) => ({ ...one, cause: one.cause_en ?? one.cause, fix: one.fix_en ?? one.fix }));

/** What the operator says of error codes, read once for all pages and only where there is a refusal to explain. Until it is here, and without it, the program's words are shown. */
export function useErrorCodes(isExplaining: boolean): readonly ErrorText[] {
  const { data = NONE } = useListErrorCodes({
    query: {
      queryKey: getListErrorCodesQueryKey(),
      enabled: isExplaining,
      staleTime: FRESH_MS,
      select: inLanguage,
    },
  });
  return data;
}
