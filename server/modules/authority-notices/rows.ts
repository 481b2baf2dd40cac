import { sql, type RawBuilder } from 'kysely';
import { dayCount } from '#domain/rules/deadlines/calendar.ts';
import { isPressing } from '#domain/rules/deadlines/time-left.ts';
import { noticeStepsOn } from '#domain/rules/notice-steps.table.ts';
import { messageKindOf } from '#domain/transmission/message-kinds.table.ts';
import { messageTypeName } from '#domain/transmission/message-types.table.ts';
import { UNREADABLE_NOTICE, type NoticeContent } from '#domain/transmission/notice-content.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { requestsToExplain } from './requests-to-explain.ts';
import { earlierReviews, reviewStandings, type ReviewStanding } from './review-answers.ts';
import { visibleTo } from '#server/modules/transmissions/index.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import { pageOf } from '#server/platform/crud/list-page.ts';
import { whereOf, type ListQuery, type ListShape } from '#server/platform/crud/list-query.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

export const SHAPE: ListShape = {
  sortable: ['received_on', 'due_on', 'message_type', 'urgency'],
  never_null: ['received_on', 'message_type', 'urgency'],
  filters: { state: 'equal', message_type: 'equal', received_on: 'instant', due_on: 'day' },
  default_sort: '-received_on',
};

/** The view behind the list: a notice with its message, the account that noted it as handled, and a text to search by. */
export const ROWS = sql`(select notice.*, notice.message_type as telling_type,
  case when notice.handled_on is null then 'open' else 'handled' end as state,
  coalesce(notice.due_on, 'infinity'::date) as urgency,
  people.full_name as handled_by_name, transmissions.message_id,
  about.subject_id as registration_id, about.label as registration_label,
  fold_text(concat_ws(' ', notice.message_type, notice.content ->> 'notice_no', notice.content ->> 'text', transmissions.message_id,
    (select string_agg(concat_ws(' ', concat(named ->> 'form_no', named ->> 'symbol'), named ->> 'number', named ->> 'reason'), ' ')
      from jsonb_array_elements(notice.content -> 'invoices') as named))) as search_text
  from authority_notices as notice
  join transmissions on transmissions.tenant_id = notice.tenant_id and transmissions.id = notice.transmission_id
  left join users as people on people.tenant_id = notice.tenant_id and people.id = notice.handled_by
  left join lateral (
    select documents.subject_id, documents.label from transmissions as sent
    join transmission_documents as carried on carried.tenant_id = sent.tenant_id and carried.transmission_id = sent.id
    join documents on documents.tenant_id = carried.tenant_id and documents.id = carried.document_id
    where sent.tenant_id = notice.tenant_id and sent.direction = 'out' and sent.message_id = notice.content ->> 'about_message'
      and documents.kind = 'declaration'
    order by carried.position limit 1) as about on true
  where notice.tenant_id = ${TENANT}) as notices`;

export const COLUMNS = sql`id, message_type, received_on, due_on, due_assumed, content, signature, state, handled_on, handled_by, handled_by_name,
  transmission_id, message_id, registration_id, registration_label`;

export type NoticeRow = {
  id: number;
  message_type: string;
  received_on: string;
  due_on: string | null;
  due_assumed: boolean;
  /** Null where it was taken in before its content was kept, and is not read again yet. */
  content: Omit<NoticeContent, 'due_on' | 'due_assumed'> | null;
  signature: AuthorityNotice['signature'];
  state: 'open' | 'handled';
  handled_on: string | null;
  handled_by: number | null;
  handled_by_name: string | null;
  transmission_id: number;
  message_id: string;
  registration_id: number | null;
  registration_label: string | null;
};

/** What the filters leave of the notices that an account with these permission codes may see. */
export function whereSeen(query: ListQuery, permissions: readonly string[]): RawBuilder<unknown> {
  return sql`${whereOf(SHAPE, query)} and ${visibleTo(permissions)}`;
}

/** A page of the notices that an account with these permission codes may see: as the messages they came in. */
export async function findNotices(
  tx: Tx,
  query: ListQuery,
  permissions: readonly string[],
): Promise<{ rows: NoticeRow[]; total: number }> {
  const where = whereSeen(query, permissions);
  const { tail } = pageOf(SHAPE, query);
  const found = await sql<NoticeRow>`select ${COLUMNS} from ${ROWS} where ${where} ${tail}`.execute(tx);
  const count = await sql<{ total: number }>`select count(*) as total from ${ROWS} where ${where}`.execute(
    tx,
  );
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
}

