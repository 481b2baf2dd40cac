import { sql } from 'kysely';
import { addDays } from '#domain/rules/deadlines/calendar.ts';
import type { Tx } from '#server/context.ts';
import { isTaxCodeProven } from '#server/modules/companies/index.ts';
import { readTenant } from '#server/modules/tenant/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

/** A day that is to be asked about: YYYY-MM-DD in Vietnam, over by then. */
export type OpenDay = { id: number; day: string; tax_code: string; attempts: number };

/** Days that a pause of the worker may have left out. */
const MAX_BACK = 7;

/**
 * The days of a company that are to be asked about now, those since the last one with them. None where the tax code is not proven: its
 * list may be another company's.
 */
export async function openDays(
  tx: Tx,
  tenant_id: number,
  { today, now }: { today: string; now: string },
): Promise<OpenDay[]> {
  const { tax_code } = await readTenant(tx);
  if (!(await isTaxCodeProven(tx, tax_code))) return [];
  const yesterday = addDays(today, -1);
  const { rows: last } = await sql<{
    day: string | null;
  }>`select max(day) as day from reconciliations where tenant_id = ${TENANT}`.execute(tx);
  const known = last[0]?.day ?? addDays(today, -2);
  const first = known < addDays(today, -MAX_BACK - 1) ? addDays(today, -MAX_BACK) : addDays(known, 1);
  for (let day = first; day <= yesterday; day = addDays(day, 1)) await openDay(tx, tenant_id, day, now);
  const rows = await tx
    .selectFrom('reconciliations')
    .select(['id', 'day', 'attempts'])
    .where('state', '=', 'open')
    .where('next_on', '<=', now)
    .orderBy('day')
    .execute();
  return rows.map((row) => ({ ...row, tax_code }));
}

/** Has a day asked about, again if it was before; one that is open already is not begun anew. */
export async function openDay(tx: Tx, tenant_id: number, day: string, now: string): Promise<void> {
  await tx
    .insertInto('reconciliations')
    .values({ tenant_id, day, state: 'open', next_on: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'day']).doUpdateSet({ state: 'open', next_on: now, attempts: 0 }),
    )
    .execute();
}
