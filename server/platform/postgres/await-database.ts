import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { StartRefused } from '../start-refused.ts';
import { isDatabaseDown } from './database-down.ts';
import { checkRoles } from './database-roles.ts';

/** A machine that starts its database and us together has it up by then. */
const PATIENCE_MS = 60_000;
const RETRY_MS = 1_000;

/** Waits for a server that is not up yet, and looks whether its roles are what we count on. */
export async function awaitDatabase(url: string, log: Log, patience_ms = PATIENCE_MS): Promise<void> {
  const began = performance.now();
  for (let tries = 1; ; tries += 1) {
    try {
      return await look(url, log);
    } catch (error) {
      if (error instanceof StartRefused) throw error;
      const reason = wordsOf(error);
      if (!isDatabaseDown(error) || performance.now() - began > patience_ms)
        throw new StartRefused(
          `Không kết nối được cơ sở dữ liệu ${nameOf(url)}: ${reason}. Hãy kiểm tra DATABASE_URL và máy chủ PostgreSQL.\n` +
            `The database ${nameOf(url)} cannot be connected to: ${reason}. Check DATABASE_URL and the PostgreSQL server.`,
          { cause: error },
        );
      if (tries === 1)
        log.warn({ database: nameOf(url), reason }, 'the database does not answer yet: waiting');
      await delay(RETRY_MS);
    }
  }
}

/** Host, port and database, without user and password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}

async function look(url: string, log: Log): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (const warning of await checkRoles(client)) log.warn(warning);
  } finally {
    await client.end().catch(() => undefined);
  }
}
