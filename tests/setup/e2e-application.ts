import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { silentLog } from '#server/platform/log.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';

type LaunchedApplication = {
  process: ChildProcess;
  /** Its exit code, once its database has stopped as well. */
  ended: Promise<number>;
};

type ApplicationPorts = { web: string; sandbox: string; signer: string };

/**
 * The application as `npm start` runs it, with the demo companies or with an empty database, on the ports of the browser tests unless
 * others are given; a signal to this process ends it.
 */
export async function launchApplication(options: {
  data_dir: string;
  smtp_url: string;
  stdout: 'inherit' | 'pipe';
  demo?: boolean;
  ports?: ApplicationPorts;
}): Promise<LaunchedApplication> {
  const { data_dir, smtp_url, stdout, demo = true } = options;
  const ports = options.ports ?? {
    web: process.env['E2E_PORT'] ?? '0',
    sandbox: process.env['E2E_SANDBOX_PORT'] ?? '0',
    signer: process.env['E2E_SIGNER_PORT'] ?? '0',
  };
  const built = spawnSync(process.execPath, ['scripts/bootstrap/build.mjs'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (built.status !== 0) process.exit(1);
  mkdirSync(data_dir, { recursive: true });
  // The application finds its database running. Nothing in it outlives the run, so no commit waits for the disk.
  const postgres = await startEmbeddedPostgres({ data_dir, log: silentLog, durable: false });
  // What no screen can do yet, a test does in the database.
  writeFileSync(join(data_dir, 'test-database-url'), postgres.url, { mode: 0o600 });
  const child = spawn(process.execPath, ['server/main.ts'], {
    // The channel ends the server should this process be killed outright.
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: ports.web,
      SANDBOX_PORT: ports.sandbox,
      SIGNER_SANDBOX_PORT: ports.signer,
      SIGNER_CSC_URL: '',
      SIGNER_MYSIGN_URL: '',
      SIGNER_SMARTCA_URL: '',
      HOST: '127.0.0.1',
      DATA_DIR: data_dir,
      DATABASE_URL: '',
      PROVIDER_URL: '',
      COMPANY_REGISTER_URL: '',
      PUBLIC_URL: '',
      // Receivers of webhooks are servers of the tests.
      WEBHOOK_HTTP: '1',
      WEBHOOK_PRIVATE_ADDRESSES: '1',
      SMTP_URL: smtp_url,
      // All visitors of the tests come from one address.
      RATE_LIMIT_FACTOR: '50',
      DEMO: demo ? '1' : '0',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const end = async (): Promise<number> => {
    const [code] = (await once(child, 'exit')) as unknown[];
    await postgres.stop();
    return typeof code === 'number' ? code : 1;
  };
  return { process: child, ended: end() };
}
