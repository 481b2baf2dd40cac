import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { DB } from '#generated/database.ts';
import { buildApp } from '#server/app.ts';
import { seedDemo, type DemoSizes } from '#server/db/seed/seed-demo.ts';
import { httpProvider } from '#server/gateways/provider/http-provider.ts';
import { startSandbox, type Sandbox } from '#server/gateways/provider/sandbox/sandbox.ts';
import { collectAnswers, runPipeline, type PublishingDeps } from '#server/modules/publishing/index.ts';
import { fixedClock, type FixedClock } from '#server/platform/clock.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { tenantRead } from '#server/platform/db/tenant-read.ts';
import { silentLog } from '#server/platform/log.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { loadMasterKey } from '#server/platform/secrets/master-key.ts';
import { tokenMaker } from '#server/platform/session/tokens.ts';
import { withTestDatabase } from './test-database.ts';

/** 09:00 in Vietnam on the day the tests stand on. */
export const TEST_NOW = '2026-11-20T02:00:00.000Z';

export type TestApp = {
  readonly app: FastifyInstance;
  /** Where the app listens, for clients that need the wire. */
  readonly url: string;
  readonly database_url: string;
  readonly clock: FixedClock;
  readonly publishing: PublishingDeps;
  readonly sandbox: Sandbox;
  /** The demo's root certificate, PEM. */
  readonly root_pem: string;
  /** A bearer token of a demo account. */
  signIn(email: string): Promise<string>;
  /** Runs the steps of one invoice and takes its answers, as the worker would. */
  publishNow(tenant_id: number, invoice_id: number): Promise<void>;
};

/**
 * The whole server over a database of its own with both demo companies, a sandbox authority that answers at once, and a clock
 * that stands. Jobs run only when a test calls publishNow.
 */
export function withTestApp(sizes: DemoSizes = { invoices: 0, customers: 4, products: 4 }): {
  readonly current: TestApp;
} {
  const database = withTestDatabase();
  let current: TestApp | undefined;
  const closers: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const clock = fixedClock(TEST_NOW);
    const folder = mkdtempSync(join(tmpdir(), 'hoadon-test-app-'));
    const master = loadMasterKey(folder, undefined);
    const root_file = join(folder, 'root.pem');
    const database_url = database.url;
    const sandbox = await startSandbox({
      database_url,
      port: 0,
      clock,
      delays: { receipt_ms: 0, verdict_ms: 0 },
    });
    closers.push(() => sandbox.close());
    const pool = createPool(database_url, { name: 'hoadon test app', pipeline: true });
    closers.push(() => pool.end());
    const db = kyselyOver<DB>(pool);
    const publishing: PublishingDeps = {
      db,
      clock,
      log: silentLog,
      provider: httpProvider({ base_url: sandbox.url, api_key: '' }),
      certificate_key: master.derive('certificates'),
      authority_roots: [sandbox.authority_root_pem],
      solution_provider_tax_code: '0106026495',
      new_message_suffix: () => randomBytes(16).toString('hex').toUpperCase(),
    };
    await seedDemo({ database_url, publishing, now: TEST_NOW, root_file }, sizes);
    const { certificate_key } = publishing;
    const tokens = tokenMaker(master.derive('tokens'), clock);
    const app = await buildApp(
      { db, read: tenantRead(pool), clock, log: silentLog, tokens, certificate_key, version: 'test' },
      { check_responses: true, sign_ins_per_minute: 10_000 },
    );
    closers.push(() => app.close());
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    current = {
      app,
      url,
      database_url,
      clock,
      publishing,
      sandbox,
      root_pem: readFileSync(root_file, 'utf8'),
      signIn: (email) => signIn(app, email),
      publishNow: async (tenant_id, invoice_id) => {
        await runPipeline(publishing, { tenant_id, invoice_id });
        await collectAnswers(publishing, tenant_id);
      },
    };
  }, 60_000);
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });
  return {
    get current() {
      if (current === undefined) throw new Error('the test app is ready from beforeAll on');
      return current;
    },
  };
}

async function signIn(app: FastifyInstance, username: string): Promise<string> {
  const reply = await app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: {
      authorization: `Basic ${Buffer.from('hoadon-web:').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ grant_type: 'password', username, password: 'hoadon-demo' }).toString(),
  });
  if (reply.statusCode !== 200) throw new Error(`sign-in: ${reply.statusCode} ${reply.body}`);
  return reply.json<{ access_token: string }>().access_token;
}
