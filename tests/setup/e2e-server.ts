import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The application as `npm start` runs it, on E2E_PORT, with a DATA_DIR of its own that goes when it stops. */
const built = spawnSync(process.execPath, ['scripts/bootstrap/build.mjs'], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (built.status !== 0) process.exit(1);

const data_dir = process.env['E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), `hoadon-test-${process.pid}-`));
const child = spawn(process.execPath, ['server/main.ts'], {
  // The channel ends the server should this process be killed outright.
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PORT: process.env['E2E_PORT'],
    SANDBOX_PORT: process.env['E2E_SANDBOX_PORT'],
    HOST: '127.0.0.1',
    DATA_DIR: data_dir,
    DATABASE_URL: '',
    PROVIDER_URL: '',
    DEMO: '1',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
const [code] = (await once(child, 'exit')) as unknown[];
rmSync(data_dir, { recursive: true, force: true });
process.exitCode = typeof code === 'number' ? code : 1;
