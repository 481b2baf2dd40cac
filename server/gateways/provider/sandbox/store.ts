import type pg from 'pg';
import type { Clock } from '#server/platform/clock.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import type { Log } from '#server/platform/log.ts';
import type { MessageProgress, ReceivedPage, ReceivedRequest } from '../provider.ts';
import { putAnswers, published, sendAgain } from './answer-queue.ts';
import { authorityKey } from './authority-key.ts';
import { movedClock, type MovedClock } from './clock/moved-clock.ts';
import { keepProgress, progressOf } from './progress.ts';
import type {
  AuthorityKey,
  DocumentKey,
  HeldDocument,
  PublishedAnswer,
  ReceivedMessage,
  SeenMessage,
  SentAnswer,
  Settled,
  StoredAnswer,
  Taxpayer,
  TaxpayerSummary,
} from './records.ts';
import { receivedOn } from './answers/received-list.ts';
import { resetTaxpayer, type Reset } from './reset.ts';
import { faultInDocument } from './scenarios/document-scenario.ts';
import type { Fault } from './scenarios/faults.ts';
import { createSandboxSchema } from './schema.ts';

/** What a message will ask about: the series it locks, the documents and codes it names, and the notice it answers. */
export type Question = {
  locks: readonly string[];
  keys: readonly DocumentKey[];
  codes: readonly string[];
  notice_no: string | null;
};

/** What the authority knows of it, read under the lock. */
export type Known = {
  taxpayer: Taxpayer | null;
  held: readonly HeldDocument[];
  /** Whether the notice was sent to this taxpayer. */
  knows_notice: boolean;
};

export type Store = {
  clock(base: Clock): Promise<MovedClock>;
  authority(sealing_key: Buffer, make: () => Promise<AuthorityKey>): Promise<AuthorityKey>;
  knows(message_id: string): Promise<boolean>;
  /** Writes message, verdict and answers in one transaction; false (and nothing written) when the id is known. */
  receive(message: ReceivedMessage, question: Question, settle: (known: Known) => Settled): Promise<boolean>;
  /** Settles a message that waits; false when none of this id does. */
  decide(
    message_id: string,
    settle: (message: ReceivedMessage, known: Pick<Known, 'taxpayer'>) => Settled,
  ): Promise<boolean>;
  /** The taxpayer's declaration that waits, if one does. */
  waiting(tax_code: string): Promise<string | null>;
  /** A message of the authority's own. */
  send(tax_code: string, answer: StoredAnswer): Promise<void>;
  /** Makes due answers visible in the order they became due, and returns those after the cursor. */
  published(tax_code: string, after: number, now: string): Promise<PublishedAnswer[]>;
  /** The fault of a message that names its scenario itself; null where it has met it, or there is none. */
  faultInDocument(message_id: string, scenario: string): Promise<Fault | null>;
  /** Forgets what one taxpayer sent and was sent. */
  reset(what: Reset): Promise<void>;
  /** How far the messages of a taxpayer are that have no answer yet, as far as the provider says. */
  progress(of: { tax_code: string; now: string }): Promise<MessageProgress[]>;
  /** Puts what was sent or withheld of a message at the end of the queue again, unspoilt; how many answers. */
  sendAgain(message_id: string, now: string): Promise<number>;
  /** The invoices of the messages that came in on a day, page by page in the order of the messages' ids. */
  received(request: ReceivedRequest): Promise<ReceivedPage>;
  /** Everybody who declared or sent anything. */
  taxpayers(): Promise<TaxpayerSummary[]>;
  taxpayer(tax_code: string): Promise<Taxpayer | null>;
  /** The documents held of a taxpayer and the messages sent to it, newest first, as many as a page shows. */
  held(tax_code: string): Promise<HeldDocument[]>;
  sent(tax_code: string): Promise<SentAnswer[]>;
  seen(tax_code?: string): Promise<SeenMessage[]>;
  close(): Promise<void>;
};

/** Rows of a table on the page. */
const ON_PAGE = 50;

const SUMMARIES = `
  select tax_code, coalesce(name, '') as name,
    (select count(*)::int from sandbox.messages where messages.tax_code = known.tax_code) as messages,
    (select count(*)::int from sandbox.documents where documents.tax_code = known.tax_code and verdict <> 'refused') as documents,
    (select count(*)::int from sandbox.messages where messages.tax_code = known.tax_code and verdict = 'waiting') as waiting
  from (select distinct tax_code from sandbox.messages union select tax_code from sandbox.taxpayers) as known
  left join sandbox.taxpayers using (tax_code) order by tax_code`;

