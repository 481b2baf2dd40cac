import { sql, type RawBuilder } from 'kysely';
import type { MonthCheckKey } from '#domain/month-end/checks.table.ts';
import { daysOf, periodOf, tableDeadline } from '#domain/summary-tables/period.ts';
import { UNANSWERED_OF_MONTH, UNSENT_OF_MONTH } from '#domain/transmission/status-groups.ts';
import { inputsInDong } from '#server/modules/invoice-collectors/index.ts';
import { inDong } from '#server/modules/invoices/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { REFUSED } from './figures.ts';
import type { Month, SendingDays } from './month.ts';

/** What the checks of a month are computed with. */
export type Checking = {
  month: Month;
  sending: SendingDays;
  today: string;
  /** What is not signed yet and has no code goes to the authority in a summary table. */
  by_table: boolean;
};

const NAME = sql`form_no || symbol || ' ' || lpad(number::text, 8, '0')`;
const BUYER = sql`coalesce(nullif(buyer_name, ''), buyer_person)`;
const VIETNAM = sql.lit('Asia/Ho_Chi_Minh');

const among = (statuses: string): RawBuilder<unknown> =>
  sql`(${sql.join(statuses.split(',').map((status) => sql.lit(status)))})`;
/** Submitted, and certainly not with the authority; sent and not answered. */
const UNSENT = among(UNSENT_OF_MONTH);
const UNANSWERED = among(UNANSWERED_OF_MONTH);

/** Reported by table, or to be: these have no deadline of their own (NĐ 254/2026 Phụ lục 7), the table has one. */
const inTable = ({
  by_table,
}: Checking): RawBuilder<unknown> => sql`status = 'to_report' or (signed_on is null and ${by_table}) or exists (
          select from summary_table_invoices as listed where listed.tenant_id = ${TENANT} and listed.invoice_id = invoices.id)`;

/** The invoices of the month with what each comes to in đồng, read once for all checks. */
export function invoicesOf(checking: Checking): RawBuilder<unknown> {
  const { month } = checking;
  return sql`of_month as materialized (
    select id, form_no, symbol, number, issued_on, ${BUYER} as party, total, total_dong, currency, lifecycle, signing, status, status_error, reasons,
      signed_on, tax_authority_code, version, email_state,
      case when substring(symbol from 4 for 1) = 'M' then 'cash_register' when symbol like 'K%' then
        case when ${inTable(checking)} then 'table' else 'uncoded' end else 'coded' end as channel
    from ${inDong(sql`issued_on between ${month.first}::date and ${month.last}::date`)} as invoices)`;
}

/** Of an invoice that another has replaced, or that was cancelled, the buyer need not hear any more. */
const STILL_COUNTS = sql`lifecycle not in ('replaced', 'cancelled')`;

type Columns = Partial<Record<'reason' | 'differs' | 'due_on', RawBuilder<unknown>>>;

/** Findings that are invoices. */
function invoices(where: RawBuilder<unknown>, columns: Columns = {}, joins = sql``): RawBuilder<unknown> {
  return sql`select 'invoice' as subject, id as record_id,
      case when number is null then form_no || symbol else ${NAME} end as label, party, issued_on as day, total as amount,
      total_dong as dong, currency, status, ${columns.reason ?? sql`null::text`} as reason, ${columns.differs ?? sql`null::text[]`} as differs,
      ${columns.due_on ?? sql`null::date`} as due_on
    from of_month ${joins} where ${where}`;
}

/**
 * Numbers that no invoice has. Those of a month lie before one of its invoices, or behind the last invoice of a series that was given
 * more. Numbers run by date, so that neighbours are looked for outside of the month only where they are missing in it.
 */
