import { sql } from 'kysely';
import { issuingOn, type CountedFrom } from '#domain/payments/allowance.ts';
import { paceOf, paceFrom, type Pace } from '#domain/payments/pace.ts';
import { grantPeriod, grantsOn, type PackageGrant } from '#domain/payments/period.ts';
import { warnedFrom, warningOn } from '#domain/payments/warning.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { rolled } from '#server/modules/invoices/index.ts';
import { readWarningLimits } from '#server/modules/tenant-settings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

type PackageUsage = components['schemas']['PackageUsage'];
type Bought = { id: number; package_name: string; invoices: number | null; months: number };
type Grant = PackageGrant & { package_name: string };

/** Gives a company what it has paid for. The rows of its requests are locked by who calls; a request is granted once, by the table. */
export async function grantPackage(
  tx: Tx,
  tenant_id: number,
  { id, package_name, invoices, months }: Bought,
  clock: Clock,
): Promise<void> {
  // Two requests of one company that are paid at once would both continue the same package.
  await sql`select pg_advisory_xact_lock(hashtextextended('package_grants', ${TENANT}))`.execute(tx);
  const today = clock.today();
  const issued_today = await submittedSince(tx, { counted_from: today, issued_before: 0 });
  const period = grantPeriod(await grants(tx), { invoices, months }, today, issued_today);
  await tx
    .insertInto('package_grants')
    .values({ tenant_id, payment_request_id: id, package_name, ...period, granted_on: clock.now() })
    .execute();
}

/** What a company may use today and has used of it. */
export async function packageUsage(tx: Tx, clock: Pick<Clock, 'today'>): Promise<PackageUsage> {
  const all = await grants(tx);
  const today = clock.today();
  const [first, ...more] = grantsOn(all, today);
  const payment_requests = await requestCount(tx);
  const used = await issuedSince(tx, first ?? null);
  const coming = all.filter(({ starts_on }) => starts_on > today).map(({ starts_on }) => starts_on);
  const next_starts_on = coming.toSorted()[0] ?? null;
  const issuing = await issuingOn({ grants: all, trial_until: await trialEnd(tx) }, today, (counted) =>
    submittedSince(tx, counted),
  );
  const limits = await readWarningLimits(tx);
  if (first === undefined)
    return {
      package_name: null,
      invoices: null,
      used,
      left: null,
      starts_on: null,
      ends_on: null,
      next_starts_on,
      pace: null,
      payment_requests,
      issuing,
      warning: { state: 'fine', invoices: null, days: limits.days },
    };
  const holding = [first, ...more];
  const invoices = holding.reduce<number | null>(
    (sum, one) => (sum === null || one.invoices === null ? null : sum + one.invoices),
    0,
  );
  const left = invoices === null ? null : invoices - used;
  const ends_on = holding
    .map((one) => one.ends_on)
    .reduce((latest, day) => (day > latest ? day : latest), first.ends_on);
  const pace = left === null ? null : await issuingPace(tx, { left, ends_on }, today);
  const held = { invoices, left, ends_on, pace };
  return {
    package_name: holding.at(-1)?.package_name ?? null,
    invoices,
    used,
    left,
    starts_on: first.counted_from,
    ends_on,
    next_starts_on,
    pace,
    payment_requests,
    issuing,
    warning: {
      state: warningOn(limits, held, today),
      invoices: left === null ? null : warnedFrom(limits, held),
      days: limits.days,
    },
  };
}

/** How fast the company issued of late, and how long what is left of its package lasts. */
async function issuingPace(
  tx: Tx,
  rest: { left: number; ends_on: string },
  today: string,
): Promise<PackageUsage['pace']> {
  const { rows } = await sql<{ first_issued_on: string | null; by_day: Pace['by_day'] | null }>`
    select (min(issued_on) filter (where issued_on < ${today}::date))::text as first_issued_on,
      json_agg(json_build_object('day', issued_on, 'invoices', numbered) order by issued_on)
        filter (where issued_on >= ${paceFrom(today)}::date) as by_day
    from (select issued_on, sum(numbered) as numbered from ${rolled('day', 'whole')} as invoices
      where issued_on <= ${today}::date group by issued_on having sum(numbered) > 0) as days`.execute(tx);
  const { first_issued_on = null, by_day } = rows[0] ?? {};
  return paceOf({ ...rest, first_issued_on, by_day: by_day ?? [] }, today);
}

