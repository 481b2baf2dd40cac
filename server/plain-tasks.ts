import type { Db } from './context.ts';
import { crudDeps, plainStores, readDescription } from './plain-stores.ts';
import type { Clock } from './platform/clock.ts';
import { BULK_TASK } from './platform/crud/bulk/bulk-handlers.ts';
import { runBulk } from './platform/crud/bulk/run-bulk.ts';
import { importTasks } from './platform/crud/import/import-tasks.ts';
import type { Task } from './platform/jobs/worker.ts';

/** The jobs of plain resources: bulk changes and imports. */
export function plainTasks({ db, clock }: { db: Db; clock: Clock }): Readonly<Record<string, Task>> {
  const deps = { db, clock, stores: plainStores, ...crudDeps(readDescription().document) };
  return {
    [BULK_TASK]: (payload) => runBulk(deps, payload as { tenant_id: number; job_id: number }),
    ...importTasks(deps),
  };
}
