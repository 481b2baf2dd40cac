import { sql, type RawBuilder } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { IN_FORCE, inDong, rolled, rolledNumbers, STATED_RATES } from '#server/modules/invoices/index.ts';
import type { Month } from './month.ts';

type MonthFigures = components['schemas']['MonthFigures'];

const SUBMITTED = sql`lifecycle not in ('draft', 'deleted', 'cancelled')`;
export const ACCEPTED = sql`lifecycle in ('issued', 'adjusted', 'replaced')`;
export const REFUSED = sql`status_error and status not in ('signature_failed', 'requesting_digital_signature_is_faulty')`;
export const UNKNOWN = sql`status = 'unknown'`;

const counted = (where: RawBuilder<unknown>) =>
  sql`json_build_object('count', count(*) filter (where ${where}), 'total', coalesce(sum(dong) filter (where ${where}), 0)::text)`;

/**
 * What a month comes to, in đồng, by what is in force now: an adjustment counts as the difference it states, on its own day, and a replaced
 * invoice no more. The four groups add up to `submitted`. An invoice of which the value in đồng is not known adds nothing but itself to
 * `without_rate`. Read from the invoices themselves: what a month is closed with.
 */
export async function figuresOf(tx: Tx, { first, last }: Month): Promise<MonthFigures> {
  const { rows } = await sql<{ figures: MonthFigures }>`
    with of_month as materialized (
      select form_no, form_no || symbol as series, number, lifecycle, nature, status, status_error, currency, exchange_rate, by_rate,
        before_dong as before, vat_dong as vat, total_dong as dong
      from ${inDong(sql`issued_on between ${first}::date and ${last}::date`)} as invoices
    )
    select json_build_object(
      'submitted', ${counted(SUBMITTED)},
      'accepted', ${counted(ACCEPTED)},
      'refused', ${counted(sql`${SUBMITTED} and not ${ACCEPTED} and ${REFUSED}`)},
      'unknown', ${counted(sql`${SUBMITTED} and not ${ACCEPTED} and ${UNKNOWN}`)},
      'waiting', ${counted(sql`${SUBMITTED} and not (${ACCEPTED} or (${REFUSED}) or ${UNKNOWN})`)},
      'adjusting', count(*) filter (where ${ACCEPTED} and nature = 'adjust'),
      'replacing', count(*) filter (where ${ACCEPTED} and nature = 'replace'),
      'in_force', count(*) filter (where ${IN_FORCE}),
      'without_rate', count(*) filter (where ${IN_FORCE} and dong is null),
      'revenue', coalesce(sum(before) filter (where ${IN_FORCE}), 0)::text,
      'vat', coalesce(sum(vat) filter (where ${IN_FORCE}), 0)::text,
      'total', coalesce(sum(dong) filter (where ${IN_FORCE}), 0)::text,
      'rates', (select coalesce(json_agg(json_build_object('vat_rate', vat_rate, 'revenue', revenue::text, 'vat', vat::text) order by vat_rate), '[]')
        from (select rate.vat_rate, coalesce(sum(in_dong(rate.amount, currency, exchange_rate)), 0) as revenue,
          coalesce(sum(in_dong(rate.vat_amount, currency, exchange_rate)), 0) as vat
          from of_month cross join lateral ${STATED_RATES} where ${IN_FORCE} group by rate.vat_rate) as by_rate),
      'series', (select coalesce(json_agg(json_build_object('series', series, 'first', first, 'last', last, 'count', count) order by series), '[]')
        from (select series, min(number) as first, max(number) as last, count(number) as count from of_month
          where number is not null group by series) as used)) as figures
    from of_month`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('an aggregate without a row');
  return row.figures;
}

const rolledUp = (where: RawBuilder<unknown>) =>
  sql`json_build_object('count', coalesce(sum(invoices) filter (where ${where}), 0)::bigint,
    'total', coalesce(sum(total) filter (where ${where}), 0)::text)`;
const howMany = (where: RawBuilder<unknown>) =>
  sql`coalesce(sum(invoices) filter (where ${where}), 0)::bigint`;

/** The same from the rollups, however many invoices there are. */
export async function rolledFigures(tx: Tx, { first, last }: Month): Promise<MonthFigures> {
  const ofPeriod = sql`issued_on between ${first}::date and ${last}::date`;
  const { rows } = await sql<{ figures: MonthFigures }>`
    select json_build_object(
      'submitted', ${rolledUp(SUBMITTED)},
      'accepted', ${rolledUp(ACCEPTED)},
      'refused', ${rolledUp(sql`${SUBMITTED} and not ${ACCEPTED} and ${REFUSED}`)},
      'unknown', ${rolledUp(sql`${SUBMITTED} and not ${ACCEPTED} and ${UNKNOWN}`)},
      'waiting', ${rolledUp(sql`${SUBMITTED} and not (${ACCEPTED} or (${REFUSED}) or ${UNKNOWN})`)},
      'adjusting', ${howMany(sql`${ACCEPTED} and nature = 'adjust'`)},
      'replacing', ${howMany(sql`${ACCEPTED} and nature = 'replace'`)},
      'in_force', ${howMany(IN_FORCE)},
      'without_rate', coalesce(sum(without_rate) filter (where ${IN_FORCE}), 0)::bigint,
      'revenue', coalesce(sum(before_vat) filter (where ${IN_FORCE}), 0)::text,
      'vat', coalesce(sum(vat) filter (where ${IN_FORCE}), 0)::text,
      'total', coalesce(sum(total) filter (where ${IN_FORCE}), 0)::text,
      'rates', (select coalesce(json_agg(json_build_object('vat_rate', vat_rate, 'revenue', revenue::text, 'vat', vat::text) order by vat_rate), '[]')
        from (select vat_rate, sum(before_vat) as revenue, sum(vat) as vat from ${rolled('day', 'rate')} as rates
          where ${ofPeriod} and vat_rate <> '' group by vat_rate having sum(invoices) > 0) as by_rate),
      'series', (select coalesce(json_agg(json_build_object('series', series, 'first', first, 'last', last, 'count', count) order by series), '[]')
        from (select form_no || symbol as series, min(first_number) as first, max(last_number) as last, sum(numbered)::bigint as count
          from ${rolledNumbers(first, last)} as numbers group by 1) as used)) as figures
    from ${rolled('day', 'whole')} as invoices where ${ofPeriod}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('an aggregate without a row');
  return row.figures;
}
