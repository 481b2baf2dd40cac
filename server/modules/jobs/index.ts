import { allows } from '#domain/access/permissions.ts';
import { operations } from '#generated/operations.ts';
import type { Account, Handlers, Tx } from '#server/context.ts';
import { EXPORT_OF_REPORT } from '#server/modules/reports/index.ts';
import { deleteParts, readParts } from '#server/platform/crud/bulk/job-file.ts';
import {
  jobOf,
  lockJob,
  recentJobs,
  updateJob,
  wireJob,
  type JobRow,
} from '#server/platform/crud/bulk/job-row.ts';
import { failure, notFound } from '#server/platform/http/failure.ts';
import { FileStream } from '#server/platform/http/handlers.ts';

const NEWEST = 20;

/** Việc hàng loạt: how far an account's own jobs have come, and the files they wrote. */
export const jobHandlers = {
  listJobs: async (_input, { tenant, account, clock }) => {
    const rows = await tenant((tx) => recentJobs(tx, account.user_id, NEWEST));
    return { jobs: rows.map((row) => wireJob(row, clock.epoch_ms())) };
  },
  getJob: async ({ path }, { tenant, account, clock }) => {
    const row = await tenant((tx) => ownJob(tx, path.id, account));
    return { job: wireJob(row, clock.epoch_ms()) };
  },
  cancelJob: async ({ path }, { tenant, account, clock }) =>
    tenant(async (tx) => {
      await ownJob(tx, path.id, account);
      // Held, so that it does not end in this moment.
      const row = await lockJob(tx, path.id);
      if (row === undefined || !wireJob(row, clock.epoch_ms()).cancellable)
        throw failure(409, 'not_cancellable', 'Việc này không dừng được, hoặc đã kết thúc.');
      await deleteParts(tx, row.id);
      const ended = { state: 'cancelled', finished_on: clock.now() } as const;
      await updateJob(tx, row.id, ended);
      return { job: wireJob({ ...row, ...ended }, clock.epoch_ms()) };
    }),
  getJobFile: async ({ path }, { tenant, account }) => {
    const row = await tenant((tx) => ownJob(tx, path.id, account));
    // The right to take the file may have gone since it was asked for.
    if (!mayHaveFile(row, account)) throw notFound();
    const { file_name, file_type, file_bytes } = row;
    if (file_name === null || file_type === null || file_bytes === null)
      throw failure(409, 'no_file', 'Tệp chưa dựng xong hoặc đã hết hạn giữ. Hãy xuất lại.');
    return new FileStream(readParts(tenant, row.id), file_type, file_name);
  },
} satisfies Pick<Handlers, 'listJobs' | 'getJob' | 'cancelJob' | 'getJobFile'>;

async function ownJob(tx: Tx, id: number, account: Account): Promise<JobRow> {
  const row = await jobOf(tx, id, account.user_id);
  if (row === undefined) throw notFound();
  return row;
}

/** Jobs that write no file ask for nothing here: there is none to be had. */
function mayHaveFile({ resource }: JobRow, { permissions }: Account): boolean {
  const operation = EXPORT_OF_REPORT.get(resource);
  return operation === undefined || allows(permissions, operations[operation].access);
}
