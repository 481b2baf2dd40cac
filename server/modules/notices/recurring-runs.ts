import { sql } from 'kysely';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { MAX_OF_A_SORT, PLAIN, type Found, type Source } from './found.ts';
import { DOCUMENT_PLACES, mayOpen, PLACES } from './places.ts';

type Run = {
  id: number;
  name: string;
  status: string;
  error: string | null;
  last_run_on: string;
  last_invoice_id: number | null;
};

/** The last run of each recurring invoice: a draft that waits to be published, or why there is none. */
export const recurringRuns: Source = async (tx, { account: { permissions }, since }) => {
  if (!mayOpen(permissions, PLACES.recurring.operation)) return [];
  const { rows } = await sql<Run>`
    select id, name, status, error, last_run_on, last_invoice_id from recurring_invoices
    where tenant_id = ${TENANT} and deleted_on is null and last_run_on >= ${since}
    order by last_run_on desc limit ${MAX_OF_A_SORT}`.execute(tx);
  return rows.flatMap(({ id, name, error, last_run_on, last_invoice_id }): Found[] => {
    const told = { ...PLAIN, kind: 'job', happened_on: last_run_on, name } as const;
    const key = `recurring:${id}`;
    if (error !== null)
      return [{ ...told, key, topic: 'recurring_failed', detail: error, path: PLACES.recurring.path(id) }];
    // Whoever deleted the draft knows of it; what failed and was saved again is to be tried.
    if (last_invoice_id === null) return [];
    return [{ ...told, key, topic: 'recurring_made', path: DOCUMENT_PLACES.invoice.one(last_invoice_id) }];
  });
};
