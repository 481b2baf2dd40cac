import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DB } from '#generated/database.ts';
import { buildApp } from './app.ts';
import type { Db } from './context.ts';
import { openProvider } from './gateways/provider/open-provider.ts';
import {
  publishingCrontab,
  publishingTasks,
  sweep,
  type PublishingDeps,
} from './modules/publishing/index.ts';
import { plainCrontab, plainTasks, sweepPlainJobs } from './plain-tasks.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { kyselyOver } from './platform/db/database.ts';
import { tenantRead } from './platform/db/tenant-read.ts';
import { startWorker } from './platform/jobs/worker.ts';
import type { Log } from './platform/log.ts';
import { openPools } from './platform/postgres/pool.ts';
import { loadMasterKey, type MasterKey } from './platform/secrets/master-key.ts';
import { tokenMaker } from './platform/session/tokens.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as {
  version: string;
};

/** Mã số thuế of whoever runs this system, in the messages it sends (MSTTCGP). The default belongs to nobody. */
export const DEMO_PROVIDER_TAX_CODE = '0011223343';

export type Services = {
  db: Db;
  database_url: string;
  clock: Clock;
  log: Log;
  master_key: MasterKey;
  publishing: PublishingDeps;
  pools: ReturnType<typeof openPools>;
  close(): Promise<void>;
};

export type ServiceOptions = Pick<PublishingDeps, 'on_step'> & { clock?: Clock };

/** Everything below the web: pools, keys, the way to the tax authority. The database is migrated already. */
export async function openServices(
  config: Config,
  database_url: string,
  log: Log,
  options: ServiceOptions = {},
): Promise<Services> {
  const clock = options.clock ?? systemClock;
  const master_key = loadMasterKey(config.data_dir, process.env['MASTER_KEY']);
  const pools = openPools(database_url, { log });
  const db = kyselyOver<DB>(pools.web);
  const gateway = await openProvider(config, database_url, clock, log);
  const publishing: PublishingDeps = {
    db: kyselyOver<DB>(pools.worker),
    clock,
    log,
    provider: gateway.provider,
    certificate_key: master_key.derive('certificates'),
    authority_roots: gateway.authority_roots,
    solution_provider_tax_code: process.env['PROVIDER_TAX_CODE'] ?? DEMO_PROVIDER_TAX_CODE,
    new_message_suffix: () => randomBytes(16).toString('hex').toUpperCase(),
    ...(options.on_step === undefined ? {} : { on_step: options.on_step }),
  };
  return {
    db,
    database_url,
    clock,
    log,
    master_key,
    publishing,
    pools,
    close: async () => {
      await gateway.close();
      await pools.end();
    },
  };
}

/** Takes jobs in this process, after giving a fresh one to whatever a killed process left half-way. */
export async function startJobs(
  services: Pick<Services, 'publishing' | 'pools' | 'log'>,
): Promise<{ stop(): Promise<void> }> {
  const { publishing, pools, log } = services;
  await sweep(publishing, 0);
  await sweepPlainJobs(publishing);
  return startWorker({
    pool: pools.worker,
    tasks: { ...publishingTasks(publishing), ...plainTasks(publishing) },
    crontab: `${publishingCrontab}\n${plainCrontab}`,
    concurrency: 4,
    log,
  });
}

const SIGN_INS_PER_MINUTE = 60;

export async function startWeb(
  config: Config,
  services: Services,
): Promise<{ address: string; close(): Promise<void> }> {
  const { db, clock, log, master_key, publishing, pools } = services;
  const app = await buildApp(
    {
      db,
      read: tenantRead(pools.web),
      clock,
      log,
      tokens: tokenMaker(master_key.derive('tokens'), clock),
      certificate_key: publishing.certificate_key,
      version,
    },
    { check_responses: process.env['CHECK_RESPONSES'] === '1', sign_ins_per_minute: SIGN_INS_PER_MINUTE },
  );
  const address = await app.listen({ host: config.host, port: config.port });
  return { address, close: () => app.close() };
}
