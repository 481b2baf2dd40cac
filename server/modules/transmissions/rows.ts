import { sql, type RawBuilder } from 'kysely';
import {
  KIND_OF_THE_REST,
  MESSAGE_KINDS,
  messageKindOf,
  TYPES_OF_ANY_KIND,
  visibleKinds,
  type MessageKind,
} from '#domain/transmission/message-kinds.table.ts';
import { messageTypeName } from '#domain/transmission/message-types.table.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { whereOf, type ListQuery, type ListShape } from '#server/platform/crud/list-query.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { notFound } from '#server/platform/http/failure.ts';

/** The type that tells what a message is about: its own, or for an answer to anything that of the message it answers. */
const TELLING_TYPE = sql`case when transmissions.message_type = any(${[...TYPES_OF_ANY_KIND]})
  then coalesce(answered.message_type, transmissions.message_type) else transmissions.message_type end`;

/** Goes with TELLING_TYPE: the message that one answers. */
const ANSWERED = sql`left join transmissions as answered
  on answered.tenant_id = ${TENANT} and answered.message_id = transmissions.reply_to`;

/** WHERE over `telling_type`: the messages of these kinds. */
function ofKinds(kinds: readonly MessageKind[]): RawBuilder<unknown> {
  const typesOf = (some: readonly MessageKind[]) => some.flatMap((kind) => [...MESSAGE_KINDS[kind].types]);
  if (!kinds.includes(KIND_OF_THE_REST)) return sql`telling_type = any(${typesOf(kinds)}::text[])`;
  const others = (Object.keys(MESSAGE_KINDS) as MessageKind[]).filter((kind) => !kinds.includes(kind));
  return others.length === 0 ? sql`true` : sql`telling_type <> all(${typesOf(others)}::text[])`;
}

/** WHERE over `telling_type`: what an account with these permission codes may see, of one kind if it is given. */
export function visibleTo(permissions: readonly string[], kind?: MessageKind): RawBuilder<unknown> {
  return ofKinds(visibleKinds(permissions).filter((one) => kind === undefined || one === kind));
}

export type Transmission = components['schemas']['Transmission'];

export const SHAPE: ListShape = {
  sortable: ['created_on', 'direction', 'message_type', 'message_id', 'status'],
  never_null: ['created_on', 'direction', 'message_type', 'message_id', 'status'],
  filters: {
    direction: 'equal',
    message_type: 'equal',
    status: 'equal',
    created_on: 'instant',
  },
  default_sort: '-created_on',
};

/** Of a message that carries several documents, the first represents all. */
const ABOUT = sql`left join lateral (
    select documents.kind, documents.subject_id, documents.label from transmission_documents as carried
    join documents on documents.tenant_id = carried.tenant_id and documents.id = carried.document_id
    where carried.tenant_id = transmissions.tenant_id and carried.transmission_id = transmissions.id
    order by carried.position limit 1) as about on true
  left join invoices on about.kind = 'invoice' and invoices.tenant_id = transmissions.tenant_id and invoices.id = about.subject_id`;

/** The view behind the list: a message with the document it carries or answers, what it is about, and a text to search by. */
export const ROWS = sql`(select transmissions.*, ${TELLING_TYPE} as telling_type,
  case about.kind when 'invoice' then about.subject_id end as invoice_id,
  case about.kind when 'declaration' then about.subject_id end as registration_id,
  case about.kind when 'invoice_mistake' then about.subject_id end as invoice_mistake_id,
  case about.kind when 'data_summary_table' then about.subject_id end as summary_table_id,
  case about.kind when 'invoice_cash_register' then about.subject_id end as package_id,
  about.label as invoice_label,
  fold_text(transmissions.message_id || ' ' || coalesce(about.label, '') || ' ' || coalesce(invoices.search_text, '')) as search_text
  from transmissions ${ABOUT} ${ANSWERED}
  where transmissions.tenant_id = ${TENANT}) as messages`;

