import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { ROWS_AT_ONCE } from './fold.ts';

/** `customer`: each invoice in force once, of its total. `product`: each line of goods or discount, of its amount before tax. */
export type SoldPart = 'customer' | 'product';

const ROW = sql`month, record_id, known_by, name, count, without_rate, amount`;

/**
 * FROM: what customers bought or goods brought of each month (by its first day), in đồng. To be summed: a group has any number of rows,
 * some below zero, and may come to nothing. Always what the invoices say in the same snapshot, folded or not (migration 103).
 */
export const rolledSold = (part: SoldPart): RawBuilder<unknown> => sql`(
  select ${ROW} from sold_rollups where tenant_id = ${TENANT} and part = ${sql.lit(part)}
  union all
  select ${ROW} from sold_rollup_deltas where tenant_id = ${TENANT} and part = ${sql.lit(part)})`;

/** As foldRollups, of what customers bought and goods brought. */
export async function foldSold(tx: Tx): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as materialized (
      delete from sold_rollup_deltas where tenant_id = ${TENANT} and id in (
        select id from sold_rollup_deltas where tenant_id = ${TENANT} order by id limit ${ROWS_AT_ONCE} for update skip locked)
      returning *
    ), folded as (
      insert into sold_rollups as kept (tenant_id, part, ${ROW})
      select tenant_id, part, month, record_id, known_by, name, sum(count), sum(without_rate), sum(amount)
      from taken group by tenant_id, part, month, record_id, known_by, name
      -- Two that fold at once meet the groups in the same order.
      order by part, month, record_id, known_by, name
      on conflict (tenant_id, part, month, key) do update set
        count = kept.count + excluded.count, without_rate = kept.without_rate + excluded.without_rate, amount = kept.amount + excluded.amount
    )
    select count(*) as taken from taken`.execute(tx);
  const taken = rows[0]?.taken ?? 0;
  if (taken > 0)
    await sql`delete from sold_rollups where tenant_id = ${TENANT} and count = 0 and without_rate = 0 and amount = 0`.execute(
      tx,
    );
  return taken;
}
