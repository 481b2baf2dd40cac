import type pg from 'pg';
import { createPool } from '#server/platform/postgres/pool.ts';
import type { Log } from '#server/platform/log.ts';
import { seal, unseal } from '#server/platform/secrets/master-key.ts';
import type {
  AuthorityKey,
  DocumentKey,
  PublishedAnswer,
  ReceivedMessage,
  SeenMessage,
  StoredAnswer,
  Taxpayer,
  Verdict,
} from './records.ts';
import { createSandboxSchema } from './schema.ts';

/** Answers handed over in one fetch. */
const PAGE_SIZE = 100;

/** What became of a message: its verdict, the document it held, and the answers that will come. */
export type Settled = { verdict: Verdict; document: DocumentKey | null; answers: readonly StoredAnswer[] };

export type Store = {
  authority(sealing_key: Buffer, make: () => Promise<AuthorityKey>): Promise<AuthorityKey>;
  putTaxpayer(taxpayer: Taxpayer): Promise<void>;
  taxpayer(tax_code: string): Promise<Taxpayer | null>;
  knows(message_id: string): Promise<boolean>;
  /**
   * Writes message, verdict and answers in one transaction; false (and nothing written) when the id is known.
   * `settle` is asked under a lock of the series, and told which numbers of it are coded already.
   */
  receive(
    message: ReceivedMessage,
    series: string,
    settle: (is_taken: (document: DocumentKey) => Promise<boolean>) => Promise<Settled>,
  ): Promise<boolean>;
  /** Makes due answers visible in the order they became due, and returns those after the cursor. */
  published(tax_code: string, after: number, now: string): Promise<PublishedAnswer[]>;
  seen(): Promise<SeenMessage[]>;
  close(): Promise<void>;
};

export async function openStore(database_url: string, log?: Log): Promise<Store> {
  const pool = createPool(database_url, { max: 4, name: 'hoadon sandbox', ...(log && { log }) });
  try {
    await inClient(pool, createSandboxSchema);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    authority: (sealing_key, make) => authority(pool, sealing_key, make),
    putTaxpayer: async (taxpayer) => {
      await pool.query(
        `insert into sandbox.taxpayers (tax_code, certificate_serials, forms, trusted_root_pem)
         values ($1, $2, $3, $4)
         on conflict (tax_code) do update set certificate_serials = excluded.certificate_serials,
           forms = excluded.forms, trusted_root_pem = excluded.trusted_root_pem`,
        [taxpayer.tax_code, taxpayer.certificate_serials, taxpayer.forms, taxpayer.trusted_root_pem],
      );
    },
    taxpayer: async (tax_code) => {
      const found = await pool.query<Taxpayer>('select * from sandbox.taxpayers where tax_code = $1', [
        tax_code,
      ]);
      return found.rows[0] ?? null;
    },
    knows: async (message_id) => {
      const found = await pool.query('select 1 from sandbox.messages where message_id = $1', [message_id]);
      return found.rows.length > 0;
    },
    receive: (message, series, settle) =>
      inTransaction(pool, (client) => receive(client, message, series, settle)),
    published: (tax_code, after, now) =>
      inTransaction(pool, (client) => published(client, tax_code, after, now)),
    seen: async () => {
      const found = await pool.query<SeenMessage>(
        `select message_id, message_type, tax_code, received_on, verdict, form_no, symbol, number, code
         from sandbox.messages order by received_on, message_id`,
      );
      return found.rows;
    },
    close: () => pool.end(),
  };
}

type AuthorityRow = {
  sealed: Buffer | null;
  plain: string | null;
  certificate_pem: string;
  root_pem: string;
};

