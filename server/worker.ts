import { migrate } from './db/migrate.ts';
import { openDatabase } from './platform/postgres/open-database.ts';
import { runProgram } from './platform/run-program.ts';
import { startJobs } from './start-jobs.ts';
import { openServices } from './start.ts';

/** `npm run worker`: takes jobs beside the web process and any number of its like, without pages. */
await runProgram(async (config, log, opened) => {
  const database = await openDatabase(config, log, 'guest');
  opened.push(() => database.stop());
  // Whichever process comes first brings the database up to date; the others wait for it.
  await migrate(database.url, { log });
  // SANDBOX_PORT and SIGNER_SANDBOX_PORT are the web process's; all sandboxes of a kind share one store.
  const services = await openServices(
    {
      ...config,
      sandbox: { ...config.sandbox, port: 0 },
      signer: { ...config.signer, sandbox_port: 0 },
    },
    database.url,
    log,
  );
  opened.push(() => services.close());
  const jobs = await startJobs(services);
  opened.push(() => jobs.stop());
  console.log('Đang nhận việc / taking jobs');
});