const NUMBER_GAPS = sql`select 'series' as subject, null::bigint as record_id, form_no || symbol || ' ' || lpad(first::text, 8, '0')
      || case when last > first then ' – ' || lpad(last::text, 8, '0') else '' end as label, null::text as party, issued_on as day,
      null::numeric as amount, null::numeric as dong, null::text as currency, null::text as status, null::text as reason, null::text[] as differs,
      null::date as due_on
    from (
      select form_no, symbol, issued_on, before.number + 1 as first, step.number - 1 as last
      from (select form_no, symbol, issued_on, number, lag(number) over (partition by form_no, symbol order by number) as previous
        from of_month where number is not null) as step
      cross join lateral (select coalesce(max(near.number), 0) as number from invoices as near where near.tenant_id = ${TENANT}
        and near.form_no = step.form_no and near.symbol = step.symbol and near.number < step.number) as before
      where step.number - coalesce(step.previous, 0) > 1 and step.number - before.number > 1
      union all
      select series.form_no, series.symbol, latest.issued_on, latest.number + 1, series.last_number
      from (select distinct form_no, symbol from of_month where number is not null) as used
      join series on series.tenant_id = ${TENANT} and series.form_no = used.form_no and series.symbol = used.symbol
      cross join lateral (select near.number, near.issued_on from invoices as near where near.tenant_id = ${TENANT}
        and near.form_no = series.form_no and near.symbol = series.symbol and near.number is not null
        order by near.number desc limit 1) as latest
      where series.last_number > latest.number and exists (select from of_month
        where of_month.form_no = series.form_no and of_month.symbol = series.symbol and of_month.number = latest.number)
    ) as missing`;

const IN_CORRECTION = sql`id in (select invoice_id from invoice_corrections where tenant_id = ${TENANT} and not in_effect)`;

/** Corrections that were begun and are not in effect, reviews (302) that wait, and notices 04/SS that were not sent. */
const notNotified = ({ month }: Checking): RawBuilder<unknown> => sql`
    select 'correction' as subject, correcting.id as record_id, ${sql`correcting.form_no || correcting.symbol`} || ' → ' ||
      target.form_no || target.symbol || ' ' || lpad(target.number::text, 8, '0') as label, target.party, target.issued_on as day,
      correcting.total as amount, correcting.total_dong as dong, correcting.currency, correcting.status, null::text as reason, null::text[] as differs, null::date as due_on
    from invoice_corrections as correction
    join of_month as target on target.id = correction.target_id
    join ${inDong(IN_CORRECTION)} as correcting on correcting.id = correction.invoice_id
    where correction.tenant_id = ${TENANT} and not correction.in_effect
    union all
    select 'authority_notice', notice.id, coalesce(notice.content ->> 'notice_no', notice.message_type), null::text,
      (notice.received_on at time zone ${VIETNAM})::date, null::numeric, null::numeric, null::text, null::text, null::text, null::text[], notice.due_on
    from authority_notices as notice
    where notice.tenant_id = ${TENANT} and notice.handled_on is null and notice.message_type = '302'
      and ((notice.received_on at time zone ${VIETNAM})::date between ${month.first}::date and ${month.last}::date
        or exists (select from jsonb_array_elements(notice.content -> 'invoices') as named
          where named ->> 'issued_on' between ${month.first} and ${month.last}))
    union all
    select 'invoice_mistake', id, label, null::text, (created_on at time zone ${VIETNAM})::date, null::numeric, null::numeric, null::text, status, null::text,
      null::text[], null::date
    from invoice_mistakes
    where tenant_id = ${TENANT} and status in ('draft', 'signature_failed')
      and (created_on at time zone ${VIETNAM})::date between ${month.first}::date and ${month.last}::date`;

/** Biên bản of the month's invoices that a side has not signed yet. */
const UNSIGNED_STATEMENTS = sql`
    select 'statement' as subject, statements.id as record_id, statements.label, statements.buyer_name as party, of_month.issued_on as day,
      null::numeric as amount, null::numeric as dong, null::text as currency, null::text as status, null::text as reason, null::text[] as differs,
      (statements.expires_on at time zone ${VIETNAM})::date as due_on
    from statements join of_month on of_month.id = statements.invoice_id
    where statements.tenant_id = ${TENANT} and statements.state not in ('signed', 'withdrawn')`;

