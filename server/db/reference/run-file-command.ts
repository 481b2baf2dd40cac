import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { runCommand } from '#server/platform/run-program.ts';
import { refusalLines } from './file-refused.ts';

/** Works in the database, beside a running server or alone. */
export async function withDatabase(act: (client: pg.Client) => Promise<void>): Promise<void> {
  await runCommand(async (url, _config, log) => {
    await migrate(url, { log });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await act(client);
    } finally {
      await client.end();
    }
  });
}

/** Runs a command with a file; where the file could not be taken, the terminal says why. */
export async function runFileCommand(path: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const lines = refusalLines(path, error);
    if (lines === null) throw error;
    for (const line of lines) console.error(line);
    process.exitCode = 1;
  }
}
