import type pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { SHARED_TABLES } from '#server/platform/db/tenant-plugin.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';

const database = withTestDatabase();

/** Tables with a tenant_id that stand outside row-level security: who signs in is not known yet when they are read. */
const SIGN_IN_DIRECTORY = [
  'api_token_keys',
  'mfa_tokens',
  'passkey_challenges',
  'passkeys',
  'password_keys',
  'payment_keys',
  'recovery_codes',
  'sessions',
  'sign_ins',
  'statement_link_keys',
  'totp_secrets',
  'trials',
  'invitation_requests',
];
/** Tables with a tenant_id outside row-level security: the directory, and whose a tax code is, which holds across tenants. */
const REFERENCE_TABLES = [...SIGN_IN_DIRECTORY, 'tax_code_claims'];
/** The same, and what stands there without a tenant: addresses and tokens. */
const OUT_OF_REACH = [
  ...REFERENCE_TABLES,
  'bank_transfers',
  'master_key_check',
  'refresh_tokens',
  'sign_in_failures',
  'unrouted_messages',
];
/** What has happened is not changed: rows are added and read. */
const APPEND_ONLY = [
  'audit_log',
  'document_events',
  'document_files',
  'document_lines',
  'document_versions',
  'month_closing_invoices',
  'package_grants',
  'payment_transfers',
  'provider_settings',
];

async function names(sql: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(sql);
  return rows.map(({ name }) => name).sort();
}

const OURS = `from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p')`;
const HAS_TENANT = `exists (select from pg_attribute a
  where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)`;

describe('every table of a tenant', () => {
  let tenant_tables: string[] = [];
  beforeAll(async () => {
    const all = await names(`select c.relname as name ${OURS} and ${HAS_TENANT}`);
    tenant_tables = all.filter((name) => !REFERENCE_TABLES.includes(name));
  });

  test('there are some', () => expect(tenant_tables.length).toBeGreaterThan(15));

  test('is under row-level security, and its owner too (FORCE)', async () => {
    const sql = `select c.relname as name ${OURS} and c.relrowsecurity and c.relforcerowsecurity`;
    expect(await names(sql)).toEqual(tenant_tables);
  });

  test('is read (USING) and written (WITH CHECK) by its own tenant alone', async () => {
    const sql = `select tablename as name from pg_policies where schemaname = 'public' and cmd = 'ALL'
      and qual = '(tenant_id = current_tenant())' and with_check = '(tenant_id = current_tenant())'`;
    expect(await names(sql)).toEqual(tenant_tables);
    const others = `select tablename as name from pg_policies where schemaname = 'public' and roles <> '{hoadon_sweep}'`;
    expect(await names(others)).toEqual(tenant_tables);
  });

  test('has a primary key that begins with tenant_id, so that tenants can be spread over machines', async () => {
    const sql = `select c.relname as name ${OURS} and exists (
      select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indrelid = c.oid and i.indisprimary and a.attname = 'tenant_id')`;
    expect((await names(sql)).filter((name) => !REFERENCE_TABLES.includes(name))).toEqual(tenant_tables);
  });

  test('is told from what all tenants share by the plugin that names the tenant in statements', async () => {
    const sql = `select c.relname as name ${OURS} and not c.relrowsecurity and c.relname <> 'schema_migrations'`;
    expect([...SHARED_TABLES].toSorted()).toEqual(await names(sql));
  });

  test('is unique in nothing across tenants', async () => {
    const sql = `select i.indexrelid::regclass::text as name ${OURS.replace('where', `join pg_index i on i.indrelid = c.oid and i.indisunique where`)}
      and ${HAS_TENANT} and not exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attnum = any (i.indkey) and a.attname = 'tenant_id')`;
    expect(await names(sql)).toEqual([
      'api_token_keys_pkey',
      'mfa_tokens_pkey',
      'passkey_challenges_pkey',
      'passkeys_credential_id_key',
      'passkeys_pkey',
      'password_keys_pkey',
      'payment_keys_checkout_hash_key',
      'payment_keys_pkey',
      'sessions_pkey',
      'sign_ins_pkey',
      'statement_link_keys_pkey',
      'tax_code_claims_holder',
      'trials_pkey',
    ]);
  });

  test('points at other tables of a tenant with the tenant_id', async () => {
    const sql = `select k.conname as name ${OURS.replace('where', 'join pg_constraint k on k.conrelid = c.oid where')}
      and k.contype = 'f' and k.confrelid <> 'tenants'::regclass and ${HAS_TENANT}
      and not exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attnum = any (k.conkey) and a.attname = 'tenant_id')`;
    expect(await names(sql)).toEqual([]);
  });
});

