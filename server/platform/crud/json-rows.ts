import { sql, type RawBuilder } from 'kysely';

/** How a column is written in JSON, the way it reaches clients elsewhere: decimals as text, instants as ISO 8601 with Z. */
export type JsonKind = 'plain' | 'decimal' | 'instant';

const WRITTEN = {
  plain: (column) => column,
  decimal: (column) => sql`${column}::text`,
  instant: (column) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
} as const satisfies Record<JsonKind, (column: RawBuilder<unknown>) => RawBuilder<unknown>>;

export type JsonRows = { json: string; rows: number };

/**
 * A statement whose one row is the JSON text `{"<key>":[...]}` of the rows of `source` (from ... limit ...): the rows of a list need
 * not become objects here, only to be written out again. They are read first and written around that: ORDER BY takes a name for
 * the expression of the select list, and as text 9 is more than 10.
 */
export function jsonRows(
  key: string,
  columns: Readonly<Record<string, JsonKind>>,
  source: RawBuilder<unknown>,
  /** Columns that are computed instead of read. */
  expressions: Readonly<Record<string, RawBuilder<unknown>>> = {},
): RawBuilder<JsonRows> {
  const read = Object.keys(columns).map(
    (name) => sql`${expressions[name] ?? sql.ref(name)} as ${sql.ref(name)}`,
  );
  const written = Object.entries(columns).map(
    ([name, kind]) => sql`${WRITTEN[kind](sql.ref(name))} as ${sql.ref(name)}`,
  );
  const head = sql.lit(`{${JSON.stringify(key)}:`);
  return sql<JsonRows>`select ${head} || coalesce(json_agg(page)::text, '[]') || '}' as json, count(*)::int as rows
    from (select ${sql.join(written)} from (select ${sql.join(read)} ${source}) as read) as page`;
}

/** The last row of such a text: json_agg begins each row on a line of its own, so the others need not be read. */
export function lastRow({ json, rows }: JsonRows): Readonly<Record<string, unknown>> | undefined {
  if (rows === 0) return undefined;
  const line = json.slice((rows === 1 ? json.indexOf('[') : json.lastIndexOf('\n')) + 1, -']}'.length);
  return JSON.parse(line) as Record<string, unknown>;
}
