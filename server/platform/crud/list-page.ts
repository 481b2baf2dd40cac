import { sql, type RawBuilder } from 'kysely';
import { cursorOf, readCursor, type CursorValue } from './cursor.ts';
import { orderOf, termsOf, type ListQuery, type ListShape, type SortTerm } from './list-query.ts';

const PAGE = 25;

type Row = Readonly<Record<string, unknown>>;

export type ListPage = {
  /** What a row has to be beside the list's own WHERE: true, or after the cursor. */
  after: RawBuilder<unknown>;
  /** order by ... limit ... offset */
  tail: RawBuilder<unknown>;
  /** What to ask with as `after` for the rows behind these, of which `last` is the last as it leaves on the wire; null at the end. */
  next(rows: number, last: () => Row | undefined): string | null;
};

/**
 * Which rows of a list a request asks for: by page number, or behind a cursor (keyset), which costs the same however deep it is.
 */
export function pageOf(shape: ListShape, query: ListQuery): ListPage {
  const { page = 1, limit = PAGE, sort, after } = query;
  const terms = termsOf(shape, sort);
  const seen = typeof after === 'string' ? readCursor(after, terms) : null;
  const offset = seen === null ? (page - 1) * limit : 0;
  return {
    after: seen === null ? sql`true` : behind(terms, seen),
    tail: sql`order by ${orderOf(shape, sort)} limit ${limit} offset ${offset}`,
    next: (rows, last) => {
      const row = rows < limit ? undefined : last();
      return row === undefined ? null : cursorOf(terms, row);
    },
  };
}

/**
 * The rows that come after these values. Where all columns run the same way and none may be null it is one comparison of rows, which
 * an index in this order answers by stepping in at the right place.
 */
function behind(terms: readonly SortTerm[], values: readonly CursorValue[]): RawBuilder<unknown> {
  const descending = terms[0]?.descending === true;
  if (terms.every((term) => !term.nullable && term.descending === descending)) {
    const names = sql.join(terms.map(({ name }) => sql.ref(name)));
    const row = sql.join([...values]);
    return descending ? sql`(${names}) < (${row})` : sql`(${names}) > (${row})`;
  }
  const ways = terms.map((term, at) => {
    const same = terms.slice(0, at).map((before, place) => equals(before, values[place] ?? null));
    return sql`(${sql.join([...same, follows(term, values[at] ?? null)], sql` and `)})`;
  });
  return sql`(${sql.join(ways, sql` or `)})`;
}

function equals({ name }: SortTerm, value: CursorValue): RawBuilder<unknown> {
  return value === null ? sql`${sql.ref(name)} is null` : sql`${sql.ref(name)} = ${value}`;
}

/** Nulls come first in ascending order and last in descending order. */
function follows({ name, descending, nullable }: SortTerm, value: CursorValue): RawBuilder<unknown> {
  const column = sql.ref(name);
  if (value === null) return descending ? sql`false` : sql`${column} is not null`;
  if (!descending) return sql`${column} > ${value}`;
  return nullable ? sql`(${column} < ${value} or ${column} is null)` : sql`${column} < ${value}`;
}
