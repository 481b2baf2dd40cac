import { sql, type RawBuilder } from 'kysely';
import { TRANSMISSION_STATUSES } from '#domain/transmission/statuses.table.ts';
import { isTransmissionStatus, type TransmissionState } from '#domain/transmission/lifecycle.ts';
import type { SentInvoice, SentState } from '#domain/reconciliation/difference.ts';
import { MESSAGE_KINDS } from '#domain/transmission/message-kinds.table.ts';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

/** `line_id`: the line that its message was handed over by; null is the installation's provider. */
export type SentOverLine = SentInvoice & { line_id: number | null };

type Row = Omit<SentOverLine, 'state'> & {
  transmission: TransmissionState;
  is_current: boolean;
};

/** Messages that carry invoices themselves; those that a table (400) reports are not on the list as documents of their own. */
const TYPES = [...MESSAGE_KINDS.invoice.types, ...MESSAGE_KINDS.invoice_cash_register.types];

/** The invoices in the company's messages made on a day (YYYY-MM-DD in Vietnam) and in those with these ids. */
export async function sentInvoices(
  tx: Tx,
  day: string,
  message_ids: readonly string[],
): Promise<SentOverLine[]> {
  const made = sql`message.created_on >= ${day}::date::timestamp at time zone 'Asia/Ho_Chi_Minh'
    and message.created_on < (${day}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
  const rows = [
    ...(await invoicesOf(tx, made)),
    ...(message_ids.length === 0
      ? []
      : await invoicesOf(tx, sql`message.message_id = any(${[...message_ids]}::text[]) and not (${made})`)),
  ];
  return rows.map(({ transmission, is_current, ...row }) => ({
    ...row,
    state: is_current ? stateOf(transmission) : 'superseded',
  }));
}

/** An invoice in a package is where its package is until it is decided by itself. */
async function invoicesOf(tx: Tx, condition: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select message.id as transmission_id, message.message_id, message.provider_line_id as line_id, invoices.id as invoice_id,
      invoices.form_no, invoices.symbol, invoices.number, invoices.total, invoices.tax_authority_code as code,
      case when packed.invoice_id is null or invoices.transmission = 'packed' then document.transmission
        else invoices.transmission end as transmission,
      document.version = carried.version and coalesce(packed.version = invoices.version, true) as is_current
    from transmissions as message
    join transmission_documents as carried on carried.tenant_id = message.tenant_id and carried.transmission_id = message.id
    join documents as document on document.tenant_id = carried.tenant_id and document.id = carried.document_id
    left join cash_register_package_invoices as packed on document.kind = 'invoice_cash_register'
      and packed.tenant_id = document.tenant_id and packed.package_id = document.subject_id
    join invoices on invoices.tenant_id = document.tenant_id
      and invoices.id = case document.kind when 'invoice' then document.subject_id else packed.invoice_id end
    where message.tenant_id = ${TENANT} and message.direction = 'out' and message.message_type = any(${TYPES})
      and invoices.number is not null and ${condition}`.execute(tx);
  return rows;
}

/** What has not left for sure, or may have, is unknown until the list says that it arrived. A result counts as far as it is one: an answer that could not be read leaves the message where it arrived. */
function stateOf(transmission: TransmissionState): SentState {
  if (!isTransmissionStatus(transmission)) return 'unknown';
  if (UNREAD.includes(transmission)) return 'arrived';
  const { final, is_error } = TRANSMISSION_STATUSES[transmission];
  if (!final) return 'arrived';
  return is_error ? 'refused' : 'accepted';
}

/** -1 and -2 come in the place of a result. */
const UNREAD: readonly TransmissionState[] = [
  'response_in_incorrect_format',
  'requesting_digital_signature_is_faulty',
];
