import { sql } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Handlers } from '#server/context.ts';

type ErrorCode = components['schemas']['ErrorCode'];

/** What the operator says of error codes: the same for every company, so any signed-in account reads them. */
export const errorCodeHandlers = {
  listErrorCodes: async (_asked, { read }) => ({
    error_codes: await read(
      sql<ErrorCode>`select scope, code, cause, fix, cause_en, fix_en, action, field from error_codes order by scope, code`,
    ),
  }),
} satisfies Pick<Handlers, 'listErrorCodes'>;
