import type { Handlers } from '#server/context.ts';
import { jobOf, recentJobs, wireJob } from '#server/platform/crud/bulk/job-row.ts';
import { notFound } from '#server/platform/http/failure.ts';

const NEWEST = 20;

/** Việc hàng loạt: how far an account's own jobs have come. */
export const jobHandlers = {
  listJobs: async (_input, { tenant, account, clock }) => {
    const rows = await tenant((tx) => recentJobs(tx, account.user_id, NEWEST));
    return { jobs: rows.map((row) => wireJob(row, clock.epoch_ms())) };
  },
  getJob: async ({ path }, { tenant, account, clock }) => {
    const row = await tenant((tx) => jobOf(tx, path.id, account.user_id));
    if (row === undefined) throw notFound();
    return { job: wireJob(row, clock.epoch_ms()) };
  },
} satisfies Pick<Handlers, 'listJobs' | 'getJob'>;
