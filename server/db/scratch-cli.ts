import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '#server/platform/log.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { migrate } from './migrate.ts';

/** A migrated database for one-off tools: prints its URL, lives until standard input closes, leaves nothing. */
const data_dir = mkdtempSync(join(tmpdir(), 'hoadon-scratch-'));
try {
  const postgres = await startEmbeddedPostgres({ data_dir, log: silentLog, durable: false });
  try {
    await migrate(postgres.url);
    console.log(postgres.url);
    await new Promise((resolve) => process.stdin.resume().once('close', resolve).once('end', resolve));
  } finally {
    await postgres.stop();
  }
} finally {
  rmSync(data_dir, { recursive: true, force: true });
}
