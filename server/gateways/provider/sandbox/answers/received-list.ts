import type pg from 'pg';
import type { ReceivedDocument, ReceivedPage, ReceivedRequest } from '../../provider.ts';

/** Messages that carry invoices themselves; rows of tables (400) are no documents of the list. */
const TYPES = ['200', '203', '206', '208', '210', '216'];

type Row = ReceivedDocument & { position: number };

/** The invoices of a taxpayer's messages that came in on a day of Vietnam, in the order of the messages' ids and their places in them. */
export async function receivedOn(
  pool: pg.Pool,
  { tax_code, day, after, limit }: ReceivedRequest,
): Promise<ReceivedPage> {
  const [message_id = '', position = '0'] = after?.split('.') ?? [];
  const found = await pool.query<Row>(
    `select message_id, form_no, symbol, number, total, code, position,
       case documents.verdict when 'refused' then 'refused' else 'accepted' end as state
     from sandbox.messages join sandbox.documents using (message_id)
     where messages.tax_code = $1 and message_type = any($2)
       and received_on >= $3::date::timestamp at time zone 'Asia/Ho_Chi_Minh'
       and received_on < ($3::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'
       and (message_id, position) > ($4, $5::int)
     order by message_id, position limit $6`,
    [tax_code, TYPES, day, message_id, position, limit + 1],
  );
  const shown = found.rows.slice(0, limit);
  const last = found.rows.length > limit ? shown.at(-1) : undefined;
  return {
    documents: shown.map(({ position: _, ...document }) => document),
    next: last === undefined ? null : `${last.message_id}.${last.position}`,
  };
}
