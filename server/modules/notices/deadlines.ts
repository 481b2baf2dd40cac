import { sql } from 'kysely';
import { raisedOn, startOf } from '#domain/notices/notice.ts';
import { daysOf, periodBefore, returnName, tableDeadline } from '#domain/summary-tables/period.ts';
import type { Tx } from '#server/context.ts';
import { lowPackage, packageEnd } from '#server/modules/payments/index.ts';
import { unreportedPeriods } from '#server/modules/summary-tables/index.ts';
import { owesReturn, readReturnPeriod } from '#server/modules/tenant-settings/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { MAX_OF_A_SORT, PLAIN, type Found, type Reader, type Source } from './found.ts';
import { mayOpen, PLACES } from './places.ts';

type Due = Pick<Found, 'key' | 'topic' | 'name' | 'path'> & { due_on: string };

/** What ends or has to be done by a day that is near. */
export const deadlines: Source = async (tx, reader) => {
  const { account, today, since } = reader;
  const see = (place: keyof typeof PLACES): boolean => mayOpen(account.permissions, PLACES[place].operation);
  const near = (due: readonly Due[], days_before: readonly number[]): Found[] =>
    due.flatMap((one) => {
      const raised = raisedOn(one.due_on, today, days_before);
      if (raised === null || startOf(raised) < since) return [];
      return [{ ...PLAIN, kind: 'deadline', happened_on: startOf(raised), ...one }];
    });
  return [
    ...near(see('certificate') ? await certificates(tx, reader) : [], CERTIFICATE_DAYS),
    ...near(see('provider') ? await clientCertificate(tx) : [], CERTIFICATE_DAYS),
    ...near(see('summaryTables') ? await summaryTables(tx, today) : [], [5, 3, 1, 0, -1]),
    ...near(see('month') ? await taxReturn(tx, today) : [], [5, 3, 1, 0]),
    ...near(see('registration') ? await explanations(tx) : [], [2, 1, 0, -1]),
    ...near(see('packages') ? await packages(tx) : [], [14, 7, 3, 1, 0, -1]),
    ...(see('packages') ? await fewInvoices(tx, reader) : []),
  ];
};

/** Days before the end of a certificate. */
const CERTIFICATE_DAYS = [30, 14, 7, 3, 1, 0];

/** Those of its own tax code that end within a month or ended in the last; one that is not the default needs nobody while the default one holds longer. */
async function certificates(tx: Tx, { today, since }: Reader): Promise<Due[]> {
  const { rows } = await sql<{ id: number; name: string; due_on: string }>`
    with own as (select id, subject_name, valid_to, is_default from certificates where tenant_id = ${TENANT}
      and tax_code = (select tax_code from tenant_profiles where tenant_id = ${TENANT}))
    select id, subject_name as name, (valid_to at time zone 'Asia/Ho_Chi_Minh')::date as due_on from own as ending
    where valid_to >= ${since} and valid_to < ${today}::date + interval '31 days'
      and (is_default or not exists (select from own as longer
        where longer.is_default and longer.valid_to > ending.valid_to))
    order by valid_to limit ${MAX_OF_A_SORT}`.execute(tx);
  return rows.map(({ id, ...row }) => ({
    ...row,
    key: `certificate:${id}`,
    topic: 'certificate',
    path: PLACES.certificate.path(id),
  }));
}

/** The one by which the company's own provider lets it in. */
async function clientCertificate(tx: Tx): Promise<Due[]> {
  const { rows } = await sql<{ id: number; name: string | null; due_on: string | null }>`
    select id, certificate_name as name, (certificate_to at time zone 'Asia/Ho_Chi_Minh')::date as due_on from provider_settings
    where tenant_id = ${TENANT} order by id desc limit 1`.execute(tx);
  return rows.flatMap(({ id, name, due_on }) =>
    due_on === null
      ? []
      : [
          {
            ...{ name, due_on, topic: 'client_certificate' as const },
            key: `client_certificate:${id}`,
            path: PLACES.provider.path(),
          },
        ],
  );
}

async function summaryTables(tx: Tx, today: string): Promise<Due[]> {
  const periods = await unreportedPeriods(tx, today);
  return periods.map(({ name, due_on }) => ({
    key: `summary_table:${name}`,
    topic: 'summary_table',
    name,
    due_on,
    path: PLACES.summaryTables.path(),
  }));
}

/** Of the month or the quarter before; whether it was filed is not known here, so it is over with its last day. */
async function taxReturn(tx: Tx, today: string): Promise<Due[]> {
  const period = periodBefore(today, await readReturnPeriod(tx));
  const due_on = tableDeadline(period)?.due_on ?? null;
  const { last } = daysOf(period);
  if (due_on === null || due_on < today || !(await owesReturn(tx, last))) return [];
  const month = last.slice(0, 7);
  return [
    {
      key: `tax_return:${period.kind === 'month' ? month : returnName(period)}`,
      topic: 'tax_return',
      name: returnName(period),
      due_on,
      path: PLACES.month.path(month),
    },
  ];
}

/** Declarations that the authority wants explained. */
async function explanations(tx: Tx): Promise<Due[]> {
  const { rows } = await sql<{ id: number; declared_on: string | null; due_on: string }>`
    select id, to_char(declared_on, 'DD/MM/YYYY') as declared_on, review_due_on as due_on from registrations
    where tenant_id = ${TENANT} and review = 'explanation_wanted' and review_due_on is not null
    order by id desc limit ${MAX_OF_A_SORT}`.execute(tx);
  return rows.map(({ id, declared_on, due_on }) => ({
    key: `explanation:${id}`,
    topic: 'explanation',
    name: declared_on,
    due_on,
    path: PLACES.registration.path(id),
  }));
}

async function packages(tx: Tx): Promise<Due[]> {
  const end = await packageEnd(tx);
  if (end === null) return [];
  const { package_name: name, ends_on: due_on } = end;
  const topic = name === null ? 'trial' : 'package';
  return [{ key: `${topic}:${due_on}`, topic, name, due_on, path: PLACES.packages.path() }];
}

/** Of the package that holds, shown from the day it reached that state; a change of the limits moves that day. */
async function fewInvoices(tx: Tx, { today, since }: Reader): Promise<Found[]> {
  const low = await lowPackage(tx, { today: () => today });
  if (low === null || startOf(low.since) < since) return [];
  const topic = low.state === 'over' ? 'package_used_up' : 'package_low';
  return [
    {
      ...PLAIN,
      ...{ kind: 'deadline', topic, name: low.package_name, due_on: null },
      key: `${topic}:${low.counted_from}`,
      happened_on: startOf(low.since),
      path: PLACES.packages.path(),
    },
  ];
}
