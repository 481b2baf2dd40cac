import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Stalls } from './watch-loop.ts';

export type WatchedServer = {
  url: string;
  /** Of its event loop, since the last call. */
  stalls(): Promise<Stalls>;
  stop(): Promise<void>;
};

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The product's own web process as `npm start` runs it: embedded PostgreSQL, sandbox, jobs and the demo, in a folder that goes with it. */
export async function startWatchedServer(): Promise<WatchedServer> {
  const data_dir = mkdtempSync(join(tmpdir(), 'hoadon-load-'));
  const env = { ...process.env, DATA_DIR: data_dir, PORT: '0', DEMO: '1', LOG_LEVEL: 'error' };
  const child = spawn(
    process.execPath,
    ['--import', here('watch-loop.ts'), here('../../../server/main.ts')],
    {
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(data_dir, { recursive: true, force: true });
  };
  try {
    if (child.stdout === null) throw new Error('no output');
    return {
      url: await addressIn(createInterface(child.stdout)),
      stalls: async () => {
        const answer = once(child, 'message');
        child.send('stalls');
        return ((await answer) as [Stalls])[0];
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressIn(lines: ReturnType<typeof createInterface>): Promise<string> {
  return new Promise((resolve, reject) => {
    // Read to the end: a process whose output nobody reads stops at a full pipe.
    lines.on('line', (line) => {
      const address = /http:\/\/\S+/.exec(line)?.[0];
      if (address !== undefined) resolve(address);
    });
    lines.on('close', () => reject(new Error('the server ended before it said where it listens')));
  });
}