const HELD = `
  select form_no, symbol, number, issued_on, code from sandbox.documents join sandbox.messages using (message_id)
  where documents.tax_code = $1 and documents.verdict <> 'refused' order by received_on desc, position limit $2`;

const SENT = `
  select answer_id, reply_to, message_type, withheld, available_on from sandbox.answers
  where tax_code = $1 order by available_on desc, row_no desc limit $2`;

export async function openStore(database_url: string, log?: Log): Promise<Store> {
  const pool = createPool(database_url, { max: 4, name: 'hoadon sandbox', ...(log && { log }) });
  try {
    await inClient(pool, createSandboxSchema);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    clock: (base) => movedClock(pool, base),
    authority: (sealing_key, make) => authorityKey(pool, sealing_key, make),
    knows: async (message_id) => {
      const found = await pool.query('select 1 from sandbox.messages where message_id = $1', [message_id]);
      return found.rows.length > 0;
    },
    receive: (message, question, settle) =>
      inTransaction(pool, (client) => receive(client, message, question, settle)),
    decide: (message_id, settle) => inTransaction(pool, (client) => decide(client, message_id, settle)),
    waiting: async (tax_code) => {
      const found = await pool.query<{ message_id: string }>(
        `select message_id from sandbox.messages where tax_code = $1 and verdict = 'waiting'
         order by received_on desc limit 1`,
        [tax_code],
      );
      return found.rows[0]?.message_id ?? null;
    },
    send: (tax_code, answer) => inTransaction(pool, (client) => putAnswers(client, tax_code, null, [answer])),
    published: (tax_code, after, now) =>
      inTransaction(pool, (client) => published(client, tax_code, after, now)),
    progress: (of) => progressOf(pool, of),
    faultInDocument: (message_id, scenario) => faultInDocument(pool, message_id, scenario),
    reset: (what) => inTransaction(pool, (client) => resetTaxpayer(client, what)),
    sendAgain: (message_id, now) => inTransaction(pool, (client) => sendAgain(client, message_id, now)),
    received: (request) => receivedOn(pool, request),
    taxpayers: async () => (await pool.query<TaxpayerSummary>(SUMMARIES)).rows,
    held: async (tax_code) => (await pool.query<HeldDocument>(HELD, [tax_code, ON_PAGE])).rows,
    sent: async (tax_code) => (await pool.query<SentAnswer>(SENT, [tax_code, ON_PAGE])).rows,
    taxpayer: (tax_code) => inClient(pool, (client) => taxpayerOf(client, tax_code)),
    seen: async (tax_code) => {
      const found = await pool.query<SeenMessage>(
        `select message_id, message_type, messages.tax_code, received_on, messages.verdict, reasons,
           (select count(*)::int from sandbox.documents as all_of where all_of.message_id = messages.message_id) as documents,
           form_no, symbol, number, code
         from sandbox.messages left join sandbox.documents as first using (message_id)
         where coalesce(position, 1) = 1 and ($1::text is null or messages.tax_code = $1)
         order by received_on, message_id`,
        [tax_code ?? null],
      );
      return found.rows;
    },
    close: () => pool.end(),
  };
}

