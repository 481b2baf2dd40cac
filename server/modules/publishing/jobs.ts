import { signingTasks } from '#server/modules/signing/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import { enqueueJob } from '#server/platform/jobs/enqueue.ts';
import { collectAnswers } from './collect-answers.ts';
import type { Job, PublishingDeps } from './deps.ts';
import { runPipeline } from './pipeline.ts';
import { signingDeps } from './signing-deps.ts';
import { sweep } from './sweep.ts';
import { COLLECT_TASK, collectJobKey, delayAfter, publishJobKey, PUBLISH_TASK, SWEEP_TASK } from './tasks.ts';

/** Older than this without a last word, an invoice is looked at again though no job names it. */
const FORGOTTEN_MS = 60_000;

type Attempt = { attempt: number };

export function publishingTasks(deps: PublishingDeps): Readonly<Record<string, Task>> {
  return {
    ...signingTasks(signingDeps(deps)),
    [PUBLISH_TASK]: async (payload) => {
      const { tenant_id, invoice_id, attempt } = payload as Job & Attempt;
      const job = { tenant_id, invoice_id };
      if ((await runPipeline(deps, job)) === 'wait') return;
      await inTenant(deps.db, tenant_id, (tx) =>
        enqueueJob(
          tx,
          PUBLISH_TASK,
          { ...job, attempt: attempt + 1 },
          publishJobKey(job),
          delayAfter(attempt),
        ),
      );
    },
    [COLLECT_TASK]: async (payload) => {
      const { tenant_id, attempt } = payload as { tenant_id: number } & Attempt;
      const { taken, awaited } = await collectAnswers(deps, tenant_id);
      if (!awaited) return;
      const next = taken > 0 ? 0 : attempt + 1;
      await inTenant(deps.db, tenant_id, (tx) =>
        enqueueJob(
          tx,
          COLLECT_TASK,
          { tenant_id, attempt: next },
          collectJobKey(tenant_id),
          delayAfter(next),
        ),
      );
    },
    [SWEEP_TASK]: async () => sweep(deps, FORGOTTEN_MS),
  };
}

/** Once a minute: nothing that was asked for is ever forgotten, whatever happened to its job. */
export const publishingCrontab = `* * * * * ${SWEEP_TASK} ?max=1&jobKey=${SWEEP_TASK}`;
