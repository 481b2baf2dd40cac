import { addDays, addMonths } from '../rules/deadlines/calendar.ts';

/** A package that was paid for; days are YYYY-MM-DD, the last one included. */
export type PackageGrant = {
  /** Null for as many invoices as one likes. */
  invoices: number | null;
  /** From when invoices count against it and those it continues. */
  counted_from: string;
  /** How many of that day were issued before anything was paid for: they are not counted. */
  issued_before: number;
  starts_on: string;
  ends_on: string;
};

type Offer = { invoices: number | null; months: number };

/**
 * From when to when a package holds that is paid for today, given those before it. One of the same kind continues what runs: its time
 * and its invoices are added. One without a limit begins at once, in place of what runs; one with a limit begins behind one without.
 * `issued_today`: invoices of today that are issued already.
 */
export function grantPeriod(
  before: readonly PackageGrant[],
  offer: Offer,
  today: string,
  issued_today: number,
): PackageGrant {
  const { invoices, months } = offer;
  const begin = (day: string): PackageGrant => ({
    invoices,
    counted_from: day,
    issued_before: day === today ? issued_today : 0,
    starts_on: day,
    ends_on: addMonths(day, months),
  });
  const last = before.reduce<PackageGrant | null>(
    (latest, one) => (latest === null || one.ends_on >= latest.ends_on ? one : latest),
    null,
  );
  if (last === null || last.ends_on < today) return begin(today);
  if ((last.invoices === null) === (invoices === null)) {
    const starts_on = last.counted_from > today ? last.counted_from : today;
    const { counted_from, issued_before } = last;
    return { invoices, counted_from, issued_before, starts_on, ends_on: addMonths(last.ends_on, months) };
  }
  const has_begun = last.counted_from <= today;
  return begin(invoices === null && has_begun ? today : addDays(last.ends_on, 1));
}

/** The grants that hold together on a day, in their order; none where nothing holds. */
export function grantsOn<Grant extends PackageGrant>(grants: readonly Grant[], day: string): Grant[] {
  const latest = grants
    .filter(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on)
    .reduce<Grant | null>(
      (best, one) => (best === null || one.counted_from >= best.counted_from ? one : best),
      null,
    );
  if (latest === null) return [];
  return grants.filter(
    ({ counted_from, starts_on, invoices }) =>
      counted_from === latest.counted_from &&
      starts_on <= day &&
      (invoices === null) === (latest.invoices === null),
  );
}
