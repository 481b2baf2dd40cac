import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { DB } from '#generated/database.ts';
import { buildApp } from '#server/app.ts';
import { DOCUMENT_KINDS } from '#server/document-kinds.ts';
import type { DemoSizes } from '#server/db/seed/seed-demo.ts';
import { httpProvider } from '#server/gateways/provider/http-provider.ts';
import { withProblemsNoted } from '#server/gateways/provider/noted-problems.ts';
import { startSandbox, type Sandbox } from '#server/gateways/provider/sandbox/sandbox.ts';
import type { AppDeps } from '#server/handlers.ts';
import type { MailboxDeps } from '#server/modules/invoice-collectors/index.ts';
import type { MailDeps } from '#server/modules/getting-in/index.ts';
import { collectAnswers, type DocumentDeps } from '#server/modules/documents/index.ts';
import { noteCommonProblem } from '#server/modules/provider-connection/index.ts';
import { carryInvoice } from '#server/modules/publishing/index.ts';
import type { InvoiceEmailDeps } from '#server/modules/invoice-emails/index.ts';
import type { ProofPackDeps } from '#server/modules/proof-packs/index.ts';
import type { StatementTaskDeps } from '#server/modules/statements/index.ts';
import type { WebhookDeps } from '#server/modules/webhooks/index.ts';
import { fixedClock, type FixedClock } from '#server/platform/clock.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { silentLog } from '#server/platform/log.ts';
import { createPool } from '#server/platform/postgres/pool.ts';
import { loadMasterKey, type MasterKey } from '#server/platform/secrets/master-key.ts';
import {
  NO_REMOTE_SIGNER,
  TEST_APP_OPTIONS,
  TEST_PROVIDER_TAX_CODE,
  TEST_PUBLIC_URL,
  testAppDeps,
  testLines,
  PRINTED_HERE,
} from './app-deps.ts';
import { judgeHere } from './judge-here.ts';
import { TEST_NOW } from './seeded-template.ts';
import { withSeededTestDatabase } from './test-database.ts';

export { TEST_NOW } from './seeded-template.ts';

export type TestApp = {
  readonly app: FastifyInstance;
  /** Where the app listens, for clients that need the wire. */
  readonly url: string;
  readonly database_url: string;
  readonly clock: FixedClock;
  /** For a second app over the same database. */
  readonly master: MasterKey;
  readonly publishing: DocumentDeps;
  readonly sandbox: Sandbox;
  /** For a worker of one's own: mails that go nowhere, unless another mailer takes its place. */
  readonly mailboxes: MailboxDeps;
  readonly mail: MailDeps & StatementTaskDeps & InvoiceEmailDeps;
  /** The same: receivers of webhooks that take everything, unless another sender takes its place. */
  readonly webhooks: WebhookDeps;
  readonly proof_packs: ProofPackDeps;
  /** The demo's root certificate, PEM. */
  readonly root_pem: string;
  /** A bearer token of a demo account. */
  signIn(email: string): Promise<string>;
  /** Runs the steps of one invoice and takes its answers, as the worker would. */
  publishNow(tenant_id: number, invoice_id: number): Promise<void>;
};

const NOWHERE: MailDeps['mailer'] = {
  delivers: true,
  send: async () => undefined,
  close: async () => undefined,
};

/**
 * The whole server over a database of its own with both demo companies, a sandbox authority that answers at once, and a clock
 * that stands. Jobs run only when a test calls publishNow.
 */
export function withTestApp(
  sizes: DemoSizes = { invoices: 0, customers: 4, products: 4 },
  deps: Partial<AppDeps> = {},
): {
  readonly current: TestApp;
} {
  const database = withSeededTestDatabase(sizes);
  let current: TestApp | undefined;
  const closers: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const clock = fixedClock(TEST_NOW);
    const master = loadMasterKey(database.folder, null);
    const database_url = database.url;
    const sandbox = await startSandbox({
      database_url,
      port: 0,
      clock,
      sealing_key: master.derive('certificates'),
      delays: { receipt_ms: 0, verdict_ms: 0 },
    });
    closers.push(() => sandbox.close());
    const pool = createPool(database_url, { name: 'hoadon test app', pipeline: true });
    closers.push(() => pool.end());
    const db = kyselyOver<DB>(pool);
    const publishing: DocumentDeps = {
      kinds: DOCUMENT_KINDS,
      db,
      clock,
      log: silentLog,
      provider: withProblemsNoted(httpProvider({ base_url: sandbox.url, api_key: '' }), {
        note: (problem) => noteCommonProblem(db, problem, clock.now()),
        clock,
        log: silentLog,
      }),
      own_lines: deps.own_lines ?? testLines(master, clock, false),
      certificate_key: master.derive('certificates'),
      authority_roots: [sandbox.authority_root_pem],
      remote_signer: deps.remote_signer ?? NO_REMOTE_SIGNER,
      solution_provider_tax_code: TEST_PROVIDER_TAX_CODE,
      new_message_suffix: () => randomBytes(16).toString('hex').toUpperCase(),
    };
    const root_pem = readFileSync(join(database.folder, 'root.pem'), 'utf8');
    const file_judge = judgeHere({
      everybody: [root_pem, sandbox.authority_root_pem],
      authority: [sandbox.authority_root_pem],
    });
    const app_deps = {
      ...testAppDeps(pool, clock, master),
      provider: publishing.provider,
      own_lines: publishing.own_lines,
      authority_roots: publishing.authority_roots,
      file_judge,
      ...deps,
    };
    const app = await buildApp(app_deps, TEST_APP_OPTIONS);
    closers.push(() => app.close());
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    current = {
      app,
      url,
      database_url,
      clock,
      master,
      publishing,
      sandbox,
      mailboxes: {
        ...{ db, clock, log: silentLog },
        file_judge: app_deps.file_judge,
        pdf_opener: app_deps.pdf_opener,
        mailbox_key: app_deps.mailbox_key,
        input_mailboxes: app_deps.input_mailboxes,
      },
      mail: {
        db,
        clock,
        mailer: NOWHERE,
        invoice_printer: PRINTED_HERE,
        public_url: TEST_PUBLIC_URL,
        link_key: master.derive('statement-links'),
        mail_from: 'Hóa Đơn Số <thu@hoadon.test>',
        bounce_address: null,
        mailbox: null,
        log: silentLog,
      },
      webhooks: {
        db,
        clock,
        log: silentLog,
        sender: { send: async () => ({ status: 204, problem: null, answer: null, duration_ms: 1 }) },
        webhook_key: master.derive('webhooks'),
      },
      proof_packs: {
        db,
        clock,
        log: silentLog,
        invoice_printer: PRINTED_HERE,
        link_key: master.derive('statement-links'),
        public_url: TEST_PUBLIC_URL,
        viewer: async () => Buffer.from('<!doctype html><title>Gói bằng chứng</title>'),
        version: 'test',
      },
      root_pem,
      signIn: (email) => signIn(app, email),
      publishNow: async (tenant_id, invoice_id) => {
        await carryInvoice(publishing, { tenant_id, invoice_id });
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
