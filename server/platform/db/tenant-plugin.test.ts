import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { TENANT, tenantLater, tenantPlugin, valuesFor } from './tenant-plugin.ts';

type Tables = {
  invoices: { tenant_id: number; id: number; status: string };
  customers: { tenant_id: number; id: number; name: string };
  tax_authorities: { id: number; code: string };
};

const plain = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool() }) });
const db = plain.withPlugin(tenantPlugin(7));

test('a select names the company for each of its tables, brackets around what was asked', () => {
  const { sql: text, parameters } = db
    .selectFrom('invoices as i')
    .leftJoin('customers', 'customers.id', 'i.id')
    .select('i.id')
    .where(sql<boolean>`status = ${'draft'} or true`)
    .compile();
  expect(text).toBe(
    'select "i"."id" from "invoices" as "i" left join "customers" on "customers"."id" = "i"."id" and "customers"."tenant_id" = $1 where "i"."tenant_id" = $2 and (status = $3 or true)',
  );
  expect(parameters).toEqual([7, 7, 'draft']);
});

test.each([
  ['update', db.updateTable('invoices').set({ status: 'x' })],
  ['delete', db.deleteFrom('invoices')],
  [
    'subquery',
    db
      .selectFrom('tax_authorities')
      .select('id')
      .where(({ exists, selectFrom }) => exists(selectFrom('invoices').select('id'))),
  ],
])('so does: %s', (_kind, query) => {
  const { sql: text, parameters } = query.compile();
  expect(text).toContain('"invoices"."tenant_id" = $');
  expect(parameters).toContain(7);
});

test('what all companies share is left as it is', () => {
  expect(db.selectFrom('tax_authorities').select('id').compile().sql).toBe(
    'select "id" from "tax_authorities"',
  );
});

test('SQL written by hand gets the company as a parameter, inside fragments too', () => {
  const where = sql`tenant_id = ${TENANT}`;
  expect(sql`select from invoices where ${where} and id = ${3}`.compile(db)).toMatchObject({
    sql: 'select from invoices where tenant_id = $1 and id = $2',
    parameters: [7, 3],
  });
});

test('a statement put together before its company is known gets it among its values', () => {
  const later = plain.withPlugin(tenantLater());
  const written = sql`select from invoices where tenant_id = ${TENANT} and id = ${3}`.compile(later);
  const built = later.selectFrom('invoices').select('id').compile();
  expect([written, built].map(({ parameters }) => valuesFor(8, parameters))).toEqual([[8, 3], [8]]);
});

test('outside of a company it cannot be sent', () => {
  const { parameters } = sql`select ${TENANT}`.compile(plain);
  expect(() => String(parameters[0]) + `${parameters[0] as string}`).toThrow(TypeError);
});
