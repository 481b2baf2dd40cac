import { sql, type RawBuilder } from 'kysely';
import { failure } from '../http/failure.ts';
import { TENANT } from '../db/tenant-plugin.ts';

/**
 * How a filter of a list meets its column. `day`: a date column met by instants, read as days in Vietnam; `has`: a column of
 * several values, one of which it is; `number`: from one number to another.
 */
export type FilterKind = 'equal' | 'has' | 'instant' | 'day' | 'number';

export type ListShape = {
  /** Columns that may be sorted by. */
  sortable: readonly string[];
  /** Those of them that are NOT NULL: only they are ordered plainly, so that an index in this order can serve. */
  never_null?: readonly string[];
  filters: Readonly<Record<string, FilterKind>>;
  /** What filters by equality meet that name no column of the table. */
  computed?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Filters that are a condition of their own, no column of the table. */
  conditions?: Readonly<Record<string, (value: unknown) => RawBuilder<unknown>>>;
  default_sort: string;
  /** How else a row may be said to hold a word of the search, where it is shown other than it is stored; null: no other way. */
  shown?: (word: string) => RawBuilder<unknown> | null;
  /** The rows belong to no company. */
  shared?: boolean;
  /** What is deleted keeps its row and leaves the list, unless `deleted` asks for it or it is named by its id. */
  soft_delete?: boolean;
};

export type ListQuery = {
  page?: number;
  limit?: number;
  sort?: string;
  query?: string;
  ids?: number[];
} & Record<string, unknown>;

const VIETNAM = 'Asia/Ho_Chi_Minh';

/** The WHERE of a list: ids, accent-free text (every word must occur), equalities, OnMin/OnMax ranges of dates and Min/Max ranges of numbers. */
export function whereOf(shape: ListShape, query: ListQuery): RawBuilder<unknown> {
  const parts = [thereOf(shape, query)];
  if (query.ids !== undefined) parts.push(sql`id = any(${query.ids}::bigint[])`);
  for (const word of rarestFirst(wordsOf(query.query))) parts.push(holds(shape, word));
  for (const [name, kind] of Object.entries(shape.filters)) {
    const value = query[name];
    if (kind === 'equal' && value !== undefined)
      parts.push(equalTo(shape.computed?.[name] ?? sql.ref(name), value));
    if (kind === 'has' && value !== undefined) parts.push(sql`${value} = any(${sql.ref(name)})`);
    if (kind === 'number') parts.push(...numbersOf(name, query));
    if (kind === 'instant' || kind === 'day') parts.push(...rangeOf(name, kind, query));
  }
  for (const [name, condition] of Object.entries(shape.conditions ?? {}))
    if (query[name] !== undefined) parts.push(condition(query[name]));
  return sql.join(parts, sql` and `);
}

/** Whose rows a list has, and whether those that are deleted: what is left before anything is filtered or searched. */
export function thereOf(shape: ListShape, query: ListQuery): RawBuilder<unknown> {
  const own = shape.shared === true ? sql`true` : sql`tenant_id = ${TENANT}`;
  if (shape.soft_delete !== true || query.ids !== undefined) return own;
  return query['deleted'] === true
    ? sql`${own} and deleted_on is not null`
    : sql`${own} and deleted_on is null`;
}

/** Stands in brackets: the ways are alternatives, and an index answers each of them. */
function holds({ shown }: ListShape, word: string): RawBuilder<unknown> {
  const stored = sql`search_text like '%' || fold_text(${word}) || '%'`;
  const other = shown?.(word) ?? null;
  return other === null ? stored : sql`(${stored} or (${other}))`;
}

/** A list of values means any of them. */
function equalTo(column: RawBuilder<unknown>, value: unknown): RawBuilder<unknown> {
  return Array.isArray(value) ? sql`${column} = any(${value})` : sql`${column} = ${value}`;
}

function rangeOf(name: string, kind: 'instant' | 'day', query: ListQuery): RawBuilder<unknown>[] {
  const bound = (value: unknown): RawBuilder<unknown> =>
    kind === 'day' ? sql`(${value}::timestamptz at time zone ${VIETNAM})::date` : sql`${value}::timestamptz`;
  const parts: RawBuilder<unknown>[] = [];
  if (query[`${name}OnMin`] !== undefined)
    parts.push(sql`${sql.ref(name)} >= ${bound(query[`${name}OnMin`])}`);
  if (query[`${name}OnMax`] !== undefined)
    parts.push(sql`${sql.ref(name)} <= ${bound(query[`${name}OnMax`])}`);
  return parts;
}

function numbersOf(name: string, query: ListQuery): RawBuilder<unknown>[] {
  const least = query[`${name}Min`];
  const most = query[`${name}Max`];
  return [
    ...(least === undefined ? [] : [sql`${sql.ref(name)} >= ${least}::numeric`]),
    ...(most === undefined ? [] : [sql`${sql.ref(name)} <= ${most}::numeric`]),
  ];
}

/** The words of a search as patterns of LIKE: `%`, `_` and `\` mean themselves. */
export function wordsOf(text: string | undefined): string[] {
  return (text ?? '')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(/[\\%_]/g, String.raw`\$&`));
}

/**
 * The order in which words are looked up in an index of three letters each: it skips from one row with the first of them to the next,
 * so that a common word first takes five times as long. Long words are rarer, and names in Vietnam begin with what they share.
 */
export function rarestFirst(words: readonly string[]): string[] {
  return words.toReversed().toSorted((one, other) => other.length - one.length);
}

/** One column of an ORDER BY. */
export type SortTerm = { name: string; descending: boolean; nullable: boolean };

/** The columns of `-issued_on,id`, with id at the end so that no two rows are equal and pages never overlap. */
export function termsOf(shape: ListShape, sort: string | undefined): SortTerm[] {
  const terms = (sort ?? shape.default_sort).split(',');
  if (!terms.some((term) => term.replace('-', '') === 'id'))
    terms.push(terms[0]?.startsWith('-') === true ? '-id' : 'id');
  return terms.map((term) => {
    const name = term.replace('-', '');
    if (name !== 'id' && !shape.sortable.includes(name))
      throw failure(422, 'unknown_sort', `Không sắp xếp được theo “${name}”.`, ['sort']);
    const nullable = name !== 'id' && shape.never_null?.includes(name) !== true;
    return { name, descending: term.startsWith('-'), nullable };
  });
}

/** ORDER BY from `-issued_on,id`. */
export function orderOf(shape: ListShape, sort: string | undefined): RawBuilder<unknown> {
  return sql.join(
    termsOf(shape, sort).map(({ name, descending, nullable }) => {
      if (!nullable) return descending ? sql`${sql.ref(name)} desc` : sql`${sql.ref(name)} asc`;
      return descending ? sql`${sql.ref(name)} desc nulls last` : sql`${sql.ref(name)} asc nulls first`;
    }),
  );
}
