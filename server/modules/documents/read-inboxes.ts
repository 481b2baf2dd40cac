import { isTaxCodeProven } from '#server/modules/companies/index.ts';
import { readTaxCode } from '#server/modules/tenant/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import type { DocumentDeps } from './deps.ts';
import { awaitsAnswer } from './take-replies.ts';
import { enqueueCollecting } from './tasks.ts';

/** Minutes between two looks; the crontab of this module says the same. */
export const INBOX_MINUTES = 5;

/**
 * Asks the provider for what the authority sends by itself, also for companies that wait for no answer: it may give two days to act. Only
 * a company that has proven its tax code is asked for; what waits for the code outside the companies comes with it. Companies take turns
 * within the minutes until the next look.
 */
export async function readInboxes({ db }: Pick<DocumentDeps, 'db'>): Promise<void> {
  const tenants = await db.selectFrom('tenants').select('id').orderBy('id').execute();
  const pause_ms = (INBOX_MINUTES * 60_000) / Math.max(tenants.length, 1);
  for (const [turn, { id }] of tenants.entries())
    await inTenant(db, id, async (tx) => {
      // A company that waits for an answer is asked for already, and sooner.
      if (await awaitsAnswer(tx)) return;
      if (await isTaxCodeProven(tx, await readTaxCode(tx)))
        await enqueueCollecting(tx, id, 0, Math.floor(turn * pause_ms));
    });
}
