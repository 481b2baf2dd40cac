import pg from 'pg';

const PATIENCE_MS = 10_000;

/**
 * Makes sure that sessions behind a pooler run in UTC. A pooler in transaction mode drops or refuses settings that come with a
 * connection, so the role of the database brings this one: it is set over the direct way and looked for through the pooler. Throws
 * when the pooler still holds connections from before.
 */
export async function keepUtc(database_url: string, pooler_url: string): Promise<void> {
  await withClient(database_url, async (direct) => {
    const { rows } = await direct.query<{ name: string }>('select current_database() as name');
    const name = pg.escapeIdentifier(rows[0]?.name ?? '');
    // Several processes starting at once would update the same row of the catalogue.
    await direct.query('begin');
    await direct.query(`select pg_advisory_xact_lock(hashtextextended('hoadon pooler', 0))`);
    await direct.query(`alter role current_user in database ${name} set timezone to 'UTC'`);
    await direct.query('commit');
  });
  const zone = await withClient(pooler_url, async (pooled) => {
    const { rows } = await pooled.query<{ TimeZone: string }>('show timezone');
    return rows[0]?.TimeZone;
  });
  if (zone !== 'UTC') {
    throw new Error(
      `DATABASE_POOLER_URL: phiên qua pooler chạy ở múi giờ ${zone}, cần UTC. Ngắt các kết nối cũ của pooler (PgBouncer: RECONNECT) rồi chạy lại / ` +
        'sessions behind the pooler are not in UTC: have it open its connections anew, then start again.',
    );
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
