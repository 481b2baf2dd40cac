import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Tx } from '#server/context.ts';
import { enterTenant } from '#server/platform/db/tenancy.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { FIRST, SECOND, recordsOfAnother } from './records-of-another.ts';
import { OUTSIDE, snapshotOf, tenantTables } from './tables.ts';

const server = withTestApp();

let tables: string[] = [];
beforeAll(async () => {
  await recordsOfAnother(server.current, await server.current.signIn('owner@demo.vn'));
  tables = await tenantTables(server.current.publishing.db);
});

/** As the application's role, for the length of one transaction; a tenant is set only when one is given. */
function asApp<T>(tenant_id: number | null, work: (tx: Tx) => Promise<T>): Promise<T> {
  return server.current.publishing.db.transaction().execute(async (tx) => {
    if (tenant_id === null) await sql`set local role hoadon_app`.execute(tx);
    else await enterTenant(tx, tenant_id);
    return work(tx);
  });
}

async function countIn(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(
    tx,
  );
  return Number(rows[0]?.total);
}

describe('as hoadon_app', () => {
  test('without a tenant every table is empty', async () => {
    expect(tables.length).toBeGreaterThanOrEqual(17);
    const counts = await asApp(null, async (tx) => {
      const found: Record<string, number> = {};
      for (const table of tables) found[table] = await countIn(tx, table);
      return found;
    });
    expect(counts).toEqual(Object.fromEntries(tables.map((table) => [table, 0])));
  });

  test('each company sees its own rows in every table that has any', async () => {
    const { db } = server.current.publishing;
    const [first, second] = [await snapshotOf(db, FIRST), await snapshotOf(db, SECOND)];
    for (const table of [
      'customers',
      'products',
      'templates',
      'certificates',
      'users',
      'invoices',
      'transmissions',
      'document_files',
      'roles',
      'saved_searches',
      'api_tokens',
      'jobs',
      'audit_log',
      'audit_heads',
      'imports',
      'signature_requests',
      'signature_request_documents',
      'import_files',
      'tenant_configs',
      'drafts',
    ])
      expect(first[table]?.length).toBeGreaterThan(0);
    for (const table of tables)
      expect(second[table]?.filter((row) => first[table]?.includes(row))).toEqual([]);
  });

  test.each(OUTSIDE)('%s is out of reach, with a tenant and without', async (table) => {
    for (const tenant of [null, FIRST]) {
      await expect(asApp(tenant, (tx) => countIn(tx, table))).rejects.toThrow(/permission denied/);
      await expect(asApp(tenant, (tx) => sql`delete from ${sql.table(table)}`.execute(tx))).rejects.toThrow(
        /permission denied/,
      );
    }
  });

  test('the jobs are out of reach', async () => {
    await expect(asApp(FIRST, (tx) => sql`select 1 from graphile_worker.jobs`.execute(tx))).rejects.toThrow(
      /permission denied/,
    );
  });

  test('a row of another company cannot be written', async () => {
    const row = {
      tenant_id: SECOND,
      code: 'X',
      name: 'X',
      status: 'active',
      created_on: server.current.clock.now(),
    };
    await expect(asApp(FIRST, (tx) => tx.insertInto('customers').values(row).execute())).rejects.toThrow(
      /row-level security/,
    );
    await expect(asApp(null, (tx) => tx.insertInto('customers').values(row).execute())).rejects.toThrow(
      /row-level security/,
    );
  });

  test('no table takes a row of another company, whichever it is', async () => {
    for (const table of tables) {
      const added = asApp(FIRST, (tx) =>
        sql`insert into ${sql.table(table)} (tenant_id) values (${SECOND})`.execute(tx),
      );
      await expect(added, table).rejects.toThrow(/row-level security|permission denied/);
    }
  });

  test('a row cannot be moved to another company', async () => {
    const move = (tx: Tx) => tx.updateTable('products').set({ tenant_id: SECOND }).execute();
    await expect(asApp(FIRST, move)).rejects.toThrow(/row-level security/);
  });

  test('an update or a delete without a WHERE stays inside the company', async () => {
    const { db } = server.current.publishing;
    const before = await snapshotOf(db, FIRST);
    await asApp(SECOND, async (tx) => {
      await tx.updateTable('products').set({ name: 'đổi hết' }).execute();
      await tx.deleteFrom('customers').execute();
    });
    expect(await snapshotOf(db, FIRST)).toEqual(before);
  });

  test('what is signed and what has happened can only be added to', async () => {
    for (const table of ['document_versions', 'document_files', 'document_events', 'audit_log']) {
      await expect(asApp(FIRST, (tx) => sql`delete from ${sql.table(table)}`.execute(tx))).rejects.toThrow(
        /permission denied/,
      );
      await expect(
        asApp(FIRST, (tx) => sql`update ${sql.table(table)} set tenant_id = tenant_id`.execute(tx)),
      ).rejects.toThrow(/permission denied/);
    }
  });

  test('the role owns nothing and bypasses nothing', async () => {
    const { db } = server.current.publishing;
    const role =
      await sql`select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = 'hoadon_app'`.execute(
        db,
      );
    expect(role.rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false },
    ]);
    const owned =
      await sql`select 1 from pg_class join pg_roles on pg_roles.oid = relowner where rolname = 'hoadon_app'`.execute(
        db,
      );
    expect(owned.rows).toEqual([]);
  });
});

