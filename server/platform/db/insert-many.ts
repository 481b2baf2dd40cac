import { CompiledQuery, sql, type Transaction } from 'kysely';
import { binaryArray } from './binary-array.ts';

/**
 * Inserts rows that all have the same columns by one statement, however many they are: what all rows have alike is one parameter, each
 * other column one array. A parameter for each value of each row costs the server more to parse than the row costs to store.
 * Table, columns and `on_conflict` (what becomes of a row that is there already) are SQL of our own code, never of a request.
 */
export async function insertMany<DB, Row extends object>(
  tx: Transaction<DB>,
  table: keyof DB & string,
  rows: readonly Row[],
  on_conflict = '',
): Promise<void> {
  const names = Object.keys(rows[0] ?? {}) as (keyof Row & string)[];
  if (names.length === 0) return;
  const columns = names.map((name, at): Column => {
    const values = rows.map((row) => row[name]);
    // One array at least says how many rows there are.
    return columnOf(name, values, { isArray: at === 0 && rows.length > 1 });
  });
  const values = columns.map(({ value }) => value);
  const key = [table, ...columns.flatMap(({ name, array }) => [name, array]), on_conflict].join(' ');
  const text = texts.get(key) ?? `${textFor(table, columns, await typesOf(tx, table))} ${on_conflict}`.trim();
  texts.set(key, text);
  await tx.executeQuery(CompiledQuery.raw(text, values));
}

/** A parameter: its value for every row, or of the type `array` and with one element for each. */
type Column = { name: string; array: string | null; value: unknown };

const texts = new Map<string, string>();

function columnOf(name: string, values: readonly unknown[], { isArray }: { isArray: boolean }): Column {
  const [first] = values;
  if (!isArray && values.every((one) => one === first)) return { name, array: null, value: first };
  const { type, value } = binaryArray(values);
  return { name, array: type, value };
}

function textFor(table: string, columns: readonly Column[], types: ReadonlyMap<string, string>): string {
  const arrays = columns.flatMap(({ name, array }, at) =>
    array === null ? [] : [{ name, place: `$${at + 1}::${array}` }],
  );
  const selected = columns.map(
    ({ name, array }, at) => `${array === null ? `$${at + 1}` : `given."${name}"`}::${types.get(name)}`,
  );
  const into = `insert into "${table}" (${columns.map(({ name }) => `"${name}"`).join()}) select ${selected.join()}`;
  if (arrays.length === 0) return into;
  return `${into} from unnest(${arrays.map(({ place }) => place).join()}) as given (${arrays.map(({ name }) => `"${name}"`).join()})`;
}

const types_of_tables = new Map<string, ReadonlyMap<string, string>>();

/** The types of a table's columns by name, read once. */
async function typesOf<DB>(tx: Transaction<DB>, table: string): Promise<ReadonlyMap<string, string>> {
  const known = types_of_tables.get(table);
  if (known !== undefined) return known;
  const { rows } = await sql<{
    name: string;
    type: string;
  }>`select attname::text as name, format_type(atttypid, atttypmod) as type
    from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(tx);
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  types_of_tables.set(table, types);
  return types;
}
