import { sql, type RawBuilder } from 'kysely';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

/** Whether one input invoice names another, both by their aliases, as the one it corrects. */
export const named = (later: string, one: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${later}.tenant_id`)} = ${TENANT} and ${sql.ref(`${one}.tenant_id`)} = ${TENANT}
    and ${sql.ref(`${later}.related_name`)} = ${sql.ref(`${one}.name`)}
    and ${sql.ref(`${later}.related_seller`)} = ${sql.ref(`${one}.seller_tax_code`)}
    and ${sql.ref(`${later}.id`)} <> ${sql.ref(`${one}.id`)})`;

/** One that is invalid or was sent back corrects nothing. */
const counts = sql`later.verdict <> 'invalid' and later.state <> 'rejected'`;

/** Whether another input invoice that counts replaces this one; `one` is the alias of its row. */
export const isReplaced = (one: string): RawBuilder<boolean> =>
  sql`exists (select from invoice_collectors as later where ${named('later', one)} and ${counts} and later.related ->> 'nature' = 'replace')`;

/** The columns of a record that say which invoice it corrects, and which correct it. */
export const correctionColumns = {
  related: sql`case when related is not null then related || jsonb_build_object('invoice_collector_id',
    (select one.id from invoice_collectors as one where ${named('invoice_collectors', 'one')} limit 1)) end`,
  corrected_by: sql`(select coalesce(json_agg(json_build_object('id', later.id, 'name', later.name, 'nature', later.related ->> 'nature')
      order by later.issued_on, later.id), '[]')
    from invoice_collectors as later where ${named('later', 'invoice_collectors')} and ${counts})`,
};
