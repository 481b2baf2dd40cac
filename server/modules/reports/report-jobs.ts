import { sql, type RawBuilder } from 'kysely';
import type { OperationId } from '#generated/operations.ts';
import type { Context, Db, Tx } from '#server/context.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import { stillMay } from '#server/modules/session/index.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import type { Clock } from '#server/platform/clock.ts';
import {
  insertJob,
  lockJob,
  updateJob,
  wireJob,
  type JobRow,
  type WireJob,
} from '#server/platform/crud/bulk/job-row.ts';
import {
  deleteOldFiles,
  deleteParts,
  endWithFile,
  hasOldFile,
  writePart,
} from '#server/platform/crud/bulk/job-file.ts';
import { RIGHTS_LOST } from '#server/platform/crud/bulk/rights-lost.ts';
import type { ReportsSource } from '#server/platform/db/reports-source.ts';
import { companiesWith } from '#server/platform/db/companies-with.ts';
import { forEachCompany } from '#server/platform/db/for-each-company.ts';
import { inTenant, tenantPortions } from '#server/platform/db/tenancy.ts';
import { tenantPlugin } from '#server/platform/db/tenant-plugin.ts';
import { Failure, failure } from '#server/platform/http/failure.ts';
import type { FileStream } from '#server/platform/http/handlers.ts';
import { enqueueJob } from '#server/platform/jobs/enqueue.ts';
import { isDatabaseDown } from '#server/platform/postgres/database-down.ts';
import type { Asked } from './asked.ts';
import type { ReportDeps, ReportFormat } from './report-file.ts';
import { exportDetails, exportSummaries, exportUsages } from './report-files.ts';

/** The task of the job queue that writes reports. */
const REPORT_TASK = 'report';

/** Writes one of the reports. */
export type WriteReport = (asked: Asked, format: ReportFormat, deps: ReportDeps) => Promise<FileStream>;

/** Reports by the resource of their jobs. */
const WRITERS = {
  report_invoice_summary: exportSummaries,
  report_invoice_detail: exportDetails,
  report_invoice_usage: exportUsages,
} as const satisfies Record<string, WriteReport>;

export type ReportName = keyof typeof WRITERS;

const EXPORTS = {
  report_invoice_summary: 'exportInvoiceSummaryReport',
  report_invoice_detail: 'exportInvoiceDetailReport',
  report_invoice_usage: 'exportInvoiceUsageReport',
} as const satisfies Record<ReportName, OperationId>;

/** The operation that has the permissions which the file of a report's job asks for, by the resource of the job. */
export const EXPORT_OF_REPORT: ReadonlyMap<string, OperationId> = new Map(Object.entries(EXPORTS));

/** What a job of a report was given. */
type Order = { asked: Asked; format: ReportFormat };

/** Reports that an account has written at once: each takes a place from publishing while it is written. */
const MAX_UNDER_WAY = 3;
/** Tries after which what stops a report is taken to be its own fault. */
const MAX_TRIES = 5;
const PART_BYTES = 1_000_000;

/** Has a report written by a worker, whose file is fetched afterwards. Failure: 409 too_many_exports. */
export async function startReport(
  resource: ReportName,
  asked: Asked,
  format: ReportFormat,
  { account, clock, tenant }: Pick<Context, 'account' | 'clock' | 'tenant'>,
): Promise<WireJob> {
  const { tenant_id, user_id, full_name } = account;
  const written: Order = { asked, format };
  const selection = { actor_name: full_name, written };
  return tenant(async (tx) => {
    const under_way = await tx
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('tenant_id', '=', tenant_id)
      .where('user_id', '=', user_id)
      .where('action', '=', 'export')
      .where('state', 'in', ['queued', 'running'])
      .executeTakeFirstOrThrow();
    if (under_way.count >= MAX_UNDER_WAY)
      throw failure(
        409,
        'too_many_exports',
        `Bạn đang có ${MAX_UNDER_WAY} báo cáo chờ dựng. Đợi một tệp xong hoặc dừng bớt rồi xuất tiếp.`,
      );
    const job = await insertJob(tx, {
      ...{ tenant_id, user_id, resource, selection },
      ...{ action: 'export', total: 0, up_to_id: 0, created_on: clock.now() },
    });
    await enqueueReport(tx, tenant_id, job.id);
    return wireJob(job, clock.epoch_ms());
  });
}

async function enqueueReport(tx: Tx, tenant_id: number, job_id: number): Promise<void> {
  await enqueueJob(tx, REPORT_TASK, { tenant_id, job_id }, `${REPORT_TASK}:${tenant_id}:${job_id}`);
}

/** Minutes after which a worker that tells nothing is taken to have died: a drawing takes half of one at most. */
const SILENT_MINUTES = 5;

/** WHERE: reports under way that no worker tells of. */
function leftHalfWay(now: string) {
  const silent_since = new Date(Date.parse(now) - SILENT_MINUTES * 60_000).toISOString();
  return sql<boolean>`(action = 'export' and state in ('queued', 'running') and coalesce(touched_on, created_on) < ${silent_since})`;
}

/** A fresh job of the queue for each report that a killed process left half-way: it is written from its beginning. */
async function requeueReports(tx: Tx, tenant_id: number, now: string): Promise<void> {
  const rows = await tx
    .selectFrom('jobs')
    .select('id')
    .where('tenant_id', '=', tenant_id)
    .where(leftHalfWay(now))
    .execute();
  for (const { id } of rows) await enqueueReport(tx, tenant_id, id);
}

