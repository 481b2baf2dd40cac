import { systemClock } from '#server/platform/clock.ts';
import { ConfigError, readConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { loadMasterKey } from '#server/platform/secrets/master-key.ts';
import { onStop } from '#server/platform/stop-signals.ts';
import { startSandbox } from './sandbox.ts';

/** `npm run sandbox`: the tax authority's stand-in as a process of its own, on DATABASE_URL and SANDBOX_PORT. */
try {
  const config = readConfig(process.env);
  if (!config.database_url) throw new ConfigError(['DATABASE_URL: sandbox chạy riêng cần có / is required']);
  const log = createLog(config.log_level);
  const sandbox = await startSandbox({
    database_url: config.database_url,
    port: config.sandbox.port,
    clock: systemClock,
    sealing_key: loadMasterKey(config.data_dir, process.env['MASTER_KEY']).derive('certificates'),
    log,
  });
  log.info({ url: sandbox.url }, 'sandbox authority');
  onStop(() => sandbox.close());
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
