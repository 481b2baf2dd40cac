import { beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { migrateTo, restoreRelease } from './restore-rows.ts';

/** The last migration before those that are judged here over rows that are there. */
const BEFORE = 145;
const COMPANIES = [1, 2] as const;

const database = withTestDatabase();

/** One statement of SQL as a company, which sees its own rows alone: forced row-level security holds for the owner too. */
async function as<Row>(company: number, text: string): Promise<Row[]> {
  const client = await database.pool.connect();
  try {
    await client.query("select set_config('app.tenant_id', $1, false)", [String(company)]);
    return (await client.query(text)).rows as Row[];
  } finally {
    client.release(true);
  }
}

/** Two codes that differ in capitals, a third that is deleted, and one that is alone; customers and products alike. */
async function seedCodes(company: number): Promise<void> {
  for (const table of ['customers', 'products'])
    await as(
      company,
      `insert into ${table} (tenant_id, id, code, name, status, created_on, deleted_on) values
        (${company}, 90001, 'KH-Đôi', 'Đôi', 'active', '2026-11-01', null),
        (${company}, 90002, 'kh-đôi', 'Đôi', 'active', '2026-11-02', null),
        (${company}, 90003, 'KH-ĐÔI', 'Đôi', 'active', '2026-11-03', '2026-11-04'),
        (${company}, 90004, 'KH-Lẻ', 'Lẻ', 'active', '2026-11-05', null)`,
    );
}

/** Codes that look alike and one that is alone, written as no keyboard writes them; customers and products alike. */
async function seedSeen(company: number): Promise<void> {
  for (const table of ['customers', 'products'])
    await as(
      company,
      `insert into ${table} (tenant_id, id, code, name, status, created_on) values
        (${company}, 90011, E'KE\\u0301-1', 'Một', 'active', '2026-11-01'),
        (${company}, 90012, E'K\\u00C9-1', 'Một', 'active', '2026-11-02'),
        (${company}, 90013, E' LE\\u0309\\r\\n2\\u200B\\u00A0', 'Hai', 'active', '2026-11-03'),
        (${company}, 90014, E'L\\u1EBA 2\\u00A0', 'Hai', 'active', '2026-11-04')`,
    );
}

/** Statements the mails of which failed, one of them after one had been sent, and one that waits for its mail. */
async function seedStatements(company: number): Promise<void> {
  await as(
    company,
    `insert into statements (tenant_id, id, invoice_id, nature, matter, year, number, label, invoice_name, buyer_name, buyer_kind,
        state, created_on, mailed_on, mail_state)
      select ${company}, 90000 + place, id, 'adjust', 'main_content', 2026, 9000 + place, 'BB ' || place, '1C26TAA 1', 'An', 'organisation',
        'waiting_buyer', '2026-11-01T01:00:00Z', case place when 2 then timestamptz '2026-11-02T02:00:00Z' end,
        case place when 3 then 'queued' else 'failed' end
      from (select id, row_number() over (order by id) as place from invoices where tenant_id = ${company} limit 3) as one`,
  );
}

/** Attempts for two endpoints. */
async function seedAttempts(company: number): Promise<void> {
  await as(
    company,
    `insert into webhook_endpoints (tenant_id, id, url, events, enabled, secret_sealed, created_on)
      select ${company}, id, 'https://a.vn/' || id, '{invoice.signed}', true, '\\x00', '2026-11-01' from generate_series(90001, 90002) as id`,
  );
  await as(
    company,
    `insert into webhook_deliveries (tenant_id, id, endpoint_id, event_id, event, payload, state, next_on, created_on, settled_on)
      select ${company}, id + 100, id, 'e' || id, 'invoice.signed', '{}', 'delivered', '2026-11-01', '2026-11-01', '2026-11-01'
      from generate_series(90001, 90002) as id`,
  );
  await as(
    company,
    `insert into webhook_attempts (tenant_id, id, delivery_id, attempted_on, duration_ms, status)
      select ${company}, id + 200, id + 100, '2026-11-01', 12, 200 from generate_series(90001, 90002) as id`,
  );
}

beforeAll(async () => {
  await restoreRelease(database.url, database.pool);
  await migrateTo(database.url, BEFORE);
  for (const company of COMPANIES) {
    await seedCodes(company);
    await seedSeen(company);
    await seedStatements(company);
    await seedAttempts(company);
  }
  await migrate(database.url);
}, 120_000);

describe.each(COMPANIES)('rows of company %i from before', (company) => {
  test.each(['customers', 'products'])(
    'codes of %s that were two are both kept, the younger one left out of the rule',
    async (table) => {
      const rows = await as<{ code: string; code_kept: string | null; code_folded: string }>(
        company,
        `select code, code_kept, code_folded from ${table} where id between 90001 and 90009 order by id`,
      );
      expect(rows).toEqual([
        { code: 'KH-Đôi', code_kept: null, code_folded: 'kh-đôi' },
        { code: 'kh-đôi', code_kept: 'kh-đôi', code_folded: 'kh-đôi' },
        { code: 'KH-ĐÔI', code_kept: null, code_folded: 'kh-đôi' },
        { code: 'KH-Lẻ', code_kept: null, code_folded: 'kh-lẻ' },
      ]);
      const third = `insert into ${table} (tenant_id, code, name, status, created_on)
        values (${company}, 'Kh-đôi', 'Ba', 'active', '2026-11-06')`;
      await expect(as(company, third)).rejects.toThrow(`${table}_code_any_case`);
    },
  );

  test.each(['customers', 'products'])(
    'codes of %s are as they are seen, but for one that another has already',
    async (table) => {
      const rows = await as<{ code: string }>(
        company,
        `select code from ${table} where id between 90011 and 90019 order by id`,
      );
      expect(rows.map(({ code }) => code)).toEqual(['KE\u0301-1', 'KÉ-1', 'LẺ 2', 'LẺ 2\u00A0']);
    },
  );

  test('statements know since when their mails are known not to have arrived', async () => {
    const rows = await as<{ mail_state: string; since: string | null }>(
      company,
      'select mail_state, mail_known_on as since from statements where id > 90000 order by id',
    );
    expect(rows).toEqual([
      { mail_state: 'failed', since: '2026-11-01T01:00:00.000Z' },
      { mail_state: 'failed', since: '2026-11-02T02:00:00.000Z' },
      { mail_state: 'queued', since: null },
    ]);
  });

  test('attempts of webhooks know their endpoint', async () => {
    const rows = await as<{ id: number; endpoint_id: number }>(
      company,
      'select id, endpoint_id from webhook_attempts order by id',
    );
    expect(rows).toEqual([
      { id: 90201, endpoint_id: 90001 },
      { id: 90202, endpoint_id: 90002 },
    ]);
  });
});

test('every table of companies is under its policy again, the owner included', async () => {
  const { rows } = await database.pool.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity`,
  );
  expect(rows).toEqual([]);
});