/** Invoices of a 04/SS that the authority did not take, and that no later notice has told it with success. */
const refusedLines = ({ month }: Checking): RawBuilder<unknown> => sql`
    select 'invoice_mistake' as subject, notice.id as record_id, concat(named.form_no, named.symbol, ' ', lpad(named.number, 8, '0')) as label,
      null::text as party, (notice.created_on at time zone ${VIETNAM})::date as day, null::numeric as amount, null::numeric as dong, null::text as currency,
      notice.status, coalesce(line.reasons, notice.reasons) -> 0 ->> 'message' as reason, null::text[] as differs, null::date as due_on
    from invoice_mistakes as notice
    join documents on documents.tenant_id = ${TENANT} and documents.kind = 'invoice_mistake' and documents.subject_id = notice.id
    cross join lateral (select line ->> 'form_no' as form_no, line ->> 'symbol' as symbol, line ->> 'number' as number, position
      from jsonb_array_elements(notice.invoices) with ordinality as listed (line, position)) as named
    left join document_lines as line on line.tenant_id = ${TENANT} and line.document_id = documents.id
      and line.version = documents.version and line.position = named.position
    where notice.tenant_id = ${TENANT} and (not line.accepted or (notice.status_error and notice.status <> 'signature_failed'))
      and (notice.created_on at time zone ${VIETNAM})::date between ${month.first}::date and ${month.last}::date
      and not exists (
        select from invoice_mistakes as later
        cross join lateral (select line ->> 'form_no' as form_no, line ->> 'symbol' as symbol, line ->> 'number' as number, position
          from jsonb_array_elements(later.invoices) with ordinality as listed (line, position)) as again
        join documents as sent on sent.tenant_id = ${TENANT} and sent.kind = 'invoice_mistake' and sent.subject_id = later.id
        join document_lines as taken on taken.tenant_id = ${TENANT} and taken.document_id = sent.id and taken.version = sent.version
          and taken.position = again.position and taken.accepted
        where later.tenant_id = ${TENANT} and later.id > notice.id
          and (again.form_no, again.symbol, again.number) = (named.form_no, named.symbol, named.number))`;

/** What our row says otherwise than the coded file that the authority sent back. A delivery note states no total. */
const DIFFERS = sql`case when file.subject_id is null then array['file'] else array_remove(array[
      case when said_series is distinct from form_no || symbol or said_number is distinct from number then 'number' end,
      case when coalesce(said_total, 0) <> total then 'amount' end,
      case when said_code is distinct from tax_authority_code then 'code' end,
      case when lifecycle not in ('issued', 'adjusted', 'replaced') or status <> 'code_issued' then 'status' end], null) end`;

const CODED_FILE = sql`left join (select documents.subject_id, said_series, said_number, said_total, said_code
      from documents join document_files on document_files.tenant_id = ${TENANT} and document_files.document_id = documents.id
        and document_files.version = documents.version and document_files.kind = 'coded'
      where documents.tenant_id = ${TENANT} and documents.kind = 'invoice') as file on file.subject_id = of_month.id`;

