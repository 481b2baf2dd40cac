import { migrate } from './db/migrate.ts';
import { offerDemo } from './db/seed/offer-demo.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { createLog } from './platform/log.ts';
import { DataDirBusy, openDatabase } from './platform/postgres/open-database.ts';
import { onStop } from './platform/stop-signals.ts';
import { openServices, startJobs, startWeb } from './start.ts';

/** The web process: database, pages, API and, unless told otherwise, the jobs. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.log_level);
  const opened: (() => Promise<void>)[] = [];
  // Registered before anything is opened: Ctrl-C while the demo is being made stops cleanly too.
  onStop(async () => {
    for (const close of opened.reverse()) await close();
  });
  const database = await openDatabase(config, log);
  opened.push(() => database.stop());
  await migrate(database.url, { log });
  const services = await openServices(config, database.url, log, { announce: console.log });
  opened.push(() => services.close());
  await offerDemo(config, services);
  const web = await startWeb(config, services);
  opened.push(() => web.close());
  // After the pages: building them holds the process for seconds, in which the jobs' first connections would time out.
  if (config.worker_in_process) {
    const jobs = await startJobs(services);
    opened.push(() => jobs.stop());
  }
  database.announce(web.address);
  console.log(`\n  Hóa Đơn Số: ${web.address}\n`);
}

try {
  await main();
} catch (error) {
  const known = error instanceof ConfigError || error instanceof DataDirBusy;
  console.error(known ? error.message : error);
  process.exit(error instanceof DataDirBusy ? error.exit_code : 1);
}
