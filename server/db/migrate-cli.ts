import { readConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { openDatabase } from '#server/platform/postgres/open-database.ts';
import { migrate } from './migrate.ts';

/** `npm run migrate`: migrates the configured database, beside a running server or alone. */
const config = readConfig(process.env);
const log = createLog(config.log_level);
const database = await openDatabase(config, log, 'guest');
try {
  const applied = await migrate(database.url, { log });
  console.log(applied.length > 0 ? `Migrated: ${applied.join(', ')}` : 'Nothing to migrate.');
} finally {
  await database.stop();
}