/** When the first message of a document was made, whatever became of it; null of one that has none. */
const firstMessageOf = (kind: string, subject_id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
      select (min(message.created_on) at time zone ${VIETNAM})::date from documents
      join transmission_documents as carried on carried.tenant_id = ${TENANT} and carried.document_id = documents.id
      join transmissions as message on message.tenant_id = ${TENANT} and message.id = carried.transmission_id and message.direction = 'out'
      where documents.tenant_id = ${TENANT} and documents.kind = ${kind} and documents.subject_id = ${subject_id})`;

/**
 * Packages of cash registers of the month's days, and first summary tables (not supplements, which tell of what came later) of periods that
 * end with it, that went out after their last day or have not gone yet.
 */
const latePackages = ({ month, sending, today }: Checking): RawBuilder<unknown> => {
  const ended = (['month', 'quarter'] as const)
    .map((kind) => periodOf(month.first, kind))
    .filter((period) => daysOf(period).last === month.last);
  return sql`
    select 'invoice_cash_register' as subject, package.id as record_id, form_no || symbol || ' · lô ' || package_no as label,
      null::text as party, issued_on as day, null::numeric as amount, null::numeric as dong, null::text as currency, package.status, null::text as reason,
      null::text[] as differs, sending.due as due_on
    from cash_register_packages as package
    join unnest(${sending.days}::date[], ${sending.channels}::text[], ${sending.due}::date[]) as sending (day, sending_channel, due)
      on sending.day = package.issued_on and sending.sending_channel = 'cash_register'
    where package.tenant_id = ${TENANT} and package.issued_on between ${month.first}::date and ${month.last}::date
      and coalesce(${firstMessageOf('invoice_cash_register', sql`package.id`)}, ${today}::date) > sending.due
    union all
    select 'data_summary_table', listed.id, listed.name, null::text, (listed.created_on at time zone ${VIETNAM})::date, null::numeric, null::numeric, null::text, listed.status,
      null::text, null::text[], listed.due_on
    from invoice_data_summary_tables as listed
    where listed.tenant_id = ${TENANT} and listed.supplement = 0
      and (listed.period_kind, listed.year, listed.period_no) in (${sql.join(ended.map(({ kind, year, no }) => sql`(${kind}, ${year}, ${no})`))})
      and coalesce(${firstMessageOf('data_summary_table', sql`listed.id`)}, ${today}::date) > listed.due_on`;
};

/** Input invoices of the month that wait for a decision; what was replaced adds nothing, as in the sums of their list. */
const uncheckedInputs = ({ month }: Checking): RawBuilder<unknown> => sql`
    select 'invoice_collector' as subject, id as record_id, name as label, seller_name as party, issued_on as day, total as amount,
      case when not replaced then total_dong end as dong, currency, null::text as status, finding as reason, null::text[] as differs, null::date as due_on
    from ${inputsInDong(sql`state = 'new' and issued_on between ${month.first}::date and ${month.last}::date`)} as inputs`;

/** One statement for each check, all with the same columns; `dong` is the amount in đồng, null where it is not known. */
export const CHECKS = {
  number_gaps: () => NUMBER_GAPS,
  unissued_drafts: () => invoices(sql`lifecycle = 'draft'`),
  unsent: () => invoices(sql`status in ${UNSENT}`),
  unknown: () => invoices(sql`status = 'unknown'`),
  unanswered: () => invoices(sql`status in ${UNANSWERED}`),
  refused: () => invoices(REFUSED, { reason: sql`reasons -> 0 ->> 'message'` }),
  not_notified: notNotified,
  unsigned_statements: () => UNSIGNED_STATEMENTS,
  refused_lines: refusedLines,
  not_reported: ({ month }) =>
    invoices(sql`status = 'to_report'`, {
      due_on: sql`${tableDeadline(periodOf(month.first, 'month'))?.due_on ?? null}::date`,
    }),
  ledger: () =>
    invoices(
      sql`(file.subject_id is not null or (status = 'code_issued' and channel = 'coded')) and cardinality(${DIFFERS}) > 0`,
      { differs: DIFFERS },
      CODED_FILE,
    ),
  late: ({ sending, today }) =>
    invoices(
      // What a cash register has sent bears no time of its own; its day is that of its package.
      sql`number is not null and lifecycle <> 'cancelled' and not (channel = 'cash_register' and status in ('packed', 'valid_invoice')) and coalesce((signed_on at time zone ${VIETNAM})::date, ${today}::date) > sending.due`,
      { due_on: sql`sending.due` },
      sql`join unnest(${sending.days}::date[], ${sending.channels}::text[], ${sending.due}::date[])
        as sending (day, sending_channel, due) on sending.day = issued_on and sending.sending_channel = channel`,
    ),
  late_packages: latePackages,
  returned_mails: () => invoices(sql`email_state = 'bounced' and ${STILL_COUNTS}`),
  unsent_mails: () => invoices(sql`email_state = 'failed' and ${STILL_COUNTS}`),
  unchecked_inputs: uncheckedInputs,
} satisfies Record<MonthCheckKey, (checking: Checking) => RawBuilder<unknown>>;
