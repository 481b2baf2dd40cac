import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '#server/platform/log.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { openLetterBox } from './letter-box.ts';

/** The application as `npm start` runs it, on E2E_PORT, with a DATA_DIR of its own that goes when it stops, and a mail server whose mails the tests read. */
const built = spawnSync(process.execPath, ['scripts/bootstrap/build.mjs'], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (built.status !== 0) process.exit(1);

const data_dir = process.env['E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), `hoadon-test-${process.pid}-`));
const mail_dir =
  process.env['E2E_MAIL_DIR'] ?? mkdtempSync(join(tmpdir(), `hoadon-test-${process.pid}-mail-`));
const letter_box = await openLetterBox(mail_dir);
// The application finds its database running. Nothing in it outlives the run, so no commit waits for the disk.
const postgres = await startEmbeddedPostgres({ data_dir, log: silentLog, durable: false });
// What no screen can do yet, a test does in the database.
writeFileSync(join(data_dir, 'test-database-url'), postgres.url, { mode: 0o600 });
const child = spawn(process.execPath, ['server/main.ts'], {
  // The channel ends the server should this process be killed outright.
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PORT: process.env['E2E_PORT'],
    SANDBOX_PORT: process.env['E2E_SANDBOX_PORT'],
    SIGNER_SANDBOX_PORT: process.env['E2E_SIGNER_PORT'],
    SIGNER_CSC_URL: '',
    SIGNER_MYSIGN_URL: '',
    SIGNER_SMARTCA_URL: '',
    HOST: '127.0.0.1',
    DATA_DIR: data_dir,
    DATABASE_URL: '',
    PROVIDER_URL: '',
    COMPANY_REGISTER_URL: '',
    PUBLIC_URL: '',
    SMTP_URL: letter_box.url,
    // All visitors of the tests come from one address.
    RATE_LIMIT_FACTOR: '50',
    DEMO: '1',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
const [code] = (await once(child, 'exit')) as unknown[];
await Promise.all([letter_box.close(), postgres.stop()]);
for (const folder of [data_dir, mail_dir]) rmSync(folder, { recursive: true, force: true });
process.exitCode = typeof code === 'number' ? code : 1;
