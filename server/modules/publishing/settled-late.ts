import { sql, type RawBuilder } from 'kysely';

/** The day of `now` in Vietnam for an invoice that comes into effect or is given up now; null where it is not later than its day of issue. */
export const settledLateOn = (now: string): RawBuilder<string | null> => sql<string | null>`(
  select day from (select (${now}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date as day) as settled where day > invoices.issued_on)`;