export type ReportTaskDeps = {
  db: Db;
  clock: Clock;
  invoice_printer: InvoicePrinter;
  /** Where the rows are read; left out, where everything is. */
  reports?: ReportsSource | null;
};

/** Thrown where a job goes on that is over: it was cancelled, or another worker has taken it up. */
class JobOver extends Error {}

/** Writes the file of a report and keeps it, part by part; what a worker wrote that was killed is written again. */
async function writeReport(
  deps: ReportTaskDeps,
  { tenant_id, job_id }: { tenant_id: number; job_id: number },
): Promise<void> {
  const { db, clock, invoice_printer, reports = null } = deps;
  const tenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTenant(db, tenant_id, work);
  const job = await tenant((tx) => takeUp(tx, job_id, clock.now()));
  if (job === null) return;
  const run = job.cursor_id;
  let rows = 0;
  /** Tells how far it has come, which finds out whether it was cancelled meanwhile. */
  const progress = (total?: number): Promise<void> =>
    tenant(async (tx) => {
      await stillRunning(tx, job_id, run);
      if (!(await stillMay(db, tenant_id, job.user_id, EXPORTS[job.resource as ReportName])))
        throw failure(403, 'forbidden', RIGHTS_LOST);
      await updateJob(tx, job_id, {
        done: rows,
        touched_on: clock.now(),
        ...(total === undefined ? {} : { total }),
      });
    });
  const report_deps: ReportDeps = {
    ...{ tenant, clock, invoice_printer, account: { tenant_id } },
    read: <Row extends object>(statement: RawBuilder<Row>) => {
      if (reports === null) return tenant(async (tx) => (await statement.execute(tx)).rows);
      const { sql: text, parameters: values } = statement.compile(db.withPlugin(tenantPlugin(tenant_id)));
      return reports.read<Row>(tenant_id, { text, values });
    },
    portions: async function* (statement, size) {
      const portions =
        reports === null
          ? tenantPortions(db, tenant_id, statement, size)
          : reports.portions(tenant_id, statement, size);
      for await (const portion of portions) {
        yield portion;
        rows += portion.length;
        await progress();
      }
    },
  };
  const { asked, format } = job.selection.written as Order;
  try {
    await progress();
    const file = await WRITERS[job.resource as ReportName](asked, format, report_deps);
    await progress(Number(file.headers['x-total-count'] ?? 0));
    let part = 0;
    let bytes = 0;
    for await (const chunk of inParts(file.chunks)) {
      part += 1;
      bytes += chunk.byteLength;
      await tenant(async (tx) => {
        await stillRunning(tx, job_id, run);
        await writePart(tx, { tenant_id, job_id, part, bytes: chunk });
      });
    }
    await tenant(async (tx) => {
      await stillRunning(tx, job_id, run);
      await endWithFile(tx, job_id, {
        name: file.file_name,
        type: file.type,
        bytes,
        finished_on: clock.now(),
      });
    });
  } catch (error) {
    if (error instanceof JobOver) return;
    // What the report itself is refused for would be refused again.
    const is_final = error instanceof Failure && error.status < 500;
    if (is_final || (run >= MAX_TRIES && !isDatabaseDown(error)))
      await tenant(async (tx) => {
        await deleteParts(tx, job_id);
        const message = error instanceof Failure ? error.message : 'Có lỗi khi dựng tệp. Hãy xuất lại.';
        const failures = [{ record_id: 0, label: 'Báo cáo', message }];
        await updateJob(tx, job_id, { state: 'failed', failures, finished_on: clock.now() });
      });
    if (!is_final) throw error;
  }
}

/** The job, from its beginning, with the number of its run; null where it is over. A worker that still had it finds out and stops. */
async function takeUp(tx: Tx, job_id: number, now: string): Promise<JobRow | null> {
  const job = await lockJob(tx, job_id);
  if (job?.action !== 'export' || (job.state !== 'queued' && job.state !== 'running')) return null;
  const cursor_id = job.cursor_id + 1;
  await deleteParts(tx, job_id);
  await updateJob(tx, job_id, { state: 'running', done: 0, cursor_id, touched_on: now });
  return { ...job, cursor_id };
}

async function stillRunning(tx: Tx, job_id: number, run: number): Promise<void> {
  const job = await lockJob(tx, job_id);
  if (job?.state !== 'running' || job.cursor_id !== run) throw new JobOver();
}

/** Bytes in parts of about a megabyte. */
async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.byteLength;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}

const SWEEP_TASK = 'report-sweep';

/** Every five minutes: a report whose worker died is taken up by another, and old files are deleted. */
export const reportCrontab = `*/5 * * * * ${SWEEP_TASK} ?max=1&jobKey=${SWEEP_TASK}`;

export function reportTasks(deps: ReportTaskDeps): Readonly<Record<string, Task>> {
  return {
    [REPORT_TASK]: (payload) => writeReport(deps, payload as { tenant_id: number; job_id: number }),
    [SWEEP_TASK]: () => sweepReports(deps),
  };
}

/** What the crontab does, for each company in which there is something to do. */
export async function sweepReports({ db, clock }: Pick<ReportTaskDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const due_in = await companiesWith(
    db,
    () => sql`select tenant_id from jobs where ${leftHalfWay(now)}
      union all select tenant_id from jobs where ${hasOldFile(now)}`,
  );
  await forEachCompany(due_in, (tenant_id) =>
    inTenant(db, tenant_id, async (tx) => {
      await requeueReports(tx, tenant_id, now);
      await deleteOldFiles(tx, now);
    }),
  );
}
