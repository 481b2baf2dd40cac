import { migrate } from './db/migrate.ts';
import { offerDemo } from './db/seed/offer-demo.ts';
import type { Config } from './platform/config.ts';
import { requireFreePorts, type WantedPort } from './platform/http/free-port.ts';
import { openDatabase } from './platform/postgres/open-database.ts';
import { runProgram } from './platform/run-program.ts';
import { startJobs } from './start-jobs.ts';
import { openServices, startWeb } from './start.ts';

/** The web process: database, pages, API and, unless configured otherwise, the jobs. */
await runProgram(async (config, log, opened) => {
  // A second start on the same data hears of the first one, and any other hears of the port, before anything slow is done.
  const database = await openDatabase(config, log, 'owner', () => requireFreePorts(portsOf(config)));
  opened.push(() => database.stop());
  await migrate(database.url, { log });
  const services = await openServices(config, database.url, log);
  opened.push(() => services.close());
  await offerDemo(config, services);
  // Side by side, as each waits for what it has begun; what both use is closed after them.
  const running: (() => Promise<void>)[] = [];
  opened.push(async () => void (await Promise.all(running.map((close) => close()))));
  const web = await startWeb(config, services);
  running.push(() => web.close());
  // After the pages: building them holds the process for seconds, in which the jobs' first connections would time out.
  if (config.worker_in_process) {
    const jobs = await startJobs(services);
    running.push(() => jobs.stop());
  }
  database.announce(web.address);
  console.log(`\n  Hóa Đơn Số: ${web.address}\n`);
});

function portsOf({ host, port, sandbox, signer }: Config): WantedPort[] {
  return [
    { name: 'PORT', host, port },
    ...(sandbox.enabled ? [{ name: 'SANDBOX_PORT', host: '127.0.0.1', port: sandbox.port }] : []),
    { name: 'SIGNER_SANDBOX_PORT', host: '127.0.0.1', port: signer.sandbox_port },
  ];
}
