import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export type Listening = { close(): Promise<void> };

type ListenOptions = {
  database_url: string;
  channel: string;
  /** Sends a notice by the connections that changes are written through. */
  send(payload: string): Promise<unknown>;
  onNotice(payload: string): void;
  /** A notice of its own came back: whatever was committed PATIENCE_MS ago has been heard. */
  onProof(): void;
  /** The connection is gone: from now on nothing is heard. Not after close(). */
  onLost(): void;
};

/** How long a notice of its own may be on its way. Pages reckon with less than ten seconds between a commit and its notice. */
const PATIENCE_MS = 5_000;
const PROOF_EVERY_MS = 15_000;

/**
 * Hears the notices of a channel (LISTEN) on one connection of its own, outside every pool. It is heard before this is done, so that a
 * pooler in transaction mode between here and the database, which loses notices, is a failure and not silence. After that it is proved
 * again and again by a notice that the connection sends to itself: where packets are dropped on the way TCP notices nothing for minutes.
 */
export async function listen(options: ListenOptions): Promise<Listening> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: options.database_url,
    application_name: 'hoadon changes',
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    stream: () => socket,
  });
  let state: 'opening' | 'open' | 'closed' = 'opening';
  const timers: { proof?: NodeJS.Timeout; silence?: NodeJS.Timeout } = {};
  const over = (): void => {
    state = 'closed';
    clearInterval(timers.proof);
    clearTimeout(timers.silence);
  };
  const lost = (): void => {
    const was_open = state === 'open';
    over();
    // Said to be over first: an end that the other side never sees may be reported late. One that still works hears nothing twice.
    if (was_open) options.onLost();
    socket.destroy();
  };
  client.on('error', lost);
  client.on('end', lost);

  /** The words by which a notice is known as its own: of this connection, each time others. */
  let expected = trial();
  let onExpected: () => void = () => undefined;
  client.on('notification', ({ payload = '' }) => {
    // What had arrived before the connection was given up is heard by the next.
    if (state === 'closed') return;
    if (payload === expected) onExpected();
    else if (!isTrial(payload)) options.onNotice(payload);
  });

  function prove(): void {
    expected = trial();
    onExpected = () => {
      clearTimeout(timers.silence);
      options.onProof();
    };
    timers.silence = setTimeout(lost, PATIENCE_MS);
    client.query('select pg_notify($1, $2)', [options.channel, expected]).catch(lost);
  }

  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(options.channel)}`);
    const heard = new Promise<'heard'>((resolve) => {
      onExpected = () => resolve('heard');
    });
    await options.send(expected);
    const outcome = await Promise.race([heard, sleep(PATIENCE_MS, 'silence' as const, { ref: false })]);
    if (outcome === 'silence') throw new Error('the database passes no notices on: is a pooler in between?');
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  state = 'open';
  timers.proof = setInterval(prove, PROOF_EVERY_MS).unref();
  return {
    close: async () => {
      over();
      await client.end();
    },
  };
}

const TRIAL = 'trial ';
const trial = (): string => `${TRIAL}${crypto.randomUUID()}`;
const isTrial = (payload: string): boolean => payload.startsWith(TRIAL);
