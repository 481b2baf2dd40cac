import { sql } from 'kysely';
import type { Tx } from '#server/context.ts';
import { provenCompanies } from '#server/modules/companies/index.ts';
import { hasOwnLines } from '#server/modules/provider-connection/index.ts';
import { idleRequests, signingTasks, sweepRequests } from '#server/modules/signing/index.ts';
import { companiesWith } from '#server/platform/db/companies-with.ts';
import { forEachCompany } from '#server/platform/db/for-each-company.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { Task } from '#server/platform/jobs/worker.ts';
import { collectAnswers } from './collect-answers.ts';
import type { DocumentDeps, Job } from './deps.ts';
import { forgetFault, noteFault } from './faults.ts';
import { carryDocument } from './pipeline.ts';
import { signingDeps } from './request-documents.ts';
import { awaitingAnswer, awaitsAnswer } from './apply-answers.ts';
import {
  CARRY_TASK,
  COLLECT_TASK,
  delayAfter,
  enqueueCarrying,
  enqueueCollecting,
  handToOwnLines,
  INBOX_TASK,
  OWN_LINE_TASKS,
  SWEEP_TASK,
} from './tasks.ts';

/** Minutes between two looks; the crontab of this module says the same. */
const INBOX_MINUTES = 5;
/** Companies that get their jobs in one transaction; who publishes meanwhile waits for it where its company is one of them. */
const ASKED_AT_ONCE = 100;

/**
 * Asks the provider for what the authority sends by itself, also for companies that wait for no answer: it may give two days to act. Only
 * companies that have proven their tax code are included; what waits for the code outside the companies comes with it. Companies take turns
 * within the minutes until the next look.
 */
export async function readInboxes({ db }: Pick<DocumentDeps, 'db'>): Promise<void> {
  // The answers of a company that waits for one are fetched already, and sooner.
  const awaiting = new Set(await companiesWith(db, (tx) => awaitingAnswer(tx).select('tenant_id')));
  const proven = (await provenCompanies(db)).filter((tenant_id) => !awaiting.has(tenant_id));
  const pause_ms = (INBOX_MINUTES * 60_000) / Math.max(proven.length, 1);
  for (let first = 0; first < proven.length; first += ASKED_AT_ONCE)
    await db.transaction().execute(async (tx) => {
      for (const [place, tenant_id] of proven.slice(first, first + ASKED_AT_ONCE).entries())
        await enqueueCollecting(tx, tenant_id, 0, Math.floor((first + place) * pause_ms));
    });
}

/**
 * Gives every document that is on its way, and has not moved for `idle_ms`, a fresh job: those of a process that was killed
 * stay locked in the queue for hours. Run at start with 0, then by the clock.
 */
export async function sweep(deps: Pick<DocumentDeps, 'db' | 'clock'>, idle_ms: number): Promise<void> {
  const before = new Date(deps.clock.epoch_ms() - idle_ms).toISOString();
  const due_in = await companiesWith(
    deps.db,
    (tx) => sql`${idle(tx, before).select('tenant_id')} union all ${awaitingAnswer(tx).select('tenant_id')}
      union all ${idleRequests(tx, before).select('tenant_id')}`,
  );
  await forEachCompany(due_in, (tenant_id) =>
    inTenant(deps.db, tenant_id, (tx) => sweepTenant(tx, tenant_id, before)),
  );
}

/** Documents on their way that have not moved since `before`. */
function idle(tx: Tx, before: string) {
  return tx
    .selectFrom('documents')
    .where('stage', 'in', ['queued', 'started'])
    .where('status_error', '=', false)
    .where('updated_on', '<=', before);
}

async function sweepTenant(tx: Tx, tenant_id: number, before: string): Promise<void> {
  // Two sweeps at once lock the jobs in the same order.
  const rows = await idle(tx, before).select('id').orderBy('id').execute();
  for (const { id } of rows) await enqueueCarrying(tx, { tenant_id, document_id: id });
  await sweepRequests(tx, tenant_id, before);
  if (await awaitsAnswer(tx)) await enqueueCollecting(tx, tenant_id);
}

/** Older than this without a final answer, a document is looked at again though no job names it. */
const FORGOTTEN_MS = 60_000;

type Attempt = { attempt: number };

export function documentTasks(deps: DocumentDeps): Readonly<Record<string, Task>> {
  const tasks = carryingTasks(deps);
  return {
    ...signingTasks(signingDeps(deps)),
    [CARRY_TASK]: handedOn(deps, CARRY_TASK, tasks[CARRY_TASK]),
    [COLLECT_TASK]: handedOn(deps, COLLECT_TASK, tasks[COLLECT_TASK]),
    [SWEEP_TASK]: async () => sweep(deps, FORGOTTEN_MS),
    [INBOX_TASK]: async () => readInboxes(deps),
  };
}

/** For a worker of their own: the servers of companies may be slow, and a company without one waits for none of them. */
export function ownLineTasks(deps: DocumentDeps): Readonly<Record<string, Task>> {
  const tasks = carryingTasks(deps);
  return {
    [OWN_LINE_TASKS[CARRY_TASK]]: tasks[CARRY_TASK],
    [OWN_LINE_TASKS[COLLECT_TASK]]: tasks[COLLECT_TASK],
  };
}

/** The task, but for a company that has or had a provider of its own: its job goes on elsewhere. */
function handedOn({ db }: DocumentDeps, name: keyof typeof OWN_LINE_TASKS, task: Task): Task {
  return async (payload, attempt) => {
    const job = payload as { tenant_id: number };
    const is_handed_on = await inTenant(db, job.tenant_id, async (tx) => {
      if (!(await hasOwnLines(tx))) return false;
      await handToOwnLines(tx, name, job);
      return true;
    });
    if (!is_handed_on) await task(payload, attempt);
  };
}

function carryingTasks(deps: DocumentDeps): Record<keyof typeof OWN_LINE_TASKS, Task> {
  return {
    [CARRY_TASK]: async (payload) => {
      const { tenant_id, document_id, attempt } = payload as Job & Attempt;
      const job = { tenant_id, document_id };
      const next = await carryDocument(deps, job).catch(async (error: unknown) => {
        // With the database away there is nothing to write it in.
        await noteFault(deps, job, error).catch(() => undefined);
        throw error;
      });
      if (next === 'wait') return;
      // To wait for another process is no attempt of its own.
      const [again, delay_ms] =
        next === 'later' ? [attempt + 1, delayAfter(attempt)] : [attempt, next.leased_ms];
      await inTenant(deps.db, tenant_id, async (tx) => {
        await forgetFault(tx, document_id);
        await enqueueCarrying(tx, job, again, delay_ms);
      });
    },
    [COLLECT_TASK]: async (payload) => {
      const { tenant_id, attempt } = payload as { tenant_id: number } & Attempt;
      const { taken, awaited } = await collectAnswers(deps, tenant_id);
      if (!awaited) return;
      const next = taken > 0 ? 0 : attempt + 1;
      await inTenant(deps.db, tenant_id, (tx) => enqueueCollecting(tx, tenant_id, next, delayAfter(next)));
    },
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
