import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import type { TestApp } from './test-app.ts';

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** The company itself, as a parameter: comparing the tables of a join with each other does not choose one. */
const NAMES_ITS_TENANT = /tenant_id"? = \$\d|insert into [^(]*\([^)]*tenant_id/i;
/** What a sweep asks of all companies, as a role that reads little more than tenant_id (server/platform/db/companies-with.ts). */
const IS_OF_A_SWEEP = /^\s*select distinct tenant_id from \(.*\) as with_work order by tenant_id$/s;

/**
 * Call below withTestApp: of all statements that are sent in the file, by requests, by jobs and by the tests, those over a
 * table of companies have to name tenant_id (server/platform/db/tenant-plugin.ts).
 */
export function everyStatementNamesItsTenant(server: { readonly current: TestApp }): void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  const texts = new Set<string>();
  beforeAll(() => {
    prototype.query = function (...args) {
      const [first] = args as [string | { text?: string } | undefined];
      texts.add((typeof first === 'string' ? first : first?.text) ?? '');
      return query.apply(this, args);
    };
  });
  afterAll(async () => {
    prototype.query = query;
    const { rows } = await sql<{ name: string }>`select distinct tablename as name from pg_policies
      where schemaname = 'public'`.execute(server.current.publishing.db);
    const names = rows.map(({ name }) => name).join('|');
    const over = new RegExp(String.raw`\b(from|join|into|update) "?(${names})"?(?![\w.])`, 'i');
    const sent = [...texts].filter((text) => over.test(text));
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter((text) => !NAMES_ITS_TENANT.test(text) && !IS_OF_A_SWEEP.test(text))).toEqual([]);
  });
}
