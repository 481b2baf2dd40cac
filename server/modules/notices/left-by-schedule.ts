import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { PLAIN, type Found, type Reader } from './found.ts';
import { invoiceList, mayOpen, PLACES } from './places.ts';

type Row = { last_run_on: string; still: number; causes: readonly { message: string; count: number }[] };

/** Causes that are named; the page of the run has them all. */
const MAX_CAUSES = 3;

/** What the last run of publishing by the clock left as drafts, and why, while any of it still is one. */
export async function leftBySchedule(tx: Tx, { account: { permissions }, since }: Reader): Promise<Found[]> {
  if (!mayOpen(permissions, PLACES.schedule.operation)) return [];
  // Between two portions of a run it is not known yet.
  const { rows } = await sql<Row>`select last_run_on, left_behind as causes, (
      select count(*)::integer from invoices where invoices.tenant_id = ${TENANT} and invoices.lifecycle = 'draft'
        and invoices.issued_on between left_from and (last_run_on at time zone 'Asia/Ho_Chi_Minh')::date
        and invoices.created_on <= last_run_on
        and (cardinality(template_ids) = 0 or invoices.template_id = any(template_ids))) as still
    from invoice_schedules
    where tenant_id = ${TENANT} and last_run_on >= ${since} and after_id is null and left_behind <> '[]'`.execute(
    tx,
  );
  return rows
    .filter(({ still }) => still > 0)
    .map(({ last_run_on, still, causes }) => ({
      ...PLAIN,
      key: `schedule-left:${last_run_on}`,
      kind: 'job',
      topic: 'schedule_left',
      happened_on: last_run_on,
      count: still,
      detail: causes
        .slice(0, MAX_CAUSES)
        .map(({ count, message }) => `${count}: ${message}`)
        .join(' '),
      path: invoiceList({ status: 'draft' }, false),
    }));
}
