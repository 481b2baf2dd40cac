import { sql } from 'kysely';
import { messageKindOf } from '#domain/transmission/message-kinds.ts';
import type { MessageKind } from '#domain/transmission/message-kinds.table.ts';
import { messageTypeName } from '#domain/transmission/message-types.ts';
import type { components } from '#generated/types.ts';
import { whereOf, type ListQuery, type ListShape } from '#server/platform/crud/list-query.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { ANSWERED, TELLING_TYPE, visibleTo } from './visible.ts';

export type Transmission = components['schemas']['Transmission'];

export const SHAPE: ListShape = {
  sortable: ['created_on', 'direction', 'message_type', 'message_id', 'status'],
  never_null: ['created_on', 'direction', 'message_type', 'message_id', 'status'],
  filters: {
    direction: 'equal',
    invoice_id: 'equal',
    message_type: 'equal',
    status: 'equal',
    created_on: 'instant',
  },
  default_sort: '-created_on',
};

/** The view behind the list: a message with the label of its invoice, what it is about, and a text to search by. */
export const ROWS = sql`(select transmissions.*, octet_length(transmissions.bytes) as size,
  ${TELLING_TYPE} as telling_type,
  case when invoices.id is null then null
    else invoices.form_no || invoices.symbol || coalesce(' ' || lpad(invoices.number::text, 8, '0'), '') end as invoice_label,
  fold_text(transmissions.message_id || ' ' || coalesce(invoices.search_text, '')) as search_text
  from transmissions left join invoices
    on invoices.tenant_id = transmissions.tenant_id and invoices.id = transmissions.invoice_id
  ${ANSWERED}
  where transmissions.tenant_id = ${TENANT}) as messages`;

export const COLUMNS = sql`id, telling_type, direction, message_type, message_id, reply_to, status, invoice_id, invoice_label,
  size as bytes, encode(sha256(bytes), 'hex') as sha256, note, created_on`;

export type Row = Omit<Transmission, 'message_type_name' | 'kind'> & { telling_type: string };

export function wire({ telling_type, ...row }: Row): Transmission {
  const kind = messageKindOf(telling_type, null);
  return { ...row, kind, message_type_name: messageTypeName(row.message_type) };
}

export type TransmissionQuery = ListQuery & { kind?: MessageKind };

/** What the filters leave of the messages an account with these permission codes may see. */
export function whereVisible(query: TransmissionQuery, permissions: readonly string[]) {
  return sql`${whereOf(SHAPE, query)} and ${visibleTo(permissions, query.kind)}`;
}
