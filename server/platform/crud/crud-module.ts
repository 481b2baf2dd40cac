import { bulkHandlers } from './bulk/bulk-handlers.ts';
import type { CrudDeps, CrudOptions, CrudRecord } from './crud-context.ts';
import type { CrudDescriptor } from './crud-descriptor.ts';
import { exportHandlers } from './export/export-handlers.ts';
import { importHandlers } from './import/import-handlers.ts';
import { recordTarget } from './import/record-target.ts';
import { plainHandlers, type PlainHandlers } from './plain-handlers.ts';
import { recordStore, type RecordStore } from './record-store.ts';

type CrudModule = {
  store: RecordStore<CrudRecord>;
  handlers(deps: CrudDeps): PlainHandlers;
};

/**
 * The server side of a resource from its description: list, get, create, update, delete, restore, bulk jobs, export and
 * import, whichever of them are described, each under its name there. `options` say only what differs.
 */
export function crudModule(descriptor: CrudDescriptor, options: CrudOptions = {}): CrudModule {
  const store = recordStore(descriptor, options);
  return {
    store,
    handlers: (deps) => ({
      ...plainHandlers(store),
      ...bulkHandlers(store),
      ...exportHandlers(store, deps),
      ...importHandlers(recordTarget(store), deps),
    }),
  };
}