/**
 * The package that has few invoices left or none, and the day on which it came to that: with none left, the day the last one went. Null
 * while there are enough.
 */
export async function lowPackage(
  tx: Tx,
  clock: Pick<Clock, 'today'>,
): Promise<{ package_name: string; state: 'low' | 'over'; since: string; counted_from: string } | null> {
  const { package_name, left: left_now, starts_on, warning } = await packageUsage(tx, clock);
  const { state } = warning;
  if (package_name === null || starts_on === null || left_now === null) return null;
  if (state !== 'low' && state !== 'over') return null;
  const left = state === 'over' ? 0 : (warning.invoices ?? 0);
  const { rows } = await sql<{ since: string | null }>`
    select min(issued_on)::text as since from (
      select issued_on, sum(sum(numbered)) over (order by issued_on desc) - sum(numbered) as used_later
      from ${rolled('day', 'whole')} as invoices where issued_on >= ${starts_on}::date group by issued_on) as days
    where ${left_now}::bigint + used_later <= ${left}::bigint`.execute(tx);
  return { package_name, state, since: rows[0]?.since ?? starts_on, counted_from: starts_on };
}

/** Until when the company may issue: by what it bought last, else by its trial, which has no name. Null where nothing limits it. */
export async function packageEnd(tx: Tx): Promise<{ package_name: string | null; ends_on: string } | null> {
  const last = (await grants(tx)).toSorted((a, b) => a.ends_on.localeCompare(b.ends_on)).at(-1);
  if (last !== undefined) return { package_name: last.package_name, ends_on: last.ends_on };
  const ends_on = await trialEnd(tx);
  return ends_on === null ? null : { package_name: null, ends_on };
}

/** The last day of the trial; null where there is none. */
export async function trialEnd(tx: Tx): Promise<string | null> {
  const tenant = await tx
    .selectFrom('tenants')
    .select('trial_until')
    .where('id', '=', sql<number>`${TENANT}`)
    .executeTakeFirst();
  return tenant?.trial_until ?? null;
}

/** All that the company was ever granted, in the order of its payments. */
export function grants(tx: Tx): Promise<Grant[]> {
  return tx
    .selectFrom('package_grants')
    .select(['package_name', 'invoices', 'counted_from', 'issued_before', 'starts_on', 'ends_on'])
    .orderBy('id')
    .execute();
}

/** Invoices with a number that are taken off a package; all there are where there is none. */
async function issuedSince(tx: Tx, counted: CountedFrom | null): Promise<number> {
  const day = counted?.counted_from ?? null;
  const { rows } = await sql<{ numbered: number }>`
    select coalesce(sum(numbered), 0)::integer as numbered from ${rolled('day', 'whole')} as invoices
    where ${day}::date is null or issued_on >= ${day}::date`.execute(tx);
  return Math.max(0, (rows[0]?.numbered ?? 0) - (counted?.issued_before ?? 0));
}

/** Invoices that were published or wait for it, as they are taken off a package. */
export async function submittedSince(
  tx: Tx,
  { counted_from: day, issued_before }: CountedFrom,
): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(invoices), 0)::integer as used from ${rolled('day', 'whole')} as invoices
    where issued_on >= ${day}::date and lifecycle not in ('draft', 'deleted')`.execute(tx);
  return Math.max(0, (rows[0]?.used ?? 0) - issued_before);
}

async function requestCount(tx: Tx): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from payment_requests where tenant_id = ${TENANT}`.execute(tx);
  return rows[0]?.count ?? 0;
}
