import { sql, type RawBuilder } from 'kysely';
import { allows } from '#domain/access/permissions.ts';
import { seriesShown, wholeNumberShown, wordsShown } from '#domain/invoice/shown-name.ts';
import type { components } from '#generated/types.ts';
import type { Handlers } from '#server/context.ts';
import { rarestFirst, wordsOf } from '#server/platform/crud/list-query.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { KINDS, type Kind } from './kinds.table.ts';

type Result = components['schemas']['QuickSearchResult'];

/** Of what matches, this many are looked at closer, in no order: sorting fifty thousand to show five would cost a second. */
const LOOKED_AT = 500;
/** Before an index is asked for all that match, so many of the first rows of the list are looked through, since they hold any common word. */
const NEAR = 500;
/** With so many among those, the five best of them are as good as any. */
const ENOUGH = 20;

/** One statement for all kinds: results in the order of the kinds, the best of each first, at most `limit` of each. */
function findStatement(kinds: readonly Kind[], query: string, limit: number): RawBuilder<Result> {
  const words = wordsOf(query).flatMap(wordsShown).map(asStored);
  const parts = kinds.map((kind, place) => sql`(${bestOf(kind, place, words, limit)})`);
  return sql<Result>`select kind, id, title, subtitle, href_resource, total, currency, status from (${sql.join(parts, sql` union all `)}) as found
    order by place, rank, likeness desc, id desc`;
}

/** An invoice's number is stored without leading zeros, its symbol without the form's digit: 00000012 -> 12, 1C26TAA -> C26TAA. */
function asStored(word: string): string {
  return wholeNumberShown(word) ?? seriesShown(word)?.symbol ?? word;
}

function bestOf(kind: Kind, place: number, words: readonly string[], limit: number): RawBuilder<unknown> {
  const last = words.at(-1) ?? '';
  const whole = words.join(' ');
  const begins = kind.codes.map(
    (code) => sql`fold_text(${code}) like any (array[fold_text(${whole}) || '%', fold_text(${last}) || '%'])`,
  );
  return sql`select ${sql.lit(kind.kind)} as kind, id, ${kind.title} as title, ${kind.subtitle} as subtitle,
      ${sql.lit(kind.href_resource)} as href_resource, ${stateOf(kind)}, ${sql.lit(place)} as place,
      case when ${sql.join(begins, sql` or `)} then 0 else 1 end as rank,
      similarity(fold_text(${kind.name}), fold_text(${whole})) as likeness
    from (${candidatesOf(kind, words)}) as candidates
    order by rank, likeness desc, id desc limit ${limit}`;
}

function stateOf({ state }: Kind): RawBuilder<unknown> {
  const none = sql`null::text`;
  const { total, currency, status } = state ?? { total: none, currency: none, status: none };
  return sql`${total} as total, ${currency} as currency, ${status} as status`;
}

/**
 * Words anywhere; a single word also at the very beginning, and as a whole word: where not all that match were looked at, a code or a
 * short number would drown among the rows that merely contain it.
 */
function candidatesOf(kind: Kind, words: readonly string[]): RawBuilder<unknown> {
  const having = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`select ${kind.columns} from ${sql.table(kind.href_resource)} where tenant_id = ${TENANT} and ${kind.living}
      and ${condition} limit ${LOOKED_AT}`;
  const anywhere = sql.join(
    rarestFirst(words).map((word) => sql`search_text like '%' || fold_text(${word}) || '%'`),
    sql` and `,
  );
  const { found, is_cut } =
    kind.order_of_many === null
      ? foundOfFew(anywhere, having)
      : foundOfMany(kind, kind.order_of_many, anywhere, having);
  const [word] = words;
  if (word === undefined || words.length > 1) return found;
  const first = having(sql`search_text like fold_text(${word}) || '%' and ${is_cut}`);
  const whole = having(sql`search_text like '% ' || fold_text(${word}) || ' %' and ${is_cut}`);
  const code = kind.whole_code;
  const by_code =
    code === undefined ? sql`` : sql` union (${having(sql`${sql.ref(code)} = upper(${word})`)})`;
  return sql`${found} union (${first}) union (${whole})${by_code}`;
}

type Having = (condition: RawBuilder<unknown>) => RawBuilder<unknown>;
/** What was found, and whether more may match than was looked at. */
type Found = { found: RawBuilder<unknown>; is_cut: RawBuilder<unknown> };

/** Planning takes as long as finding where the tables are small: one look at each. */
function foundOfFew(anywhere: RawBuilder<unknown>, having: Having): Found {
  return {
    found: sql`with deep as materialized (${having(anywhere)}) select * from deep`,
    is_cut: sql`(select count(*) from deep) = ${LOOKED_AT}`,
  };
}

function foundOfMany(
  kind: Kind,
  order: RawBuilder<unknown>,
  anywhere: RawBuilder<unknown>,
  having: Having,
): Found {
  const near = sql`(select count(*) from near)`;
  const more = sql`(select count(*) from first) = ${NEAR}`;
  const deep = having(sql`${anywhere} and ${near} < ${ENOUGH} and ${more}`);
  return {
    found: sql`with first as materialized (select ${kind.columns} from ${sql.table(kind.href_resource)}
        where tenant_id = ${TENANT} and ${kind.living} order by ${order} limit ${NEAR}),
      near as materialized (select * from first where ${anywhere}), deep as materialized (${deep})
      select * from near union select * from deep`,
    is_cut: sql`((select count(*) from deep) = ${LOOKED_AT} or ${near} >= ${ENOUGH} and ${more})`,
  };
}

/** One character is in nearly every record. */
const SHORTEST = 2;
const MAX_PER_KIND = 5;

export const quickSearchHandlers = {
  quickSearch: async ({ query: { query = '', limit = MAX_PER_KIND } }, { read, account }) => {
    const kinds = KINDS.filter(({ access }) => allows(account.permissions, access));
    const text = query.trim();
    if (text.length < SHORTEST || kinds.length === 0) return { results: [] };
    return { results: await read(findStatement(kinds, text, limit)) };
  },
} satisfies Pick<Handlers, 'quickSearch'>;
