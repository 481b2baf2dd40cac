import pg from 'pg';
import { readArguments, runCommand } from '#server/platform/run-program.ts';
import { distribute } from './citus.ts';
import { migrate } from './migrate.ts';

/**
 * `npm run migrate`: migrates the configured database, beside a running server or alone. `-- --citus` distributes it by company afterwards
 * (docs/scale.md); `--anyway` does so in spite of what is known to stand against it.
 */
const { values } = readArguments(
  { options: { citus: { type: 'boolean' }, anyway: { type: 'boolean' } } },
  'npm run migrate [-- --citus [--anyway]]',
);
await runCommand(async (url, _config, log) => {
  try {
    const applied = await migrate(url, { log });
    console.log(applied.length > 0 ? `Migrated: ${applied.join(', ')}` : 'Nothing to migrate.');
    if (values.citus === true) await distributeAt(url, values.anyway === true);
  } catch (error) {
    if (values.citus !== true || !(error instanceof Error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}, 'info');

async function distributeAt(url: string, anyway: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'hoadon migrate' });
  await client.connect();
  try {
    const { statements, changed_keys } = await distribute(client, { anyway });
    console.log(`Distributed by company: ${statements.length} statements.`);
    if (changed_keys.length > 0)
      console.log(
        `What these keys name can no longer be deleted while it is named: ${changed_keys.join(', ')}`,
      );
  } finally {
    await client.end();
  }
}
