import { expect, test } from 'vitest';
import { readTables } from '../../../scripts/generate/plain/write-plain.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';

const database = withTestDatabase();
const tables = Object.entries(readTables('.'));

type Found = { column_name: string; type: string; nullable: boolean };

async function columnsOf(table: string): Promise<Record<string, { type: string; nullable: boolean }>> {
  const { rows } = await database.pool.query<Found>(
    `select a.attname as column_name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [table],
  );
  return Object.fromEntries(rows.map(({ column_name, type, nullable }) => [column_name, { type, nullable }]));
}

/** Columns that no two rows of a company share, each with an index of its own. */
/** By themselves within a company; the symbol of a template with its form. */
async function uniqueOf(table: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select a.attname as name from pg_index i
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[1]
     join pg_attribute t on t.attrelid = i.indrelid and t.attnum = i.indkey[0] and t.attname = 'tenant_id'
     where i.indrelid = $1::regclass and i.indisunique and not i.indisprimary
       and (i.indnatts = 2 or i.indexrelid = 'templates_symbol'::regclass)`,
    [table],
  );
  return rows.map(({ name }) => name);
}

test.each(tables)('what the generator remembers of %s is what the migrations made', async (name, table) => {
  const found = await columnsOf(name);
  for (const [column, { type, nullable }] of Object.entries(table.columns))
    expect({ [column]: found[column] }).toEqual({
      [column]: { type: type === 'timestamptz' ? 'timestamp with time zone' : type, nullable },
    });
  expect(found['lock_version'], `${name}.lock_version`).toBeDefined();
  expect(Object.hasOwn(found, 'deleted_on')).toBe(table.soft_delete);
  expect(await uniqueOf(name)).toEqual(expect.arrayContaining(table.unique));
});

test.each(tables)('the search of %s reads the texts its description names', async (name, { search }) => {
  const { rows } = await database.pool.query<{ made_of: string }>(
    `select generation_expression as made_of from information_schema.columns
     where table_schema = 'public' and table_name = $1 and column_name = 'search_text'`,
    [name],
  );
  for (const column of search) expect(rows[0]?.made_of).toContain(column);
});

test('there is something to compare', () => expect(tables.length).toBeGreaterThanOrEqual(6));
