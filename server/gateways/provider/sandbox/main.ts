import { systemClock } from '#server/platform/clock.ts';
import { ConfigError } from '#server/platform/config.ts';
import { runProgram } from '#server/platform/run-program.ts';
import { loadMasterKey } from '#server/platform/secrets/master-key.ts';
import { startSandbox } from './sandbox.ts';

/** `npm run sandbox`: the tax authority's stand-in as a process of its own, on DATABASE_URL and SANDBOX_PORT. */
await runProgram(async ({ database_url, data_dir, master_key, sandbox: { port } }, log, opened) => {
  if (database_url === null) throw new ConfigError(['DATABASE_URL: sandbox chạy riêng cần có / is required']);
  const sealing_key = loadMasterKey(data_dir, master_key).derive('certificates');
  const sandbox = await startSandbox({ database_url, port, clock: systemClock, sealing_key, log });
  opened.push(() => sandbox.close());
  log.info({ url: sandbox.url }, 'sandbox authority');
});
