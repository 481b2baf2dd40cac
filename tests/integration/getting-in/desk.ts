import { afterAll, beforeAll } from 'vitest';
import type { DB } from '#generated/database.ts';
import type { AppDeps } from '#server/handlers.ts';
import { mailTasks } from '#server/modules/getting-in/index.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { startWorker } from '#server/platform/jobs/worker.ts';
import { silentLog } from '#server/platform/log.ts';
import { openPools } from '#server/platform/postgres/pool.ts';
import { judged, type Answered, type Request } from '#tests/contract/injection.ts';
import { withTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { withPostOffice, type PostOffice } from './post-office.ts';

type Desk = {
  readonly app: TestApp;
  readonly post: PostOffice;
  /** A call, whose answer is held against the description. */
  ask(operation: string, sent?: Request): Promise<Answered>;
  /** Signs in with a password: the status of the answer and the token. */
  signIn(username: string, password: string): Promise<{ status: number; access_token?: string }>;
};

/** The server with a worker that sends its mails over SMTP. */
export function withDesk(deps: Partial<AppDeps> = {}): Desk {
  const server = withTestApp(undefined, deps);
  const post = withPostOffice();
  const closers: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const pools = openPools(server.current.database_url);
    closers.push(() => pools.end());
    const { clock } = server.current;
    const mail = { db: kyselyOver<DB>(pools.worker), clock, mailer: post.mailer };
    const worker = await startWorker({
      pool: pools.runner,
      tasks: mailTasks({ ...mail, public_url: 'https://hoadon.test' }),
      crontab: '',
      concurrency: 2,
      log: silentLog,
    });
    closers.push(() => worker.stop());
  });
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });
  return {
    get app() {
      return server.current;
    },
    post,
    ask: (operation, sent = {}) => judged(server.current, operation, sent),
    signIn: async (username, password) => {
      const reply = await server.current.app.inject({
        method: 'POST',
        url: '/oauth/token',
        headers: {
          authorization: `Basic ${Buffer.from('hoadon-web:').toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ grant_type: 'password', username, password }).toString(),
      });
      return { status: reply.statusCode, ...reply.json<{ access_token?: string }>() };
    },
  };
}