describe('every table', () => {
  test('takes its ids from a sequence: identity columns cannot be spread over machines', async () => {
    const sql = `select c.relname as name ${OURS} and exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '')`;
    expect(await names(sql)).toEqual([]);
  });

  test('but the log of migrations leaves the time to the clock of the program', async () => {
    const sql = `select c.relname as name ${OURS} and exists (select from pg_attrdef d
      where d.adrelid = c.oid and pg_get_expr(d.adbin, d.adrelid) ~ '(now\\(\\)|CURRENT_|clock_timestamp)')`;
    expect(await names(sql)).toEqual(['schema_migrations']);
  });
});

describe('hoadon_app, the role business code works in', () => {
  test('bypasses nothing and cannot sign in by itself', async () => {
    const { rows } = await database.pool.query(
      `select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb from pg_roles where rolname = 'hoadon_app'`,
    );
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreaterole: false, rolcreatedb: false },
    ]);
  });

  test('owns nothing', async () => {
    const sql = `select relname as name from pg_class where relowner = 'hoadon_app'::regrole
      union all select proname from pg_proc where proowner = 'hoadon_app'::regrole
      union all select nspname from pg_namespace where nspowner = 'hoadon_app'::regrole`;
    expect(await names(sql)).toEqual([]);
  });

  test('has no way to the passwords, the sessions and the job queue', async () => {
    const sql = `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and (c.relname in (${OUT_OF_REACH.map((name) => `'${name}'`).join()}) or n.nspname = 'graphile_worker')
      and has_schema_privilege('hoadon_app', n.oid, 'usage')
      and has_table_privilege('hoadon_app', c.oid, 'select, insert, update, delete')`;
    expect(await names(sql)).toEqual([]);
  });

  test.each(APPEND_ONLY)('cannot rewrite %s', async (table) => {
    const { rows } = await database.pool.query(
      `select has_table_privilege('hoadon_app', $1, 'insert') as adds, has_table_privilege('hoadon_app', $1, 'update, delete, truncate') as rewrites`,
      [table],
    );
    expect(rows).toEqual([{ adds: true, rewrites: false }]);
  });
});