/** WHERE over the messages: those of one subject's document, found by its own index. */
function ofSubject(kind: string, subject_id: number | undefined) {
  if (subject_id === undefined) return sql`true`;
  return sql`id in (select carried.transmission_id from transmission_documents as carried
    join documents on documents.tenant_id = carried.tenant_id and documents.id = carried.document_id
    where carried.tenant_id = ${TENANT} and documents.kind = ${kind} and documents.subject_id = ${subject_id})`;
}

/** The same of an invoice; one of a cash register goes in the packages it is in, one without a code in its summary table. */
function ofInvoice(invoice_id: number | undefined) {
  if (invoice_id === undefined) return sql`true`;
  return sql`(${ofSubject('invoice', invoice_id)} or id in (select carried.transmission_id
    from (select 'invoice_cash_register' as kind, package_id as subject_id from cash_register_package_invoices
        where tenant_id = ${TENANT} and invoice_id = ${invoice_id}
      union all select 'data_summary_table', table_id from summary_table_invoices
        where tenant_id = ${TENANT} and invoice_id = ${invoice_id}) as holding
    join documents on documents.tenant_id = ${TENANT} and documents.kind = holding.kind and documents.subject_id = holding.subject_id
    join transmission_documents as carried on carried.tenant_id = documents.tenant_id and carried.document_id = documents.id))`;
}

export const COLUMNS = sql`id, telling_type, direction, message_type, message_id, reply_to, status, invoice_id, registration_id,
  invoice_mistake_id, summary_table_id, package_id, invoice_label, size as bytes, encode(sha256, 'hex') as sha256, note, created_on`;

export type Row = Omit<Transmission, 'message_type_name' | 'kind'> & { telling_type: string };

export function wire({ telling_type, ...row }: Row): Transmission {
  const kind = messageKindOf(telling_type, null);
  return { ...row, kind, message_type_name: messageTypeName(row.message_type) };
}

export type TransmissionQuery = ListQuery & {
  kind?: MessageKind;
  invoice_id?: number;
  registration_id?: number;
  invoice_mistake_id?: number;
  summary_table_id?: number;
  package_id?: number;
};

/** What the filters leave of the messages an account with these permission codes may see. */
export function whereVisible(query: TransmissionQuery, permissions: readonly string[]) {
  return sql`${whereOf(SHAPE, query)} and ${visibleTo(permissions, query.kind)}
    and ${ofInvoice(query.invoice_id)} and ${ofSubject('declaration', query.registration_id)}
    and ${ofSubject('invoice_mistake', query.invoice_mistake_id)}
    and ${ofSubject('data_summary_table', query.summary_table_id)}
    and ${ofSubject('invoice_cash_register', query.package_id)}`;
}

/** 404 also for a message that the account has no permission to see. */
export async function findVisible(tx: Tx, id: number, { permissions }: Account): Promise<Transmission> {
  const where = whereVisible({ ids: [id] }, permissions);
  const found = await sql<Row>`select ${COLUMNS} from ${ROWS} where ${where}`.execute(tx);
  const row = found.rows[0];
  if (row === undefined) throw notFound();
  return wire(row);
}

/** What has messages of its own that a pack is made of. */
export type MessageSubject = 'invoice' | 'declaration' | 'invoice_mistake' | 'data_summary_table';

/** Ids of all messages of a subject and their answers, and whether an account with these permission codes may see every one. */
export async function messagesOfSubject(
  tx: Tx,
  kind: MessageSubject,
  subject_id: number,
  permissions: readonly string[],
): Promise<{ ids: number[]; all_visible: boolean }> {
  const about = kind === 'invoice' ? ofInvoice(subject_id) : ofSubject(kind, subject_id);
  const { rows } = await sql<{ id: number; visible: boolean }>`select id, ${visibleTo(permissions)} as visible
    from ${ROWS} where ${about} order by id`.execute(tx);
  return { ids: rows.map(({ id }) => id), all_visible: rows.every(({ visible }) => visible) };
}
