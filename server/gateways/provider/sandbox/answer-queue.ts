import type pg from 'pg';
import type { PublishedAnswer, StoredAnswer } from './records.ts';

/** Answers handed over in one fetch. */
const PAGE_SIZE = 100;

/** `about` is the message they follow, null for what the authority sends by itself. */
export async function putAnswers(
  client: pg.ClientBase,
  tax_code: string,
  about: string | null,
  answers: readonly StoredAnswer[],
): Promise<void> {
  for (const answer of answers) {
    await client.query(
      `insert into sandbox.answers
         (answer_id, reply_to, about, tax_code, message_type, content, delivered, withheld, notice_no, available_on)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        answer.answer_id,
        answer.reply_to,
        about,
        tax_code,
        answer.message_type,
        Buffer.from(answer.bytes),
        answer.delivered && Buffer.from(answer.delivered),
        answer.withheld,
        answer.notice_no,
        answer.available_on,
      ],
    );
  }
}

/**
 * An answer gets its place in the queue when it becomes visible, not when it was written: a cursor over the order
 * of writing would pass over a slow answer once a quicker one behind it was read.
 */
export async function published(
  client: pg.ClientBase,
  tax_code: string,
  after: number,
  now: string,
): Promise<PublishedAnswer[]> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `sandbox answers ${tax_code}`,
  ]);
  await client.query(
    `with due as (
       select row_no from sandbox.answers
       where tax_code = $1 and published_no is null and not withheld and available_on <= $2
       order by available_on, row_no
     ), numbered as (select row_no, nextval('sandbox.publication') as place from due)
     update sandbox.answers set published_no = numbered.place
     from numbered where answers.row_no = numbered.row_no`,
    [tax_code, now],
  );
  const found = await client.query<Omit<PublishedAnswer, 'bytes'> & { content: Buffer }>(
    `select answer_id, reply_to, message_type, coalesce(delivered, content) as content, available_on, published_no
     from sandbox.answers where tax_code = $1 and published_no > $2 order by published_no limit $3`,
    [tax_code, after, PAGE_SIZE],
  );
  return found.rows.map(({ content, ...row }) => ({ ...row, bytes: new Uint8Array(content) }));
}

/** Each answer once, under the id it had, as the authority made it. */
export async function sendAgain(client: pg.ClientBase, message_id: string, now: string): Promise<number> {
  const copied = await client.query(
    `insert into sandbox.answers
       (answer_id, reply_to, about, tax_code, message_type, content, notice_no, available_on)
     select answer_id, reply_to, about, tax_code, message_type, content, notice_no, $2
     from (select distinct on (answer_id) * from sandbox.answers
       where coalesce(about, reply_to) = $1 and (published_no is not null or withheld)
       order by answer_id, row_no) as once
     order by row_no`,
    [message_id, now],
  );
  return copied.rowCount ?? 0;
}
