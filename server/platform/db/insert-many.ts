import { CompiledQuery, type Transaction } from 'kysely';

/** PostgreSQL takes at most this many parameters in a statement. */
const MOST_PARAMETERS = 65_535;

const texts = new Map<string, string>();

/**
 * Inserts rows that all have the same columns by one statement, its text made once for each number of rows: a query builder would
 * spend longer on a thousand values than the server. Table and columns are names of our own code, never of a request.
 */
export async function insertMany<DB, Row extends object>(
  tx: Transaction<DB>,
  table: keyof DB & string,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}) as (keyof Row & string)[];
  if (columns.length === 0) return;
  const batch = Math.floor(MOST_PARAMETERS / columns.length);
  for (let at = 0; at < rows.length; at += batch) {
    const some = rows.slice(at, at + batch);
    const values = some.flatMap((row) => columns.map((name) => row[name]));
    await tx.executeQuery(CompiledQuery.raw(textFor(table, columns, some.length), values));
  }
}

function textFor(table: string, columns: readonly string[], count: number): string {
  const key = `${table} ${columns.join()} ${count}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const width = columns.length;
  const places = Array.from(
    { length: count },
    (_, row) => `(${columns.map((_name, at) => `$${row * width + at + 1}`).join()})`,
  );
  const names = columns.map((name) => `"${name}"`).join();
  const text = `insert into "${table}" (${names}) values ${places.join()}`;
  texts.set(key, text);
  return text;
}
