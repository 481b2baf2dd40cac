import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export type Listening = { close(): Promise<void> };

type ListenOptions = {
  database_url: string;
  channel: string;
  /** Sends a notice by the connections that changes are written through. */
  send(payload: string): Promise<unknown>;
  onNotice(payload: string): void;
  /** The connection is gone: from now on nothing is heard. Not after close(). */
  onLost(): void;
};

const PATIENCE_MS = 5_000;

/**
 * Hears the notices of a channel (LISTEN) on one connection of its own, outside every pool. It is heard before this is done, so that a
 * pooler in transaction mode between here and the database, which loses notices, is a failure and not silence.
 */
export async function listen(options: ListenOptions): Promise<Listening> {
  const client = new pg.Client({
    connectionString: options.database_url,
    application_name: 'hoadon changes',
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  let state: 'opening' | 'open' | 'closed' = 'opening';
  const lost = (): void => {
    const was_open = state === 'open';
    state = 'closed';
    if (was_open) options.onLost();
  };
  client.on('error', lost);
  client.on('end', lost);
  const trial = `trial ${crypto.randomUUID()}`;
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(options.channel)}`);
    const heard = new Promise<'heard'>((resolve) => {
      client.on('notification', ({ payload = '' }) => {
        if (payload === trial) resolve('heard');
        else if (!payload.startsWith('trial ')) options.onNotice(payload);
      });
    });
    await options.send(trial);
    const outcome = await Promise.race([heard, sleep(PATIENCE_MS, 'silence' as const, { ref: false })]);
    if (outcome === 'silence') throw new Error('the database passes no notices on: is a pooler in between?');
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  state = 'open';
  return {
    close: async () => {
      state = 'closed';
      await client.end();
    },
  };
}
