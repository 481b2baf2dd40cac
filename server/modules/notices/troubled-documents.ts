import { sql } from 'kysely';
import { stuck } from '#server/modules/documents/index.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { MAX_OF_A_SORT, PLAIN, type Found, type Source } from './found.ts';
import { DOCUMENT_PLACES, invoiceList, mayOpen } from './places.ts';

type DocumentKind = keyof typeof DOCUMENT_PLACES;

type Row = {
  document: DocumentKind;
  status: string;
  of_register: boolean;
  day: string;
  count: number;
  happened_on: string;
  record_id: number;
  is_stuck: boolean;
  name: string | null;
  reason: string | null;
};

/** So many of the newest are read; a day with more of them is counted up to here. */
const MAX_READ = 5_000;

const UNSIGNED: readonly string[] = ['signature_failed', 'requesting_digital_signature_is_faulty'];

/** Documents that were refused, could not be signed, are not known to have arrived, or fail at each try: those of a kind, a state and a day together. */
export const troubledDocuments: Source = async (tx, { account: { permissions }, since, now }) => {
  const kinds = (Object.keys(DOCUMENT_PLACES) as DocumentKind[]).filter((kind) =>
    mayOpen(permissions, DOCUMENT_PLACES[kind].operation),
  );
  if (kinds.length === 0) return [];
  const { rows } = await sql<Row>`
    with troubled as (
      select kind, subject_id, label, status, false as is_stuck, updated_on, reasons -> 0 ->> 'message' as reason,
        kind = 'invoice' and coalesce(substring(label from 5 for 1) = 'M', false) as of_register
      from documents
      where tenant_id = ${TENANT} and (status_error or status = 'unknown') and updated_on >= ${since} and kind = any(${kinds})
        -- An invoice that was given up needs nobody.
        and not (kind = 'invoice' and exists (select from invoices
          where invoices.tenant_id = ${TENANT} and invoices.id = documents.subject_id and invoices.lifecycle = 'cancelled'))
      order by updated_on desc limit ${MAX_READ}
    ), failing as (
      select kind, subject_id, label, status, true as is_stuck, failing_since as updated_on, fault as reason,
        kind = 'invoice' and coalesce(substring(label from 5 for 1) = 'M', false) as of_register
      from documents
      where tenant_id = ${TENANT} and ${stuck(now)} and not status_error and status <> 'unknown' and kind = any(${kinds})
      order by failing_since desc limit ${MAX_READ}
    ), by_day as (
      select kind, status, is_stuck, of_register, to_char(updated_on at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as day, count(*) as count,
        max(updated_on) as happened_on, (array_agg(subject_id order by updated_on desc, subject_id desc))[1] as record_id,
        (array_agg(label order by updated_on desc, subject_id desc))[1] as name,
        (array_agg(reason order by updated_on desc, subject_id desc))[1] as reason
      from (select * from troubled union all select * from failing) as either group by 1, 2, 3, 4, 5
    )
    select kind as document, status, is_stuck, of_register, day, count, happened_on, name, reason,
      case kind when 'explanation' then (select registration_id from explanations
        where explanations.tenant_id = ${TENANT} and explanations.id = record_id) else record_id end as record_id
    from by_day order by happened_on desc limit ${MAX_OF_A_SORT}`.execute(tx);
  return rows.map(noticeOf);
};

function noticeOf({
  document,
  status,
  is_stuck,
  of_register,
  day,
  count,
  happened_on,
  record_id,
  name,
  reason,
}: Row): Found {
  const topic = is_stuck ? 'stuck' : topicOf(status);
  return {
    ...PLAIN,
    key: [
      'document',
      document,
      status,
      ...(is_stuck ? ['stuck'] : []),
      ...(of_register ? ['register'] : []),
      day,
    ].join(':'),
    kind: 'refusal',
    group: topic === 'unknown' ? 'watching' : 'todo',
    topic,
    document,
    happened_on,
    count,
    name,
    detail: count === 1 || is_stuck ? reason : null,
    path: pathOf({ document, status, of_register, count, record_id }),
  };
}

function topicOf(status: string): 'unknown' | 'unsigned' | 'refused' {
  if (status === 'unknown') return 'unknown';
  return UNSIGNED.includes(status) ? 'unsigned' : 'refused';
}

function pathOf(row: Pick<Row, 'document' | 'status' | 'of_register' | 'count' | 'record_id'>): string {
  const { document, status, of_register, count, record_id } = row;
  if (count === 1) return DOCUMENT_PLACES[document].one(record_id);
  return document === 'invoice' ? invoiceList({ status }, of_register) : DOCUMENT_PLACES[document].list;
}
