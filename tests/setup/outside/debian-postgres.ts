import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { silentLog } from '#server/platform/log.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';

const VERSIONS = '/usr/lib/postgresql';

/** The directory with bin/ of the newest PostgreSQL of Debian's packages; null where none is installed. */
export function debianPostgres(): string | null {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).filter((name) => /^\d+$/.test(name)) : [];
  const [newest] = versions.toSorted((one, other) => Number(other) - Number(one));
  return newest === undefined ? null : join(VERSIONS, newest);
}

/** A cluster of its own under Debian's PostgreSQL, as a server is set up: with fsync. Its database is migrated. */
export async function startDebianPostgres(native: string): Promise<{ url: string; stop(): Promise<void> }> {
  const data_dir = mkdtempSync(join(tmpdir(), `hoadon-test-${process.pid}-`));
  const postgres = await startEmbeddedPostgres({ data_dir, log: silentLog, native });
  await migrate(postgres.url);
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      rmSync(data_dir, { recursive: true, force: true });
    },
  };
}
