import pg from 'pg';
import type { Passwords } from './place.ts';

/** Extensions the migrations count on; a server reached by DATABASE_URL must offer them too. */
export const extensions = ['pg_trgm', 'unaccent', 'pgcrypto'] as const;

const name = 'hoadon';

/**
 * Without it no LIKE may be looked up in an index under row-level security, for fear that it tells of rows the reader may not see:
 * a search would read every row of every company. The one thing LIKE can tell is that a pattern ends in its escape
 * character; ours never do (docs/decisions/028). Only a superuser may say so.
 */
const SEARCH_BEFORE_SECURITY = 'alter function pg_catalog.textlike(text, text) leakproof';

type ClusterUrls = { url: string; admin_url: string };

export function clusterUrls(port: number, passwords: Passwords): ClusterUrls {
  return {
    url: `postgres://${name}:${passwords.app}@127.0.0.1:${port}/${name}`,
    admin_url: `postgres://postgres:${passwords.superuser}@127.0.0.1:${port}/postgres`,
  };
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A connection that the server drops while idle must not end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Where the server behind `admin_url` keeps its files; null when it does not answer or does not know our password. */
export async function dataDirectoryBehind(admin_url: string): Promise<string | null> {
  try {
    return await withClient(admin_url, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return rows[0]?.data_directory ?? null;
    });
  } catch {
    return null;
  }
}

/**
 * Makes what a fresh cluster lacks: the login role (may create roles for row-level security, is no superuser),
 * its database and the extensions. Safe to repeat.
 */
export async function provision(urls: ClusterUrls, passwords: Passwords): Promise<void> {
  await withClient(urls.admin_url, async (client) => {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [name]);
    const verb = role.rowCount ? 'alter' : 'create';
    await client.query(
      `${verb} role ${name} login createrole password ${client.escapeLiteral(passwords.app)}`,
    );
    const database = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!database.rowCount) await client.query(`create database ${name} owner ${name}`);
  });
  const in_database = new URL(urls.admin_url);
  in_database.pathname = `/${name}`;
  await withClient(in_database.href, async (client) => {
    for (const extension of extensions) await client.query(`create extension if not exists ${extension}`);
    await client.query(SEARCH_BEFORE_SECURITY);
  });
}
