import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startSandbox, type Sandbox } from '#server/gateways/provider/sandbox/sandbox.ts';
import { systemClock } from '#server/platform/clock.ts';
import { loadMasterKey } from '#server/platform/secrets/master-key.ts';
import { DEMO_PROVIDER_TAX_CODE } from '#server/start.ts';
import type { ProcessEnv } from './seeded-database.ts';

/**
 * The sandbox authority in this process, and the environment of web and worker processes that send to it, on the machine's own day.
 * `delays_ms`: until each answer of the authority.
 */
export function withSandboxBeside(
  database: { readonly env: ProcessEnv },
  delays_ms = 0,
): { readonly sandbox: Sandbox; readonly env: Readonly<Record<string, string>> } {
  let current: { sandbox: Sandbox; env: Readonly<Record<string, string>> };
  beforeAll(async () => {
    const { DATA_DIR, DATABASE_URL } = database.env;
    const sandbox = await startSandbox({
      database_url: DATABASE_URL,
      port: 0,
      clock: systemClock,
      delays: { receipt_ms: delays_ms, verdict_ms: delays_ms },
      sealing_key: loadMasterKey(DATA_DIR, null).derive('certificates'),
    });
    const AUTHORITY_ROOT_FILE = join(DATA_DIR, 'authority-root.pem');
    writeFileSync(AUTHORITY_ROOT_FILE, sandbox.authority_root_pem);
    const env = {
      ...database.env,
      ...{ PROVIDER_URL: sandbox.url, PROVIDER_TAX_CODE: DEMO_PROVIDER_TAX_CODE, AUTHORITY_ROOT_FILE },
      ...{ RATE_LIMIT_FACTOR: '9999', LOG_LEVEL: 'error' },
    };
    current = { sandbox, env };
  });
  afterAll(() => current.sandbox.close());
  return {
    get sandbox() {
      return current.sandbox;
    },
    get env() {
      return current.env;
    },
  };
}
