import { onTestFinished } from 'vitest';
import type { DB } from '#generated/database.ts';
import type { Provider } from '#server/gateways/provider/provider.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { silentLog } from '#server/platform/log.ts';
import { openPools } from '#server/platform/postgres/pool.ts';
import { startJobs } from '#server/start-jobs.ts';
import type { TestApp } from '#tests/setup/test-app.ts';

/** Jobs as a process of its own would take them: own connections, own view of the provider. Ends with the test. */
export async function testWorker(app: TestApp, provider: Provider = app.publishing.provider): Promise<void> {
  const pools = openPools(app.database_url);
  onTestFinished(() => pools.end());
  const publishing = { ...app.publishing, db: kyselyOver<DB>(pools.worker), provider };
  const mail = { ...app.mail, db: publishing.db };
  const jobs = await startJobs({
    documents: publishing,
    mail,
    webhooks: { ...app.webhooks, db: publishing.db },
    payments: { ...publishing, gateway: null, seller_tax_code: null },
    mailboxes: { ...app.mailboxes, db: publishing.db },
    proof_packs: { ...app.proof_packs, db: publishing.db },
    pools,
    log: silentLog,
  });
  onTestFinished(() => jobs.stop());
}
