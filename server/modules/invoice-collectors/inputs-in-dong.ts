import { sql, type RawBuilder } from 'kysely';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { isReplaced } from './corrections.ts';
import { STATED_PARTS } from './stated-parts.ts';

/**
 * FROM: the company's input invoices that pass a condition, whether each was `replaced`, and what it states in đồng: each VAT rate
 * converted and rounded by itself, as bảng kê mua vào has it. Null where a foreign one states no exchange rate.
 */
export const inputsInDong = (where: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select found.*, before_dong, vat_dong,
    before_dong + vat_dong + in_dong(total - stated_before - stated_vat, currency, exchange_rate) as total_dong
  from (
    select *, ${isReplaced('invoice_collectors')} as replaced,
      case when currency <> 'VND' then (select reading from invoice_collector_files as file where file.tenant_id = ${TENANT}
        and file.invoice_collector_id = invoice_collectors.id) end as reading,
      coalesce(total_before_vat, total - coalesce(total_vat, 0)) as stated_before, coalesce(total_vat, 0) as stated_vat
    from invoice_collectors where tenant_id = ${TENANT} and ${where}
  ) as found
  cross join lateral (select sum(in_dong(part.before_vat, currency, exchange_rate)) as before_dong,
    sum(in_dong(part.vat, currency, exchange_rate)) as vat_dong from ${STATED_PARTS}) as dong)`;