describe('as hoadon_sweep, which sweeps read under', () => {
  const asSweep = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    server.current.publishing.db.transaction().execute(async (tx) => {
      await sql`set local role hoadon_sweep`.execute(tx);
      return work(tx);
    });
  const READ = ['documents', 'invoices', 'tenant_profiles', 'jobs', 'drafts'];

  test.each(READ)('%s says which companies have rows, and nothing that is in them', async (table) => {
    const { rows } = await asSweep((tx) =>
      sql<{
        tenant_id: number;
      }>`select distinct tenant_id from ${sql.table(table)} order by tenant_id`.execute(tx),
    );
    expect(rows.map(({ tenant_id }) => tenant_id)).toContain(FIRST);
    await expect(asSweep((tx) => sql`select * from ${sql.table(table)}`.execute(tx))).rejects.toThrow(
      /permission denied/,
    );
    for (const change of [
      sql`update ${sql.table(table)} set tenant_id = tenant_id`,
      sql`delete from ${sql.table(table)}`,
      sql`select from ${sql.table(table)} for update`,
    ])
      await expect(asSweep((tx) => change.execute(tx))).rejects.toThrow(/permission denied/);
  });

  test('a text of an invoice, a file, a person or a setting cannot be reached, and no job be made', async () => {
    for (const [column, table] of [
      ['buyer_name', 'invoices'],
      ['id', 'invoices'],
      ['tax_code', 'tenant_profiles'],
      ['label', 'documents'],
      ['bytes', 'document_files'],
      ['email', 'users'],
      ['error', 'invoice_schedules'],
      ['payload', 'webhook_deliveries'],
      ['password', 'collector_mailboxes'],
      ['tenant_id', 'sign_ins'],
    ] as const)
      await expect(
        asSweep((tx) => sql`select ${sql.ref(column)} from ${sql.table(table)}`.execute(tx)),
        `${table}.${column}`,
      ).rejects.toThrow(/permission denied/);
    await expect(asSweep((tx) => sql`select enqueue_job('x', '{}', 'x', now())`.execute(tx))).rejects.toThrow(
      /permission denied/,
    );
  });

  test('its policies hold for it alone: the role of the connection and hoadon_app see nothing without a company', async () => {
    for (const table of READ) {
      const { rows } = await sql<{
        total: number;
      }>`select count(*) as total from ${sql.table(table)}`.execute(server.current.publishing.db);
      expect(Number(rows[0]?.total), table).toBe(0);
      expect(await asApp(null, (tx) => countIn(tx, table)), table).toBe(0);
    }
  });
});

test('neither role nor tenant stays on a pooled connection, after a commit or a failure', async () => {
  const { db } = server.current.publishing;
  await asApp(FIRST, (tx) => countIn(tx, 'customers'));
  await expect(asApp(FIRST, (tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow(/division by zero/);
  const looks = await Promise.all(
    Array.from({ length: 10 }, () =>
      sql<{ role: string; tenant: string | null }>`select current_user = session_user as role,
        nullif(current_setting('app.tenant_id', true), '') as tenant`.execute(db),
    ),
  );
  expect(looks.flatMap(({ rows }) => rows)).toEqual(Array(10).fill({ role: true, tenant: null }));
});
