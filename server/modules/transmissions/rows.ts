import { sql } from 'kysely';
import { messageKindOf } from '#domain/transmission/message-kinds.ts';
import type { MessageKind } from '#domain/transmission/message-kinds.table.ts';
import { messageTypeName } from '#domain/transmission/message-types.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { whereOf, type ListQuery, type ListShape } from '#server/platform/crud/list-query.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { ANSWERED, TELLING_TYPE, visibleTo } from './visible.ts';

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

/** Of a message that carries several documents, the first stands for all. */
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

export const COLUMNS = sql`id, telling_type, direction, message_type, message_id, reply_to, status, invoice_id, registration_id,
  invoice_label, size as bytes, encode(sha256, 'hex') as sha256, note, created_on`;

export type Row = Omit<Transmission, 'message_type_name' | 'kind'> & { telling_type: string };

export function wire({ telling_type, ...row }: Row): Transmission {
  const kind = messageKindOf(telling_type, null);
  return { ...row, kind, message_type_name: messageTypeName(row.message_type) };
}

export type TransmissionQuery = ListQuery & {
  kind?: MessageKind;
  invoice_id?: number;
  registration_id?: number;
};

/** What the filters leave of the messages an account with these permission codes may see. */
export function whereVisible(query: TransmissionQuery, permissions: readonly string[]) {
  return sql`${whereOf(SHAPE, query)} and ${visibleTo(permissions, query.kind)}
    and ${ofSubject('invoice', query.invoice_id)} and ${ofSubject('declaration', query.registration_id)}`;
}

/** 404 also for a message that the account has no permission to see. */
export async function findVisible(tx: Tx, id: number, { permissions }: Account): Promise<Transmission> {
  const where = whereVisible({ ids: [id] }, permissions);
  const found = await sql<Row>`select ${COLUMNS} from ${ROWS} where ${where}`.execute(tx);
  const row = found.rows[0];
  if (row === undefined) throw notFound();
  return wire(row);
}