describe('hoadon_sweep, the role that finds out which companies have work', () => {
  /** The columns of its conditions. A row here lets it read a fact of every company: never what a document says. */
  const READ = {
    collector_mailboxes: ['enabled', 'next_look_on'],
    documents: ['stage', 'status_error', 'transmission', 'updated_on'],
    drafts: ['saved_on'],
    idempotency_keys: ['created_on', 'operation'],
    imports: ['state'],
    invoice_publishes: ['settled_on', 'started_on', 'state'],
    invoice_rollup_deltas: [],
    invoice_rollups: [],
    invoice_schedules: ['enabled', 'next_run_on'],
    invoices: ['issued_on', 'transmission'],
    jobs: ['action', 'created_on', 'file_bytes', 'finished_on', 'state', 'touched_on'],
    notice_digests: ['day', 'user_id'],
    notice_settings: ['digest', 'user_id'],
    payment_refunds: ['state'],
    proof_packs: ['expires_on', 'state'],
    reconciliations: ['day', 'next_on', 'state'],
    recurring_invoices: ['deleted_on', 'next_on', 'status'],
    signature_requests: ['state', 'updated_on'],
    sold_rollup_deltas: [],
    sold_rollups: [],
    statements: ['expires_on', 'reminders', 'state'],
    tenant_profiles: [],
    webhook_deliveries: ['endpoint_id', 'next_on', 'settled_on', 'state'],
    webhook_endpoints: ['enabled', 'id'],
  } as const satisfies Record<string, readonly string[]>;

  test('reads tenant_id and these columns, and writes nothing', async () => {
    const { rows } = await database.pool.query<{ table: string; columns: string[] }>(
      `select c.relname as table, array_agg(a.attname::text order by a.attname) filter (where a.attname <> 'tenant_id') as columns ${OURS.replace(
        'where',
        'join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped where',
      )} and has_column_privilege('hoadon_sweep', c.oid, a.attnum, 'select') group by 1`,
    );
    expect(Object.fromEntries(rows.map(({ table, columns }) => [table, columns ?? []]))).toEqual(READ);
    const written = `select c.relname as name ${OURS} and (has_any_column_privilege('hoadon_sweep', c.oid, 'insert, update, references')
      or has_table_privilege('hoadon_sweep', c.oid, 'delete, truncate, trigger'))`;
    expect(await names(written)).toEqual([]);
  });

  test('has a policy for reading where it reads, and for nothing else', async () => {
    const { rows } = await database.pool.query<{ name: string; qual: string }>(
      `select tablename as name, qual from pg_policies where schemaname = 'public' and cmd = 'SELECT' and roles = '{hoadon_sweep}' order by 1`,
    );
    expect(rows).toEqual(
      Object.keys(READ).map((name) => ({
        name,
        qual: name === 'invoice_schedules' ? '(error IS NULL)' : 'true',
      })),
    );
    const all = `select policyname as name from pg_policies where schemaname = 'public' and 'hoadon_sweep' = any(roles) and cmd <> 'SELECT'`;
    expect(await names(all)).toEqual([]);
  });

  test('owns nothing, bypasses nothing, cannot sign in, and nothing inherits from it', async () => {
    const { rows } = await database.pool.query(
      `select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb,
        pg_has_role('hoadon_app', oid, 'usage') as app_inherits, pg_has_role(current_user, oid, 'usage') as owner_inherits,
        pg_has_role(oid, 'hoadon_app', 'member') as is_app
        from pg_roles where rolname = 'hoadon_sweep'`,
    );
    expect(rows).toEqual([
      {
        ...{
          rolsuper: false,
          rolbypassrls: false,
          rolcanlogin: false,
          rolcreaterole: false,
          rolcreatedb: false,
        },
        ...{ app_inherits: false, owner_inherits: false, is_app: false },
      },
    ]);
    expect(
      await names(`select relname as name from pg_class where relowner = 'hoadon_sweep'::regrole`),
    ).toEqual([]);
  });
});

describe('a transaction of tenant 1', () => {
  const customer = (tenant_id: number): string =>
    `insert into customers (tenant_id, code, name, status, created_on)
     values (${tenant_id}, 'KH${tenant_id}', 'Công ty ${tenant_id}', 'active', '2026-11-20T00:00:00Z')`;

  async function as<T>(tenant_id: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `select set_config('role', 'hoadon_app', true), set_config('app.tenant_id', $1, true)`,
        [tenant_id],
      );
      return await work(client);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  beforeAll(async () => {
    const client = await database.pool.connect();
    await client.query(
      `insert into tenants (created_on) values ('2026-11-20T00:00:00Z'), ('2026-11-20T00:00:00Z')`,
    );
    for (const tenant_id of [1, 2]) {
      await client.query('begin');
      await client.query(
        `select set_config('role', 'hoadon_app', true), set_config('app.tenant_id', $1, true)`,
        [String(tenant_id)],
      );
      await client.query(customer(tenant_id));
      await client.query('commit');
    }
    client.release();
  });

  test('sees its own rows alone', async () => {
    const { rows } = await as('1', (client) => client.query('select code from customers'));
    expect(rows).toEqual([{ code: 'KH1' }]);
  });

  test('changes and deletes nothing of another', async () => {
    const changed = await as('1', (client) =>
      client.query(`update customers set name = 'x' where code = 'KH2'`),
    );
    const deleted = await as('1', (client) => client.query(`delete from customers where code = 'KH2'`));
    expect([changed.rowCount, deleted.rowCount]).toEqual([0, 0]);
  });

  test('adds nothing to another', async () => {
    await expect(as('1', (client) => client.query(customer(2)))).rejects.toMatchObject({ code: '42501' });
  });

  test('without a tenant there is nothing to see', async () => {
    const { rows } = await as('', (client) => client.query('select code from customers'));
    expect(rows).toEqual([]);
  });
});
