import { signingTasks } from '#server/modules/signing/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import { collectAnswers } from './collect-answers.ts';
import type { DocumentDeps, Job } from './deps.ts';
import { carryDocument } from './pipeline.ts';
import { INBOX_MINUTES, readInboxes } from './read-inboxes.ts';
import { signingDeps } from './request-documents.ts';
import { sweep } from './sweep.ts';
import {
  CARRY_TASK,
  COLLECT_TASK,
  delayAfter,
  enqueueCarrying,
  enqueueCollecting,
  INBOX_TASK,
  SWEEP_TASK,
} from './tasks.ts';

/** Older than this without a final answer, a document is looked at again though no job names it. */
const FORGOTTEN_MS = 60_000;

type Attempt = { attempt: number };

export function documentTasks(deps: DocumentDeps): Readonly<Record<string, Task>> {
  return {
    ...signingTasks(signingDeps(deps)),
    [CARRY_TASK]: async (payload) => {
      const { tenant_id, document_id, attempt } = payload as Job & Attempt;
      const job = { tenant_id, document_id };
      const next = await carryDocument(deps, job);
      if (next === 'wait') return;
      // To wait for another process is no attempt of its own.
      const [again, delay_ms] =
        next === 'later' ? [attempt + 1, delayAfter(attempt)] : [attempt, next.leased_ms];
      await inTenant(deps.db, tenant_id, (tx) => enqueueCarrying(tx, job, again, delay_ms));
    },
    [COLLECT_TASK]: async (payload) => {
      const { tenant_id, attempt } = payload as { tenant_id: number } & Attempt;
      const { taken, awaited } = await collectAnswers(deps, tenant_id);
      if (!awaited) return;
      const next = taken > 0 ? 0 : attempt + 1;
      await inTenant(deps.db, tenant_id, (tx) => enqueueCollecting(tx, tenant_id, next, delayAfter(next)));
    },
    [SWEEP_TASK]: async () => sweep(deps, FORGOTTEN_MS),
    [INBOX_TASK]: async () => readInboxes(deps),
  };
}

/**
 * Once a minute: nothing that was submitted is ever forgotten, whatever happened to its job. Every few minutes: what the authority sends
 * by itself.
 */
export const documentCrontab = [
  `* * * * * ${SWEEP_TASK} ?max=1&jobKey=${SWEEP_TASK}`,
  `*/${INBOX_MINUTES} * * * * ${INBOX_TASK} ?max=1&jobKey=${INBOX_TASK}`,
].join('\n');
