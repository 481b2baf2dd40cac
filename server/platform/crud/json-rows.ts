import { sql, type RawBuilder } from 'kysely';

/** How a column is written in JSON, the way it reaches clients elsewhere: decimals as text, instants as ISO 8601 with Z. */
export type JsonKind = 'plain' | 'decimal' | 'instant';

const WRITTEN = {
  plain: (column) => column,
  decimal: (column) => sql`${column}::text`,
  instant: (column) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
} as const satisfies Record<JsonKind, (column: RawBuilder<unknown>) => RawBuilder<unknown>>;

/**
 * A statement whose one row is the JSON text `{"<key>":[...]}` of the rows of `source` (from ... limit ...): the rows of a list need
 * not become objects here, only to be written out again.
 */
export function jsonRows(
  key: string,
  columns: Readonly<Record<string, JsonKind>>,
  source: RawBuilder<unknown>,
): RawBuilder<{ json: string }> {
  const written = Object.entries(columns).map(
    ([name, kind]) => sql`${WRITTEN[kind](sql.ref(name))} as ${sql.ref(name)}`,
  );
  const head = sql.lit(`{${JSON.stringify(key)}:`);
  return sql<{
    json: string;
  }>`select ${head} || coalesce(json_agg(page)::text, '[]') || '}' as json from (select ${sql.join(written)} ${source}) as page`;
}
