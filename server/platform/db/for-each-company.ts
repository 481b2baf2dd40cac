import { isDatabaseDown } from '../postgres/database-down.ts';

/**
 * Does the work of a sweep in one company after another. A company in which it fails keeps no other waiting: what went wrong is thrown at the
 * end, for the log, with the ids. Where the database is away there is no use in going on.
 */
export async function forEachCompany(
  tenant_ids: readonly number[],
  work: (tenant_id: number) => Promise<unknown>,
): Promise<void> {
  const failed: number[] = [];
  const errors: unknown[] = [];
  for (const tenant_id of tenant_ids)
    try {
      await work(tenant_id);
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      failed.push(tenant_id);
      errors.push(error);
    }
  if (errors.length > 0)
    throw new AggregateError(
      errors,
      `the work of a sweep failed in ${failed.length} of ${tenant_ids.length} companies: ${failed.slice(0, MAX_NAMED).join(', ')}: ${String(errors[0])}`,
      { cause: errors[0] },
    );
}

/** Companies that the log names. */
const MAX_NAMED = 20;