async function receive(
  client: pg.ClientBase,
  message: ReceivedMessage,
  question: Question,
  settle: (known: Known) => Settled,
): Promise<boolean> {
  const { message_id, message_type, tax_code, bytes, received_on } = message;
  const inserted = await client.query(
    `insert into sandbox.messages (message_id, message_type, tax_code, content, received_on)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [message_id, message_type, tax_code, Buffer.from(bytes), received_on],
  );
  if (inserted.rowCount === 0) return false;
  // In one order for all, so that no two messages wait for each other.
  for (const lock of [...new Set(question.locks)].sort()) await lockSeries(client, tax_code, lock);
  const known: Known = {
    taxpayer: await taxpayerOf(client, tax_code),
    held: await heldAmong(client, tax_code, question),
    knows_notice: await knowsNotice(client, tax_code, question.notice_no),
  };
  await keep(client, message, settle(known));
  return true;
}

async function decide(
  client: pg.ClientBase,
  message_id: string,
  settle: (message: ReceivedMessage, known: Pick<Known, 'taxpayer'>) => Settled,
): Promise<boolean> {
  const found = await client.query<
    Omit<ReceivedMessage, 'bytes' | 'received_on'> & { content: Buffer; received_on: Date | string }
  >(
    `select message_id, message_type, tax_code, content, received_on from sandbox.messages
     where message_id = $1 and verdict = 'waiting' for update`,
    [message_id],
  );
  const row = found.rows[0];
  if (row === undefined) return false;
  const { content, received_on, ...rest } = row;
  const message = {
    ...rest,
    bytes: new Uint8Array(content),
    received_on: new Date(received_on).toISOString(),
  };
  await lockSeries(client, row.tax_code, '');
  await keep(client, message, settle(message, { taxpayer: await taxpayerOf(client, row.tax_code) }));
  return true;
}

async function keep(client: pg.ClientBase, message: ReceivedMessage, settled: Settled): Promise<void> {
  const { message_id, tax_code } = message;
  const { verdict, reasons, documents, answers, in_force } = settled;
  await client.query('update sandbox.messages set verdict = $2, reasons = $3 where message_id = $1', [
    message_id,
    verdict,
    [...new Set(reasons.map(({ code }) => code))],
  ]);
  if (documents.length > 0)
    await client.query(
      `insert into sandbox.documents (message_id, position, tax_code, form_no, symbol, number, issued_on, total, verdict, code)
       select $1, place, $2, form_no, symbol, number, issued_on, total, verdict, code
       from jsonb_to_recordset($3::jsonb) as named
         (place int, form_no text, symbol text, number int, issued_on text, total text, verdict text, code text)
       -- Accepted on order though its number or code is held: the first one stays.
       on conflict do nothing`,
      [
        message_id,
        tax_code,
        JSON.stringify(documents.map((document, at) => ({ place: at + 1, ...document }))),
      ],
    );
  if (in_force !== null)
    await client.query(
      `insert into sandbox.taxpayers (tax_code, name, address, email, certificate_serials, forms, modes, register_code)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (tax_code) do update set name = excluded.name, address = excluded.address, email = excluded.email,
         certificate_serials = excluded.certificate_serials, forms = excluded.forms, modes = excluded.modes,
         register_code = excluded.register_code`,
      [
        in_force.tax_code,
        in_force.name,
        in_force.address,
        in_force.email,
        in_force.certificate_serials,
        in_force.forms,
        in_force.modes,
        in_force.register_code,
      ],
    );
  await putAnswers(client, tax_code, message_id, answers);
  await keepProgress(client, message, settled.fault ?? null);
}

async function lockSeries(client: pg.ClientBase, tax_code: string, series: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `sandbox ${tax_code} ${series}`,
  ]);
}

async function taxpayerOf(client: pg.ClientBase, tax_code: string): Promise<Taxpayer | null> {
  const found = await client.query<Taxpayer>('select * from sandbox.taxpayers where tax_code = $1', [
    tax_code,
  ]);
  return found.rows[0] ?? null;
}

async function heldAmong(
  client: pg.ClientBase,
  tax_code: string,
  { keys, codes }: Question,
): Promise<HeldDocument[]> {
  if (keys.length === 0) return [];
  const found = await client.query<HeldDocument>(
    `select form_no, symbol, number, issued_on, code from sandbox.documents
     where verdict <> 'refused' and (code = any($2) or tax_code = $1 and (form_no, symbol, number) in
       (select * from unnest($3::text[], $4::text[], $5::int[])))`,
    [
      tax_code,
      codes,
      keys.map(({ form_no }) => form_no),
      keys.map(({ symbol }) => symbol),
      keys.map(({ number }) => number),
    ],
  );
  return found.rows;
}

async function knowsNotice(
  client: pg.ClientBase,
  tax_code: string,
  notice_no: string | null,
): Promise<boolean> {
  if (notice_no === null) return false;
  const found = await client.query('select 1 from sandbox.answers where tax_code = $1 and notice_no = $2', [
    tax_code,
    notice_no,
  ]);
  return found.rows.length > 0;
}

async function inClient<Value>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

async function inTransaction<Value>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Value>,
): Promise<Value> {
  return inClient(pool, async (client) => {
    await client.query('begin');
    try {
      const value = await work(client);
      await client.query('commit');
      return value;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}
