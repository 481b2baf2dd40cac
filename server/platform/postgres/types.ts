import pg from 'pg';

type Parser = (text: string) => unknown;

/** Object ids of PostgreSQL's built-in types (pg_type.dat). */
const oid = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 } as const;
const array_oid = { int8: 1016, date: 1182, timestamptz: 1185, numeric: 1231 } as const;

function int8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond 2^53`);
  return value;
}

const same: Parser = (text) => text;
// The driver's typings know only single types by name; its parsers go by any object id.
const driverParser = pg.types.getTypeParser as (id: number, format?: 'text' | 'binary') => Parser;
const parseTimestamptz = driverParser(oid.timestamptz);

/** ISO 8601 with milliseconds and Z; 'infinity' stays a word. */
function timestamptz(text: string): string {
  const value = parseTimestamptz(text);
  return value instanceof Date ? value.toISOString() : text;
}

const scalars: Readonly<Record<keyof typeof oid, Parser>> = {
  int8,
  date: same,
  timestamptz,
  numeric: same,
};

// text[]: the one built-in array parser that leaves the elements as they are.
const textArray = driverParser(1009) as (text: string) => (string | null)[];

const parsers = new Map<number, Parser>();
for (const kind of Object.keys(scalars) as (keyof typeof oid)[]) {
  const parse = scalars[kind];
  parsers.set(oid[kind], parse);
  parsers.set(array_oid[kind], (text) => textArray(text).map((item) => (item === null ? null : parse(item))));
}

/**
 * How rows reach us: int8 as a number (ids, counts), numeric and date as the text PostgreSQL prints (money is
 * never a float, a date never an instant), timestamptz as ISO 8601 with Z; arrays of them alike.
 */
export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    parsers.get(id) ?? driverParser(id, format)) as pg.CustomTypesConfig['getTypeParser'],
};
