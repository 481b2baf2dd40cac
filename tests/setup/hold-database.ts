import { readConfig } from '#server/platform/config.ts';
import { silentLog } from '#server/platform/log.ts';
import { DataDirBusy, openDatabase } from '#server/platform/postgres/open-database.ts';
import { onStop } from '#server/platform/stop-signals.ts';

/** A stand-in for the web process: owns the DATA_DIR's database, prints its URL and waits to be stopped. */
try {
  const database = await openDatabase(readConfig(process.env), silentLog);
  database.announce('http://stand-in');
  const keep_alive = setInterval(() => undefined, 60_000);
  onStop(async () => {
    clearInterval(keep_alive);
    await database.stop();
  });
  // Last: whoever reads this may send a signal at once.
  console.log(JSON.stringify({ url: database.url, adopted: database.adopted }));
} catch (error) {
  if (!(error instanceof DataDirBusy)) throw error;
  console.error(error.message);
  process.exitCode = error.exit_code;
}
