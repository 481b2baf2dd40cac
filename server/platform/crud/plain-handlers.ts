import { sql } from 'kysely';
import { failure } from '../http/failure.ts';
import { listed, RawJson } from '../http/handlers.ts';
import type { Requester, CrudContext, CrudRecord, Values } from './crud-context.ts';
import type { CrudDescriptor, CrudVerb } from './crud-descriptor.ts';
import { jsonKinds } from './crud-shape.ts';
import { pageOf, refuseMisfits } from './list-page.ts';
import { jsonRows, lastRow, type JsonKind } from './json-rows.ts';
import { whereOf, type ListQuery } from './list-query.ts';
import { recentTotals, type RecentTotals } from './recent-totals.ts';
import type { RecordStore } from './record-store.ts';

type PlainInput = {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
};

export type PlainHandler = (input: PlainInput, context: CrudContext) => Promise<unknown>;
export type PlainHandlers = Readonly<Record<string, PlainHandler>>;

export function requesterOf({ account, clock }: CrudContext): Requester {
  return { account, now: clock.now() };
}

export function idOf({ path }: PlainInput): number {
  return Number(path['id']);
}

/** The value of the one key of a body. */
export function unwrapped<T = Record<string, unknown>>({ body }: PlainInput): T {
  return Object.values(body as object)[0] as T;
}

/** The writable columns of a body; what was left out becomes null. */
export function valuesIn(store: Pick<RecordStore<CrudRecord>, 'writable'>, record: Values): Values {
  return Object.fromEntries(store.writable.map((name) => [name, record[name] ?? null]));
}

/** Handlers under the names the description gives their verbs; what it does not describe is left out. */
export function handlersByVerb(
  operations: CrudDescriptor['operations'],
  verbs: Partial<Record<CrudVerb, PlainHandler>>,
): PlainHandlers {
  return Object.fromEntries(
    Object.entries(verbs).flatMap(([verb, handler]) => {
      const name = operations[verb as CrudVerb];
      return name === null ? [] : [[name, handler] as const];
    }),
  );
}

/** List, get, create, update, delete and restore, under the names the description gives them. */
export function plainHandlers(store: RecordStore<CrudRecord>): PlainHandlers {
  const totals = recentTotals();
  const { descriptor } = store;
  const { operations, record_key } = descriptor;
  const kinds = jsonKinds(descriptor.fields);
  const wrapped = (row: CrudRecord): Record<string, CrudRecord> => ({ [record_key]: row });
  const written =
    (
      work: (
        requester: Requester,
        tx: Parameters<Parameters<CrudContext['tenant']>[0]>[0],
      ) => Promise<CrudRecord>,
    ) =>
    async (context: CrudContext) =>
      wrapped(await context.tenant((tx) => work(requesterOf(context), tx)));

  const verbs = {
    list: (input, context) => listRecords(store, { kinds, totals }, input.query as ListQuery, context),
    get: async (input, context) => {
      const within = store.options.visible?.(context.account);
      const { account } = context;
      return wrapped(await context.tenant((tx) => store.table({ account }).get(tx, idOf(input), within)));
    },
    create: (input, context) =>
      written((requester, tx) => store.create(tx, valuesIn(store, unwrapped(input)), requester))(context),
    update: (input, context) => {
      const record = unwrapped(input);
      const version = Number(record['lock_version']);
      return written((requester, tx) =>
        store.update(tx, idOf(input), version, valuesIn(store, record), requester),
      )(context);
    },
    delete: (input, context) => written((requester, tx) => store.remove(tx, idOf(input), requester))(context),
    restore: (input, context) =>
      written((requester, tx) => store.restore(tx, idOf(input), requester))(context),
  } satisfies Partial<Record<keyof typeof operations, PlainHandler>>;

  return handlersByVerb(operations, verbs);
}

/** A page of records as the text of the answer, written by the database itself, and how many there are in all. */
async function listRecords(
  { descriptor, shape, options }: RecordStore<CrudRecord>,
  { kinds, totals }: { kinds: Readonly<Record<string, JsonKind>>; totals: RecentTotals },
  query: ListQuery,
  { read, account, clock }: CrudContext,
): Promise<unknown> {
  const within = options.visible?.(account) ?? sql`true`;
  const where = sql`${whereOf(shape, query)} and ${within}`;
  const page = pageOf(shape, query);
  const rows = page.rows(shape.table, where);
  const key = descriptor.list_key ?? descriptor.name;
  const { page: _page, limit: _limit, sort: _sort, after, ...filter } = query;
  const seen_by = options.visible === undefined ? [account.tenant_id] : [account.tenant_id, account.user_id];
  const count = async (): Promise<number> => {
    const [row] = await read(
      sql<{ total: number }>`select count(*) as total from ${sql.table(shape.table)} where ${where}`,
    );
    return row?.total ?? 0;
  };
  const reading = refuseMisfits(
    after !== undefined,
    read(jsonRows(key, kinds, rows, options.expressions?.(account))),
  );
  const counting = page.total(
    () => reading.then(([read]) => read?.rows ?? 0),
    () => totals(JSON.stringify([...seen_by, filter]), clock.epoch_ms(), count),
  );
  const [[found], total] = await Promise.all([reading, counting]);
  if (found === undefined) throw failure(500, 'no_answer', 'Máy chủ không đọc được danh sách.');
  return listed(
    new RawJson<unknown>(found.json),
    total,
    page.next(found.rows, () => lastRow(found)),
  );
}
