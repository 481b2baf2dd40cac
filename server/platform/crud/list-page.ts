import { sql, type RawBuilder } from 'kysely';
import { failure } from '../http/failure.ts';
import { orderOf, termsOf, thereOf, type ListQuery, type ListShape, type SortTerm } from './list-query.ts';

type CursorValue = string | number | boolean | null;

const sortText = (terms: readonly SortTerm[]): string =>
  terms.map(({ name, descending }) => `${descending ? '-' : ''}${name}`).join();

/**
 * The place of a row in an order, for clients to hand back unread: base64url of the JSON `{"sort": "-issued_on,-id", "last": [...]}`.
 * The row is as it leaves on the wire, which is exact: decimals travel as text, and instants are whole milliseconds (all come
 * from the program's clock).
 */
function cursorOf(terms: readonly SortTerm[], row: Readonly<Record<string, unknown>>): string {
  const last = terms.map(({ name }) => row[name]);
  if (!last.every(isValue)) throw new Error(`a row without ${sortText(terms)}`);
  return Buffer.from(JSON.stringify({ sort: sortText(terms), last })).toString('base64url');
}

/** The values a cursor holds, one a column of this order. Anything but a cursor of this order is 422. */
function readCursor(text: string, terms: readonly SortTerm[]): CursorValue[] {
  const content = contentOf(text);
  const last = content?.['last'];
  if (content?.['sort'] !== sortText(terms) || !Array.isArray(last) || last.length !== terms.length)
    throw badCursor();
  return last.map((value: unknown, at) => {
    const { name, nullable } = terms[at] ?? { name: '', nullable: false };
    if (!isValue(value) || (value === null && !nullable) || (name === 'id' && !Number.isSafeInteger(value)))
      throw badCursor();
    if (typeof value === 'string' && value.includes('\0')) throw badCursor();
    return value;
  });
}

/** A cursor may be made up: its values need not fit their columns, which PostgreSQL says as a data exception (class 22). */
export async function refuseMisfits<T>(has_cursor: boolean, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    throw has_cursor && typeof code === 'string' && code.startsWith('22') ? badCursor() : error;
  }
}

function badCursor(): Error {
  return failure(
    422,
    'bad_cursor',
    'Con trỏ trang (after) không thuộc danh sách này hoặc danh sách đã đổi cách sắp xếp. Hãy xem lại từ trang đầu.',
    ['after'],
  );
}

function contentOf(text: string): Record<string, unknown> | null {
  try {
    const content: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function isValue(value: unknown): value is CursorValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

const PAGE = 25;

/** Sizes of pages that are written into the statement: those of the pager. Each makes a text of its own to be prepared, so they are few. */
const WRITTEN_SIZES: readonly number[] = [15, PAGE, 50, 100, 250];

type Row = Readonly<Record<string, unknown>>;

/** Of so many first rows of a list, a search looks whether they hold a whole page of what is wanted. */
const NEAR = 2_000;

export type ListPage = {
  /** order by ... limit ... offset */
  tail: RawBuilder<unknown>;
  /** from ... limit ...: the rows of a table that are on this page. `where`: the list's own, from `whereOf`. */
  rows(table: string, where: RawBuilder<unknown>): RawBuilder<unknown>;
  /**
   * How many rows there are in all. A search is counted once its page is read, and only if that was full: any other tells the total
   * itself. The index of words is the larger part of both.
   * @param rows how many are on this page, which is on its way; asked where they tell something.
   */
  total(rows: () => Promise<number>, count: () => Promise<number>): Promise<number>;
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
  const from = offset === 0 ? sql`` : sql` offset ${offset}`;
  const order = sql`order by ${orderOf(shape, sort)}`;
  const tail = sql`${order} limit ${isWhole(query) && WRITTEN_SIZES.includes(limit) ? sql.lit(limit) : limit}${from}`;
  const behind_cursor = seen === null ? sql`true` : behind(terms, seen);
  const searched = (query.query ?? '').trim() !== '' && (sort ?? shape.default_sort) === shape.default_sort;
  return {
    tail,
    rows: (name, where) => {
      const table = sql.table(name);
      const wanted = sql`from ${table} where ${where} and ${behind_cursor}`;
      if (!searched) return sql`${wanted} ${tail}`;
      const first = sql`from ${table} where ${thereOf(shape, query)} and ${behind_cursor}`;
      return nearOrAll({ table, first, wanted, where, order, tail, limit });
    },
    total: async (rows, count) => {
      if (!searched || seen !== null) return count();
      const there = await rows();
      return there < limit && (there > 0 || offset === 0) ? offset + there : count();
    },
    next: (rows, last) => {
      const row = rows < limit ? undefined : last();
      return row === undefined ? null : cursorOf(terms, row);
    },
  };
}

/**
 * The rows of a search in the list's own order, which an index has. Where a word is common, the first rows of the list hold a page of it:
 * they are walked through, instead of all that the index of words finds being read and sorted. How common it is, PostgreSQL cannot
 * know well enough to choose (the words of a pattern are not independent), and walking for a rare one would read the whole list: so
 * the walk is short, and all are looked for when it has not filled the page.
 */
function nearOrAll({ table, first, wanted, where, order, tail, limit }: Search): RawBuilder<unknown> {
  // A small company has no more rows than those: what is to be found in the index of all companies, it has seen.
  // OFFSET 0: planned for itself, so that the order cannot lure it into walking after all.
  return sql`from (
      with near as materialized (
        select * from (select * ${first} ${order} limit ${NEAR}) as ${table} where ${where} ${tail}),
      seen as materialized (
        select (select count(*) from near) = ${limit} or not exists (select 1 ${first} ${order} limit 1 offset ${NEAR}) as enough)
      select * from near where (select enough from seen)
      union all
      (select * from (select * ${wanted} offset 0) as found where not (select enough from seen) ${tail})
    ) as ${table} ${order} limit ${limit}`;
}

type Search = Record<'table' | 'first' | 'wanted' | 'where' | 'order' | 'tail', RawBuilder<unknown>> & {
  limit: number;
};

/**
 * Whether nothing is left out but by the cursor. Then one plan fits every request, and PostgreSQL keeps it once it knows how few rows are
 * wanted; planning takes longer than reading a page. A filter needs a plan by its value: rare words and states have their own.
 */
export function isWhole({
  page: _page,
  limit: _limit,
  sort: _sort,
  after: _after,
  ...filter
}: ListQuery): boolean {
  return Object.values(filter).every((value) => value === undefined);
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
