import { sql } from 'kysely';
import type { OperationId } from '#generated/operations.ts';
import type { Db } from './context.ts';
import { DRAFT_SWEEP_TASK, draftCrontab, sweepDrafts } from './modules/drafts/index.ts';
import { emailWork } from './modules/invoice-emails/index.ts';
import { deleteWork, invoiceImport } from './modules/invoices/index.ts';
import { stillMay } from './modules/session/index.ts';
import { crudDeps, plainStores, readDescription } from './plain-stores.ts';
import type { Clock } from './platform/clock.ts';
import { BULK_TASK, isBulkUnderWay, requeueBulk } from './platform/crud/bulk/bulk-handlers.ts';
import type { JobRow } from './platform/crud/bulk/job-row.ts';
import { runBulk } from './platform/crud/bulk/run-bulk.ts';
import { isImportUnderWay, requeueImports } from './platform/crud/import/import-jobs.ts';
import type { ImportRecord } from './platform/crud/import/import-record.ts';
import type { ImportTarget } from './platform/crud/import/import-target.ts';
import { importTasks } from './platform/crud/import/import-tasks.ts';
import { recordTarget } from './platform/crud/import/record-target.ts';
import { companiesWith } from './platform/db/companies-with.ts';
import { forEachCompany } from './platform/db/for-each-company.ts';
import { inTenant } from './platform/db/tenancy.ts';
import type { Task } from './platform/jobs/worker.ts';

/** What files may be imported into: the records of plain resources, and invoices. By the name of the resource. */
export const importTargets: ReadonlyMap<string, ImportTarget> = new Map([
  ...[...plainStores].map(([name, store]) => [name, recordTarget(store)] as const),
  [invoiceImport.descriptor.name, invoiceImport],
]);

/** Jobs on invoices, chosen in either of their lists. */
function invoiceWorks({ db }: { db: Db }) {
  const works = new Map([
    ['delete', deleteWork({ db })],
    ['email', emailWork()],
  ]);
  return new Map([
    ['invoices', works],
    ['invoice_calculating_machines', works],
  ]);
}

/** The operation that starts a job; null for one that asks for the rights record by record. */
function operationOf({ resource, action }: JobRow): OperationId | null {
  if (action === 'email') return 'startBulkEmail';
  const store = plainStores.get(resource);
  if (store === undefined) return null;
  const verbs = { update: 'bulk_update', delete: 'bulk_delete', undo: 'bulk_undo' } as const;
  return action in verbs
    ? (store.descriptor.operations[verbs[action as keyof typeof verbs]] as OperationId | null)
    : null;
}

/** The jobs of plain resources: bulk changes and imports; and the sweep of drafts. */
export function plainTasks({ db, clock }: { db: Db; clock: Clock }): Readonly<Record<string, Task>> {
  const deps = {
    db,
    clock,
    stores: plainStores,
    targets: importTargets,
    works: invoiceWorks({ db }),
    may_go_on: async (tenant_id: number, job: JobRow) => {
      const operation = operationOf(job);
      return operation === null || stillMay(db, tenant_id, job.user_id, operation);
    },
    may_run: (tenant_id: number, { resource, user_id }: ImportRecord) => {
      const operation = importTargets.get(resource)?.descriptor.operations.run_import;
      if (operation == null) throw new Error(`no operation runs an import of ${resource}`);
      return stillMay(db, tenant_id, user_id, operation as OperationId);
    },
    ...crudDeps(readDescription().document),
  };
  return {
    [BULK_TASK]: (payload, attempt) =>
      runBulk(deps, payload as { tenant_id: number; job_id: number }, attempt),
    ...importTasks(deps),
    [SWEEP_TASK]: () => sweepPlainJobs(deps),
    [DRAFT_SWEEP_TASK]: () => sweepDrafts(deps),
  };
}

const SWEEP_TASK = 'plain-sweep';

/** Every five minutes: a job whose process died is taken up by another. */
export const plainCrontab = `*/5 * * * * ${SWEEP_TASK} ?max=1&jobKey=${SWEEP_TASK}\n${draftCrontab}`;

/**
 * Gives each bulk job and import that is under way a fresh job of the queue: those of a killed process stay locked there for hours.
 * One that still runs elsewhere loses nothing by it: the two take turns, a portion each.
 */
export async function sweepPlainJobs({ db }: { db: Db }): Promise<void> {
  const under_way_in = await companiesWith(
    db,
    () =>
      sql`select tenant_id from jobs where ${isBulkUnderWay} union all select tenant_id from imports where ${isImportUnderWay}`,
  );
  await forEachCompany(under_way_in, (tenant_id) =>
    inTenant(db, tenant_id, async (tx) => {
      await requeueBulk(tx, tenant_id);
      await requeueImports(tx, tenant_id);
    }),
  );
}
