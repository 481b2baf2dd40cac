import { sql, type RawBuilder } from 'kysely';
import { failure } from '../http/failure.ts';

/** How a filter of a list meets its column. `day`: a date column met by instants, read as days in Vietnam. */
export type FilterKind = 'equal' | 'instant' | 'day';

export type ListShape = {
  /** Columns that may be sorted by. */
  sortable: readonly string[];
  /** Those of them that are NOT NULL: only they are ordered plainly, so that an index in this order can serve. */
  never_null?: readonly string[];
  filters: Readonly<Record<string, FilterKind>>;
  default_sort: string;
};

export type ListQuery = {
  page?: number;
  limit?: number;
  sort?: string;
  query?: string;
  ids?: number[];
} & Record<string, unknown>;

const VIETNAM = 'Asia/Ho_Chi_Minh';

/** The WHERE of a list: ids, accent-free text (every word must occur), equalities and OnMin/OnMax ranges. */
export function whereOf(shape: ListShape, query: ListQuery): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (query.ids !== undefined) parts.push(sql`id = any(${query.ids}::bigint[])`);
  for (const word of wordsOf(query.query)) parts.push(sql`search_text like '%' || fold_text(${word}) || '%'`);
  for (const [name, kind] of Object.entries(shape.filters)) {
    if (kind === 'equal' && query[name] !== undefined) parts.push(equalTo(name, query[name]));
    if (kind !== 'equal') parts.push(...rangeOf(name, kind, query));
  }
  return sql.join(parts, sql` and `);
}

/** A list of values means any of them. */
function equalTo(name: string, value: unknown): RawBuilder<unknown> {
  return Array.isArray(value) ? sql`${sql.ref(name)} = any(${value})` : sql`${sql.ref(name)} = ${value}`;
}

function rangeOf(name: string, kind: FilterKind, query: ListQuery): RawBuilder<unknown>[] {
  const bound = (value: unknown): RawBuilder<unknown> =>
    kind === 'day' ? sql`(${value}::timestamptz at time zone ${VIETNAM})::date` : sql`${value}::timestamptz`;
  const parts: RawBuilder<unknown>[] = [];
  if (query[`${name}OnMin`] !== undefined)
    parts.push(sql`${sql.ref(name)} >= ${bound(query[`${name}OnMin`])}`);
  if (query[`${name}OnMax`] !== undefined)
    parts.push(sql`${sql.ref(name)} <= ${bound(query[`${name}OnMax`])}`);
  return parts;
}

/** `%`, `_` and `\` mean themselves in a search. */
function wordsOf(text: string | undefined): string[] {
  return (text ?? '')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(/[\\%_]/g, String.raw`\$&`));
}

/** ORDER BY from `-issued_on,id`, with id at the end so that pages never overlap. */
export function orderOf(shape: ListShape, sort: string | undefined): RawBuilder<unknown> {
  const terms = (sort ?? shape.default_sort).split(',');
  if (!terms.some((term) => term.replace('-', '') === 'id'))
    terms.push(terms[0]?.startsWith('-') === true ? '-id' : 'id');
  return sql.join(
    terms.map((term) => {
      const name = term.replace('-', '');
      if (name !== 'id' && !shape.sortable.includes(name))
        throw failure(422, 'unknown_sort', `Không sắp xếp được theo “${name}”.`, ['sort']);
      const descending = term.startsWith('-');
      if (name === 'id' || shape.never_null?.includes(name) === true)
        return descending ? sql`${sql.ref(name)} desc` : sql`${sql.ref(name)} asc`;
      return descending ? sql`${sql.ref(name)} desc nulls last` : sql`${sql.ref(name)} asc nulls first`;
    }),
  );
}