/** An issued invoice of the company. */
type IssuedInvoice = { id: number; authority_code: string | null };

/** What a notice is joined with when it is shown. */
type Beside = {
  /** By their names as invoiceName writes them. */
  invoices: ReadonlyMap<string, IssuedInvoice>;
  /** By ids of notices. */
  standings: ReadonlyMap<number, ReviewStanding>;
  earlier: ReadonlyMap<number, number>;
  decided: ReadonlyMap<number, number>;
};

export const NOTHING_BESIDE: Beside = {
  invoices: new Map(),
  standings: new Map(),
  earlier: new Map(),
  decided: new Map(),
};

/** The company's own side of notices: its invoices, what it answered, and which notice came before. */
export async function besideOf(tx: Tx, rows: readonly NoticeRow[]): Promise<Beside> {
  const reviews = rows.filter(({ content }) => content?.subject === 'review');
  const requests = await requestsToExplain(tx, rows);
  const earlier = await earlierReviews(
    tx,
    reviews.map((row) => ({ ...row, turn: row.content?.turn ?? null })),
  );
  return {
    invoices: await invoicesNamed(tx, rows),
    standings: await reviewStandings(tx, reviews),
    earlier: new Map([...earlier, ...requests.earlier]),
    decided: requests.decided,
  };
}

/** The company's issued invoices among those named. */
async function invoicesNamed(tx: Tx, rows: readonly NoticeRow[]): Promise<Map<string, IssuedInvoice>> {
  const names = new Set(
    rows.flatMap(({ content }) => content?.invoices ?? []).flatMap((named) => invoiceName(named) ?? []),
  );
  if (names.size === 0) return new Map();
  const series = [...names].map((name) => name.split(' '));
  const found = await sql<IssuedInvoice & { form_no: string; symbol: string; number: number }>`
    select id, form_no, symbol, number, tax_authority_code as authority_code from invoices
    where tenant_id = ${TENANT} and lifecycle in ('issued', 'adjusted', 'replaced') and (form_no, symbol, number) in (
      select * from unnest(${series.map(([form_no]) => form_no)}::text[], ${series.map(([, symbol]) => symbol)}::text[],
        ${series.map(([, , number]) => Number(number))}::bigint[]))`.execute(tx);
  return new Map(found.rows.map((row) => [`${row.form_no} ${row.symbol} ${row.number}`, row]));
}

/** Null where what is written there names no invoice of ours: an old paper form, or no number. */
function invoiceName({
  form_no,
  symbol,
  number,
}: {
  form_no: string;
  symbol: string;
  number: string;
}): string | null {
  if (!/^\d{1,8}$/.test(number) || /\s/.test(form_no + symbol) || form_no === '' || symbol === '')
    return null;
  return `${form_no} ${symbol} ${Number(number)}`;
}

export type AuthorityNotice = components['schemas']['AuthorityNotice'];

const NOT_ANSWERED = { answer: 'none', answer_id: null } as const;

/** A notice as it leaves, on a day in Vietnam. */
export function wire({ content, ...row }: NoticeRow, beside: Beside, today: string): AuthorityNotice {
  const { about_message: _about, ...said } = content ?? { ...UNREADABLE_NOTICE, subject: 'other' };
  const standing = beside.standings.get(row.id);
  const { title, steps, source } = noticeStepsOn(said.subject, vietnamDate(Date.parse(row.received_on)));
  const message_type_name = messageTypeName(row.message_type);
  return {
    ...said,
    ...row,
    due_assumed: row.due_assumed,
    title: title ?? message_type_name,
    message_type_name,
    kind: messageKindOf(row.message_type, null),
    // One taken in by an earlier release says neither until it is read again.
    use: said.use ?? null,
    invoices: said.invoices.map((named, at) => {
      const ours = beside.invoices.get(invoiceName(named) ?? '');
      return {
        ...named,
        decree: named.decree ?? '1',
        invoice_id: ours?.id ?? null,
        authority_code: ours?.authority_code ?? null,
        ...(standing?.invoices[at] ?? NOT_ANSWERED),
      };
    }),
    answer_state: standing?.state ?? null,
    answered_count: standing?.invoices.filter(({ answer }) => answer === 'received').length ?? 0,
    answers: [...(standing?.answers ?? [])],
    earlier_id: beside.earlier.get(row.id) ?? null,
    decision_id: beside.decided.get(row.id) ?? null,
    days_left: row.due_on === null ? null : dayCount(today, row.due_on),
    is_pressing: isPressing(row.due_on, today),
    what_to_do: steps.map((text) => ({ text })),
    what_to_do_source: source,
  };
}
