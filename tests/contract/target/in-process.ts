import { afterAll, beforeAll } from 'vitest';
import type { DB } from '#generated/database.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { silentLog } from '#server/platform/log.ts';
import { openPools } from '#server/platform/postgres/pool.ts';
import { startJobs } from '#server/start-jobs.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import type { Target } from './target.ts';

const password = 'hoadon-demo';

/** The test app over a database of its own, with a worker beside it, so that jobs end as they do anywhere. */
export function inProcess(): { readonly current: Target } {
  const server = withTestApp();
  const closers: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const pools = openPools(server.current.database_url);
    closers.push(() => pools.end());
    const publishing = { ...server.current.publishing, db: kyselyOver<DB>(pools.worker) };
    const mail = { ...server.current.mail, db: publishing.db };
    const jobs = await startJobs({
      documents: publishing,
      mail,
      webhooks: { ...server.current.webhooks, db: publishing.db },
      payments: { ...publishing, gateway: null, seller_tax_code: null },
      mailboxes: { ...server.current.mailboxes, db: publishing.db },
      proof_packs: { ...server.current.proof_packs, db: publishing.db },
      pools,
      log: silentLog,
    });
    closers.push(() => jobs.stop());
  });
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });
  return {
    get current() {
      return {
        base_url: server.current.url,
        accounts: {
          owner: { username: 'owner@demo.vn', password },
          limited: { username: 'xem@demo.vn', password },
          other: { username: 'owner@demo2.vn', password },
        },
        left_out: [],
      };
    },
  };
}
