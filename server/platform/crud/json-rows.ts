import { sql, type RawBuilder } from 'kysely';

/** How a column is written in JSON, the way it reaches clients elsewhere: decimals as text, instants as ISO 8601 with Z. */
export type JsonKind = 'plain' | 'decimal' | 'instant';

/** An instant in JSON that PostgreSQL writes: ISO 8601 with Z. The column comes from our own source, never from a request. */
export const instantJson = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const WRITTEN = {
  plain: (column) => column,
  decimal: (column) => `${column}::text`,
  instant: instantJson,
} as const satisfies Record<JsonKind, (column: string) => string>;

type Columns = Readonly<Record<string, JsonKind>>;

const written_of = new WeakMap<Columns, RawBuilder<unknown>>();

/** The same text at each request: put together by the query builder it would take longer than the rest of the request. */
function writtenColumns(columns: Columns): RawBuilder<unknown> {
  const known = written_of.get(columns);
  if (known !== undefined) return known;
  const texts = Object.entries(columns).map(
    ([name, kind]) => `${WRITTEN[kind](quoted(name))} as ${quoted(name)}`,
  );
  const written = sql.raw(texts.join(', '));
  written_of.set(columns, written);
  return written;
}

/** Of our own descriptions; never of a request. */
function quoted(name: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`${name} is no name of a column`);
  return `"${name}"`;
}

/** `total`: null without a query for it. */
export type JsonRows = { json: string; rows: number; total: number | null };

/**
 * A statement whose one row is the JSON text `{"<key>":[...]}` of the rows of `source` (from ... limit ...): the rows of a list need
 * not become objects here, only to be written out again. They are read first and written around that: ORDER BY takes a name for
 * the expression of the select list, and as text 9 is more than 10.
 */
export function jsonRows(
  key: string,
  columns: Columns,
  source: RawBuilder<unknown>,
  /** Columns that are computed instead of read. */
  expressions: Readonly<Record<string, RawBuilder<unknown>>> = {},
  /** A query of one number: how many rows there are in all, seen in the same snapshot. For one that is quick: it runs after the rows. */
  total: RawBuilder<unknown> = sql`null`,
): RawBuilder<JsonRows> {
  const computed = Object.keys(columns).flatMap((name) => {
    const expression = expressions[name];
    return expression === undefined ? [] : [sql`, ${expression} as ${sql.ref(name)}`];
  });
  const stored = Object.keys(columns).filter((name) => expressions[name] === undefined);
  const read = sql`${sql.raw(stored.map(quoted).join(', '))}${sql.join(computed, sql``)}`;
  const head = sql.lit(`{${JSON.stringify(key)}:`);
  return sql<JsonRows>`select ${head} || coalesce(json_agg(page)::text, '[]') || '}' as json, count(*)::int as rows, (${total})::bigint as total
    from (select ${writtenColumns(columns)} from (select ${read} ${source}) as read) as page`;
}

/** The last row of such a text: json_agg begins each row on a line of its own, so the others need not be read. */
export function lastRow({ json, rows }: JsonRows): Readonly<Record<string, unknown>> | undefined {
  if (rows === 0) return undefined;
  const line = json.slice((rows === 1 ? json.indexOf('[') : json.lastIndexOf('\n')) + 1, -']}'.length);
  return JSON.parse(line) as Record<string, unknown>;
}
