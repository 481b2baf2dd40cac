import { sql } from 'kysely';

/** A decimal as a file states it; null of any other text. */
const numeric = (text: string) =>
  sql`case when ${sql.ref(text)} ~ '^-?\\d{1,19}(\\.\\d{1,6})?$' then ${sql.ref(text)}::numeric end`;

/**
 * FROM beside input invoices with their `reading`, `stated_before` and `stated_vat`: what each states of a VAT rate in its currency, and
 * without a rate what its rates leave of it.
 */
export const STATED_PARTS = sql`(
      with rates as (
        select vat_rate, coalesce(sum(${numeric('amount')}), 0) as before_vat, coalesce(sum(${numeric('vat_amount')}), 0) as vat
        from jsonb_to_recordset(reading -> 'by_rate') as stated(vat_rate text, amount text, vat_amount text) group by vat_rate
      )
      select * from rates
      union all
      select null, stated_before - coalesce(sum(before_vat), 0), stated_vat - coalesce(sum(vat), 0) from rates
      having count(*) = 0 or stated_before <> sum(before_vat) or stated_vat <> sum(vat)
    ) as part`;