/** The kept key, made at the first start; what stands in the table is sealed with `sealing_key`, which the database never sees. */
async function authority(
  pool: pg.Pool,
  sealing_key: Buffer,
  make: () => Promise<AuthorityKey>,
): Promise<AuthorityKey> {
  const row = await authorityRow(pool);
  if (row === undefined) {
    const { private_key_pem, certificate_pem, root_pem } = await make();
    await pool.query(
      `insert into sandbox.authority (private_key_sealed, certificate_pem, root_pem) values ($1, $2, $3)
       on conflict do nothing`,
      [seal(sealing_key, Buffer.from(private_key_pem)), certificate_pem, root_pem],
    );
    // Another sandbox may have been first: its key is the one that counts.
    return authority(pool, sealing_key, make);
  }
  const { certificate_pem, root_pem } = row;
  if (row.sealed !== null)
    return { private_key_pem: unseal(sealing_key, row.sealed).toString(), certificate_pem, root_pem };
  const private_key_pem = row.plain ?? '';
  await pool.query('update sandbox.authority set private_key_sealed = $1, private_key_pem = null', [
    seal(sealing_key, Buffer.from(private_key_pem)),
  ]);
  return { private_key_pem, certificate_pem, root_pem };
}

/** `plain` stands in tables from before keys were sealed; newer ones have no such column. */
async function authorityRow(pool: pg.Pool): Promise<AuthorityRow | undefined> {
  const found = await pool.query<AuthorityRow>(`select private_key_sealed as sealed,
    to_jsonb(authority) ->> 'private_key_pem' as plain, certificate_pem, root_pem from sandbox.authority`);
  return found.rows[0];
}

async function receive(
  client: pg.ClientBase,
  message: ReceivedMessage,
  series: string,
  settle: (is_taken: (document: DocumentKey) => Promise<boolean>) => Promise<Settled>,
): Promise<boolean> {
  const { message_id, message_type, tax_code, bytes, received_on } = message;
  const inserted = await client.query(
    `insert into sandbox.messages (message_id, message_type, tax_code, content, received_on)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [message_id, message_type, tax_code, Buffer.from(bytes), received_on],
  );
  if (inserted.rowCount === 0) return false;
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `sandbox ${tax_code} ${series}`,
  ]);
  const { verdict, document, answers } = await settle(async ({ form_no, symbol, number }) => {
    const found = await client.query(
      `select 1 from sandbox.messages
       where tax_code = $1 and form_no = $2 and symbol = $3 and number = $4 and verdict = 'coded'`,
      [tax_code, form_no, symbol, number],
    );
    return found.rows.length > 0;
  });
  await client.query(
    `update sandbox.messages set verdict = $2, code = $3, form_no = $4, symbol = $5, number = $6
     where message_id = $1`,
    [
      message_id,
      verdict.verdict,
      verdict.verdict === 'coded' ? verdict.code : null,
      document?.form_no ?? null,
      document?.symbol ?? null,
      document?.number ?? null,
    ],
  );
  for (const answer of answers) {
    await client.query(
      `insert into sandbox.answers (answer_id, reply_to, tax_code, message_type, content, available_on)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        answer.answer_id,
        message_id,
        tax_code,
        answer.message_type,
        Buffer.from(answer.bytes),
        answer.available_on,
      ],
    );
  }
  return true;
}

/**
 * An answer gets its place in the queue when it becomes visible, not when it was written: a cursor over the order
 * of writing would pass over a slow answer once a quicker one behind it was read.
 */
async function published(
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
       where tax_code = $1 and published_no is null and available_on <= $2
       order by available_on, row_no
     ), numbered as (select row_no, nextval('sandbox.publication') as place from due)
     update sandbox.answers set published_no = numbered.place
     from numbered where answers.row_no = numbered.row_no`,
    [tax_code, now],
  );
  const found = await client.query<Omit<PublishedAnswer, 'bytes'> & { content: Buffer }>(
    `select answer_id, reply_to, message_type, content, available_on, published_no
     from sandbox.answers where tax_code = $1 and published_no > $2 order by published_no limit $3`,
    [tax_code, after, PAGE_SIZE],
  );
  return found.rows.map(({ content, ...row }) => ({ ...row, bytes: new Uint8Array(content) }));
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
