import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { CrudRecord } from '../crud-context.ts';
import type { CrudDeps } from '../crud-deps.ts';
import type { Asking } from '../crud-options.ts';
import type { RecordStore } from '../record-store.ts';
import type { ImportRecord } from './import-record.ts';

/** What the worker's side of imports needs. */
export type ImportDeps<DB> = CrudDeps & {
  db: Kysely<DB>;
  clock: Clock;
  /** By the name of the resource. */
  stores: ReadonlyMap<string, RecordStore<CrudRecord>>;
};

/** An import at work: into which records, by which rules, in whose name. */
export type ImportWork = CrudDeps & { store: RecordStore<CrudRecord>; asking: Asking };

export function workOf<DB>(deps: ImportDeps<DB>, tenant_id: number, one: ImportRecord): ImportWork {
  const store = deps.stores.get(one.resource);
  if (store === undefined) throw new Error(`no resource ${one.resource} for import ${one.id}`);
  const account = { tenant_id, user_id: one.user_id, full_name: one.actor_name };
  const { judge, references, number_style } = deps;
  return { store, judge, references, number_style, asking: { account, now: deps.clock.now() } };
}
