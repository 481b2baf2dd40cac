import type pg from 'pg';
import { SHARED_TABLES } from '#server/platform/db/tenant-plugin.ts';

type Table = { name: string; has_tenant: boolean };
type ForeignKey = { name: string; table: string; definition: string };

/** What keeps the schema from working once it is distributed: an object of the database, and why. */
type Obstacle = { object: string; why: string };

/** What is sent, in its order. `keys` are the foreign keys that are put back otherwise than they were. */
type CitusPlan = { statements: readonly string[]; changed_keys: readonly string[] };

const TABLES = `select c.relname as name, exists (select from pg_attribute a
    where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as has_tenant
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'schema_migrations'
  order by 1`;

const FOREIGN_KEYS = `select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 2, 1`;

/** Unique keys of companies' tables without tenant_id, keys to other companies' tables without it, triggers that write elsewhere. */
const OBSTACLES = `with distributed as (select oid, relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname = any($1)),
  tenant as (select attrelid, attnum from pg_attribute where attname = 'tenant_id' and not attisdropped)
  select i.indexrelid::regclass::text as object, 'a unique key without tenant_id' as why
  from pg_index i join distributed d on d.oid = i.indrelid join tenant t on t.attrelid = d.oid
  where i.indisunique and not t.attnum = any(i.indkey)
  union all
  select k.conname, 'a foreign key between companies'' tables without tenant_id'
  from pg_constraint k join distributed d on d.oid = k.conrelid join distributed other on other.oid = k.confrelid
    join tenant t on t.attrelid = d.oid
  where k.contype = 'f' and not t.attnum = any(k.conkey)
  union all
  select k.conname, 'an exclusion without tenant_id'
  from pg_constraint k join distributed d on d.oid = k.conrelid join tenant t on t.attrelid = d.oid
  where k.contype = 'x' and not t.attnum = any(k.conkey)
  union all
  select distinct d.relname || '.' || p.proname, case when p.prosrc ~ 'pg_notify' then 'a trigger that notifies from a worker, where nothing listens'
    else 'a trigger that writes or reads other tables' end
  from pg_trigger g join distributed d on d.oid = g.tgrelid join pg_proc p on p.oid = g.tgfoid
  where not g.tgisinternal and p.prosrc ~* '\\m(insert into|update|delete from|select|pg_notify)\\M'
  order by 1`;

/** A key that Citus does not take: the column alone becomes null. Put back without it, what is still named cannot be deleted. */
const NULLS_ONE_COLUMN = / ON DELETE SET NULL \([^)]*\)/;

/**
 * How this database is distributed by company, read from its catalogue: tables that all companies share on every machine, those of
 * companies by tenant_id and side by side. Foreign keys are put back last, since a table may not point at one that is not distributed yet.
 */
export async function citusPlan(client: pg.ClientBase): Promise<CitusPlan> {
  const { rows: here } = await client.query<{ database: string }>('select current_database() as database');
  const tables = (await client.query<Table>(TABLES)).rows;
  const keys = (await client.query<ForeignKey>(FOREIGN_KEYS)).rows;
  const companies = tables.filter(({ name }) => !SHARED_TABLES.has(name));
  const stray = companies.filter(({ has_tenant }) => !has_tenant).map(({ name }) => name);
  if (stray.length > 0) throw new Error(`neither of a company nor listed as shared: ${stray.join(', ')}`);
  const [first] = companies;
  const shared = tables.filter(({ name }) => SHARED_TABLES.has(name));
  const statements = [
    // What is set for a transaction holds on the workers too: role and company.
    `alter database ${quoted(here[0]?.database ?? '')} set citus.propagate_set_commands = 'local'`,
    // Workers are reached under the role of the transaction.
    ...['hoadon_app', 'hoadon_sweep'].map((role) => `alter role ${role} login`),
    ...keys.map(({ name, table }) => `alter table ${table} drop constraint ${quoted(name)}`),
    ...shared.map(({ name }) => `select create_reference_table('${name}')`),
    ...companies.map(({ name }) => {
      const beside = name === first?.name ? 'none' : (first?.name ?? 'none');
      return `select create_distributed_table('${name}', 'tenant_id', colocate_with => '${beside}')`;
    }),
    ...keys.map(
      ({ name, table, definition }) =>
        `alter table ${table} add constraint ${quoted(name)} ${definition.replace(NULLS_ONE_COLUMN, '')}`,
    ),
  ];
  return {
    statements,
    changed_keys: keys.filter(({ definition }) => NULLS_ONE_COLUMN.test(definition)).map(({ name }) => name),
  };
}

/** What prevents it in this database; empty where the plan leads to a product that works. */
export async function citusObstacles(client: pg.ClientBase): Promise<Obstacle[]> {
  const tables = (await client.query<Table>(TABLES)).rows.map(({ name }) => name);
  const distributed = tables.filter((name) => !SHARED_TABLES.has(name));
  return (await client.query<Obstacle>(OBSTACLES, [distributed])).rows;
}

/**
 * Distributes a migrated database, all of it or nothing. Refuses where the extension is not installed, and where something prevents it
 * it unless `anyway` (to try it on a copy).
 */
export async function distribute(client: pg.ClientBase, { anyway }: { anyway: boolean }): Promise<CitusPlan> {
  const { rows } = await client.query<{ installed: boolean }>(
    `select exists (select from pg_extension where extname = 'citus') as installed`,
  );
  if (rows[0]?.installed !== true)
    throw new Error(
      'the extension citus is not in this database: install it on coordinator and workers, "create extension citus", add the workers, then run this again',
    );
  const obstacles = await citusObstacles(client);
  if (obstacles.length > 0 && !anyway)
    throw new Error(
      `not distributed, since this would not work there (--anyway tries it on a copy):\n${obstacles
        .map(({ object, why }) => `  ${object}: ${why}`)
        .join('\n')}`,
    );
  const plan = await citusPlan(client);
  await client.query('begin');
  try {
    for (const statement of plan.statements) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return plan;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
