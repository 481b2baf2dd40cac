import { sql, type RawBuilder } from 'kysely';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { STATED_RATES } from '../last-used.ts';

const STATED = sql`coalesce(sum(in_dong(rate.amount, currency, exchange_rate)), 0)`;

/**
 * FROM: the company's invoices that pass a condition, with what each states in đồng: each rate converted and rounded by itself, as
 * the XML has it. Null where a foreign one has no exchange rate.
 */
export const inDong = (where: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select *, before_dong + vat_dong + in_dong(total - total_before_vat - total_vat, currency, exchange_rate) as total_dong from (
    select *, case when currency = 'VND' then total_before_vat else (
        select ${STATED} + in_dong(total_before_vat - coalesce(sum(rate.amount), 0), currency, exchange_rate) from ${STATED_RATES}) end as before_dong,
      case when currency = 'VND' then total_vat else (
        select coalesce(sum(in_dong(rate.vat_amount, currency, exchange_rate)), 0) from ${STATED_RATES}) end as vat_dong
    from invoices where tenant_id = ${TENANT} and ${where}
  ) as valued)`;
