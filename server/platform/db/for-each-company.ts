import { isDatabaseDown } from '../postgres/database-down.ts';

/** Does the work of a sweep in one company after another, each by itself. */
export const forEachCompany = (
  tenant_ids: readonly number[],
  work: (tenant_id: number) => Promise<unknown>,
): Promise<void> => eachByItself(tenant_ids, 'companies', work);

/**
 * Does the work for one id after another. One at which it fails keeps no other waiting: what went wrong is thrown at the end, for the log,
 * with the ids. Where the database is away there is no use in going on.
 * @param plural what the ids are of
 */
export async function eachByItself(
  ids: readonly number[],
  plural: string,
  work: (id: number) => Promise<unknown>,
): Promise<void> {
  const failed: number[] = [];
  const errors: unknown[] = [];
  for (const id of ids)
    try {
      await work(id);
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      failed.push(id);
      errors.push(error);
    }
  if (errors.length > 0)
    throw new AggregateError(
      errors,
      `the work of a sweep failed in ${failed.length} of ${ids.length} ${plural}: ${failed.slice(0, MAX_NAMED).join(', ')}: ${String(errors[0])}`,
      { cause: errors[0] },
    );
}

/** Ids that the log names. */
const MAX_NAMED = 20;
