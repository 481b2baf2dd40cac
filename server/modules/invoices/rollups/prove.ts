import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { IN_FORCE, STATED_RATES } from '../last-used.ts';
import { inDong } from './in-dong.ts';
import { rolled, rolledNumbers, type RolledPart, type Span } from './rolled.ts';
import type { SoldPart } from './sold.ts';

/** A group of which rollups and invoices say different things. */
export type Difference = {
  part: RolledPart | 'numbers' | 'lines' | SoldPart;
  span: Span;
  issued_on: string;
  /** What is wrong by: what the invoices say less what the rollups say. */
  invoices: number;
  before_vat: string;
  vat: string;
};

const KEY = sql`issued_on, form_no, symbol, template_id, lifecycle, status, status_error, nature, vat_rate`;
const SUMS = ['invoices', 'numbered', 'without_rate', 'before_vat', 'vat', 'total'] as const;

const RATELESS = sql`(in_dong(1, currency, exchange_rate) is null)::int`;

/** What the invoices themselves say of each day, group by group: computed otherwise than where the deltas are written. */
const raw = {
  whole: sql`select issued_on, form_no, symbol, template_id, lifecycle, status, status_error, nature, '' as vat_rate, count(*) as invoices,
      count(number) as numbered, sum(${RATELESS}) as without_rate, coalesce(sum(before_dong), 0) as before_vat, coalesce(sum(vat_dong), 0) as vat,
      coalesce(sum(total_dong), 0) as total
    from ${inDong(sql`true`)} as invoices group by 1, 2, 3, 4, 5, 6, 7, 8`,
  rate: sql`select issued_on, form_no, symbol, template_id, lifecycle, status, status_error, nature, coalesce(vat_rate, '') as vat_rate,
      count(*) as invoices, 0 as numbered, sum(${RATELESS}) as without_rate,
      coalesce(sum(in_dong(amount, currency, exchange_rate)), 0) as before_vat,
      coalesce(sum(in_dong(vat_amount, currency, exchange_rate)), 0) as vat, 0 as total
    from invoices cross join lateral (
      select rate.vat_rate, rate.amount, rate.vat_amount from ${STATED_RATES}
      union all
      select null, total_before_vat - coalesce(sum(rate.amount), 0), total_vat - coalesce(sum(rate.vat_amount), 0) from ${STATED_RATES}
      having count(*) = 0 or total_before_vat <> sum(rate.amount) or total_vat <> sum(rate.vat_amount)
    ) as stated
    where tenant_id = ${TENANT} and ${IN_FORCE} group by 1, 2, 3, 4, 5, 6, 7, 8, 9`,
} as const satisfies Record<RolledPart, unknown>;

const difference = sql.join(
  SUMS.map(
    (name) =>
      sql`sum(case when of_invoices then ${sql.ref(name)} else -${sql.ref(name)} end) as ${sql.ref(name)}`,
  ),
);
const differs = sql.join(
  SUMS.map((name) => sql`sum(case when of_invoices then ${sql.ref(name)} else -${sql.ref(name)} end) <> 0`),
  sql` or `,
);

/** Rows of `part` by day that are missing in the rollups, below zero where they are too many. */
const missing = (part: RolledPart) => sql`
  select ${KEY}, ${difference} from (
    select true as of_invoices, ${KEY}, ${sql.join(SUMS.map((name) => sql.ref(name)))} from (${raw[part]}) as raw
    union all
    select false, ${KEY}, ${sql.join(SUMS.map((name) => sql.ref(name)))} from ${rolled('day', part)} as rolled
  ) as both_sides group by ${KEY} having ${differs}`;

/**
 * Compares the rollups of a company with its invoices, in one snapshot for each part, and appends what is missing, so that screens are right again.
 * Answers what differed; nothing is expected to.
 */
export async function proveRollups(tx: Tx): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const part of ['whole', 'rate'] as const) {
    const { rows } = await sql<Difference>`
      with missing as materialized (${missing(part)}), mended as (
        insert into invoice_rollup_deltas (tenant_id, part, ${KEY}, ${sql.join(SUMS.map((name) => sql.ref(name)))}, number_left)
        select ${TENANT}, ${part}, ${KEY}, ${sql.join(SUMS.map((name) => sql.ref(name)))}, false from missing
      )
      select ${part} as part, 'day' as span, issued_on, invoices, before_vat::text, vat::text from missing order by issued_on`.execute(
      tx,
    );
    found.push(...rows, ...(await monthsOff(tx, part)));
  }
  return [...found, ...(await numbersOff(tx))];
}

/** Months that say otherwise than their days; they are made anew from these. */
async function monthsOff(tx: Tx, part: RolledPart): Promise<Difference[]> {
  const key = sql`form_no, symbol, template_id, lifecycle, status, status_error, nature, vat_rate`;
  const names = sql.join(SUMS.map((name) => sql.ref(name)));
  const { rows } = await sql<Difference>`
    with off as materialized (
      select month, ${key}, ${difference} from (
        select true as of_invoices, date_trunc('month', issued_on)::date as month, ${key}, ${names} from ${rolled('day', part)} as days
        union all
        select false, issued_on, ${key}, ${names} from ${rolled('month', part)} as months
      ) as both_sides group by month, ${key} having ${differs}
    ), mended as (
      insert into invoice_rollups as kept (tenant_id, span, part, issued_on, ${key}, ${names}, number_left)
      select ${TENANT}, 'month', ${part}, month, ${key}, ${names}, false from off order by month, ${key}
      on conflict (tenant_id, span, part, issued_on, ${key}) do update
        set ${sql.join(SUMS.map((name) => sql`${sql.ref(name)} = kept.${sql.ref(name)} + excluded.${sql.ref(name)}`))}
    )
    select ${part} as part, 'month' as span, month as issued_on, invoices, before_vat::text, vat::text from off order by month`.execute(
    tx,
  );
  return rows;
}

/** Days of a series of which the rollups have other numbers; how many are there is put right, and the ends are read again. */
async function numbersOff(tx: Tx): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    with raw as (
      select issued_on, form_no, symbol, template_id, count(*) as numbered, min(number) as first_number, max(number) as last_number
      from invoices where tenant_id = ${TENANT} and number is not null group by 1, 2, 3, 4
    ), off as materialized (
      select issued_on, form_no, symbol, template_id, coalesce(raw.numbered, 0) - coalesce(rolled.numbered, 0) as numbered
      from raw full join ${rolledNumbers('-infinity', 'infinity')} as rolled using (issued_on, form_no, symbol, template_id)
      where (raw.numbered, raw.first_number, raw.last_number) is distinct from (rolled.numbered, rolled.first_number, rolled.last_number)
    ), mended as (
      insert into invoice_rollup_deltas (tenant_id, part, issued_on, form_no, symbol, template_id, lifecycle, status, status_error, nature,
        vat_rate, invoices, numbered, without_rate, before_vat, vat, total, number_left)
      select ${TENANT}, 'numbers', issued_on, form_no, symbol, template_id, '', '', false, '', '', 0, numbered, 0, 0, 0, 0, true from off
    )
    select 'numbers' as part, 'day' as span, issued_on, numbered as invoices, '0' as before_vat, '0' as vat from off order by issued_on`.execute(
    tx,
  );
  return rows;
}
