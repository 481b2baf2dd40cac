import { sql } from 'kysely';
import { messageTypeName } from '#domain/transmission/message-types.ts';
import type { components } from '#generated/types.ts';
import type { Handlers, Tx } from '#server/context.ts';
import { orderOf, whereOf, type ListQuery, type ListShape } from '#server/platform/crud/list-query.ts';
import { FileReply, listed } from '#server/platform/http/handlers.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

type Transmission = components['schemas']['Transmission'];

const SHAPE: ListShape = {
  sortable: ['created_on', 'direction', 'message_type', 'message_id', 'status'],
  never_null: ['created_on', 'direction', 'message_type', 'message_id', 'status'],
  filters: { direction: 'equal', invoice_id: 'equal', created_on: 'instant' },
  default_sort: '-created_on',
};

const PAGE = 25;

/** The view behind the list: a message with the label of its invoice, and a text to search by. */
const ROWS = sql`(select transmissions.*, octet_length(transmissions.bytes) as size,
  case when invoices.id is null then null
    else invoices.form_no || invoices.symbol || coalesce(' ' || lpad(invoices.number::text, 8, '0'), '') end as invoice_label,
  fold_text(transmissions.message_id || ' ' || coalesce(invoices.search_text, '')) as search_text
  from transmissions left join invoices
    on invoices.tenant_id = transmissions.tenant_id and invoices.id = transmissions.invoice_id
  where transmissions.tenant_id = ${TENANT}) as messages`;

const COLUMNS = sql`id, direction, message_type, message_id, reply_to, status, invoice_id, invoice_label, size as bytes, note, created_on`;

type Row = Omit<Transmission, 'message_type_name'>;

function wire(row: Row): Transmission {
  return { ...row, message_type_name: messageTypeName(row.message_type) };
}

async function list(tx: Tx, query: ListQuery): Promise<{ rows: Transmission[]; total: number }> {
  const where = whereOf(SHAPE, query);
  const limit = query.limit ?? PAGE;
  const offset = ((query.page ?? 1) - 1) * limit;
  const found =
    await sql<Row>`select ${COLUMNS} from ${ROWS} where ${where} order by ${orderOf(SHAPE, query.sort)}
    limit ${limit} offset ${offset}`.execute(tx);
  const count = await sql<{ total: number }>`select count(*) as total from ${ROWS} where ${where}`.execute(
    tx,
  );
  return { rows: found.rows.map(wire), total: count.rows[0]?.total ?? 0 };
}

async function get(tx: Tx, id: number): Promise<Transmission> {
  const found = await sql<Row>`select ${COLUMNS} from ${ROWS} where id = ${id}`.execute(tx);
  const row = found.rows[0];
  if (row === undefined) throw notFound();
  return wire(row);
}

export const transmissionHandlers = {
  listTransmissions: async ({ query }, { tenant }) => {
    const { rows, total } = await tenant((tx) => list(tx, query));
    return listed({ transmissions: rows }, total);
  },
  getTransmission: async ({ path }, { tenant }) => ({ transmission: await tenant((tx) => get(tx, path.id)) }),
  getTransmissionXml: async ({ path }, { tenant }) => {
    const row = await tenant((tx) =>
      tx
        .selectFrom('transmissions')
        .select(['bytes', 'message_id'])
        .where('id', '=', path.id)
        .executeTakeFirst(),
    );
    if (row === undefined) throw notFound();
    return new FileReply(row.bytes, 'application/xml', `${row.message_id}.xml`);
  },
} satisfies Pick<Handlers, 'listTransmissions' | 'getTransmission' | 'getTransmissionXml'>;
