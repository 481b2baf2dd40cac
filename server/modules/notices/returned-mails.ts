import { sql } from 'kysely';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { MAX_OF_A_SORT, PLAIN, type Source } from './found.ts';
import { DOCUMENT_PLACES, filtered, invoiceList, mayOpen } from './places.ts';

type Row = {
  state: 'bounced' | 'failed';
  day: string;
  count: number;
  happened_on: string;
  invoice_id: number;
  recipient: string;
  error: string | null;
};

/** Those of invoices, until another was sent after them. */
const ofInvoices: Source = async (tx, { account: { permissions }, since }) => {
  if (!mayOpen(permissions, DOCUMENT_PLACES.invoice.operation)) return [];
  const { rows } = await sql<Row>`
    select state, to_char(known_on at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as day, count(*) as count, max(known_on) as happened_on,
      (array_agg(invoice_id order by known_on desc, id desc))[1] as invoice_id,
      (array_agg(recipient order by known_on desc, id desc))[1] as recipient,
      (array_agg(error order by known_on desc, id desc))[1] as error
    from (select mail.id, mail.invoice_id, mail.recipient, mail.error, mail.state, coalesce(mail.reported_on, mail.settled_on) as known_on
      from invoice_emails as mail
      join invoices on invoices.tenant_id = ${TENANT} and invoices.id = mail.invoice_id and invoices.email_state in ('bounced', 'failed')
      where mail.tenant_id = ${TENANT} and mail.state in ('bounced', 'failed')
        and coalesce(mail.reported_on, mail.settled_on) >= ${since}) as returned
    group by 1, 2 order by happened_on desc limit ${MAX_OF_A_SORT}`.execute(tx);
  return rows.map(({ state, day, count, happened_on, invoice_id, recipient, error }) => ({
    ...PLAIN,
    key: `mail:${state}:${day}`,
    kind: 'returned_mail',
    topic: state === 'bounced' ? 'mail_returned' : 'mail_failed',
    happened_on,
    count,
    name: recipient,
    detail: count === 1 ? error : null,
    path: count === 1 ? DOCUMENT_PLACES.invoice.one(invoice_id) : invoiceList({ email_state: state }),
  }));
};

type StatementRow = Omit<Row, 'invoice_id'> & { statement_id: number };

/** Those that take statements to their buyers, until another was ordered or the buyer answered without it. */
const ofStatements: Source = async (tx, { account: { permissions }, since }) => {
  const { operation, one, list } = DOCUMENT_PLACES.statement;
  if (!mayOpen(permissions, operation)) return [];
  const { rows } = await sql<StatementRow>`
    select mail_state as state, to_char(mail_known_on at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as day, count(*) as count,
      max(mail_known_on) as happened_on,
      (array_agg(id order by mail_known_on desc, id desc))[1] as statement_id,
      (array_agg(coalesce(buyer_email, '') order by mail_known_on desc, id desc))[1] as recipient,
      (array_agg(mail_error order by mail_known_on desc, id desc))[1] as error
    from statements
    where tenant_id = ${TENANT} and state = 'waiting_buyer' and mail_state in ('bounced', 'failed') and mail_known_on >= ${since}
    group by 1, 2 order by happened_on desc limit ${MAX_OF_A_SORT}`.execute(tx);
  return rows.map(({ state, day, count, happened_on, statement_id, recipient, error }) => ({
    ...PLAIN,
    key: `statement-mail:${state}:${day}`,
    kind: 'returned_mail',
    topic: state === 'bounced' ? 'mail_returned' : 'mail_failed',
    document: 'statement',
    happened_on,
    count,
    name: recipient,
    detail: count === 1 ? error : null,
    path: count === 1 ? one(statement_id) : filtered(list, { mail_state: state }),
  }));
};

/** Mails to buyers that came back or could not be sent, those of a day together. */
export const returnedMails: Source = async (...asked) => [
  ...(await ofInvoices(...asked)),
  ...(await ofStatements(...asked)),
];
