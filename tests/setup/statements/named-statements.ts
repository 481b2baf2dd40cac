import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { loadParser, tablesWithoutTenant } from './tenant-of-tables.ts';
import type { TestApp } from '../test-app.ts';

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** What a sweep asks of all companies, as a role that reads little more than tenant_id (server/platform/db/companies-with.ts). */
const IS_OF_A_SWEEP = /^\s*select distinct tenant_id from \(.*\) as with_work order by tenant_id$/s;

/**
 * Call below withTestApp: in all statements that are sent in the file, by requests, by jobs and by the tests, each table of companies has to
 * be reached by the company's tenant_id, or joined by it to one that is (server/platform/db/tenant-plugin.ts).
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
    const tables = new Set(rows.map(({ name }) => name));
    const names = [...tables].join('|');
    const over = new RegExp(String.raw`\b(from|join|into|update) "?(${names})"?(?![\w.])`, 'i');
    const sent = [...texts].filter((text) => over.test(text));
    expect(sent.length).toBeGreaterThan(0);
    await loadParser();
    const isOfCompany = (table: string): boolean => tables.has(table);
    const loose = sent.flatMap((text) => {
      if (IS_OF_A_SWEEP.test(text)) return [];
      const unreached = tablesWithoutTenant(text, isOfCompany);
      return unreached.length === 0 ? [] : [{ unreached, text }];
    });
    expect(loose).toEqual([]);
  });
}
