import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../../scripts/bootstrap/node-flags.mjs';

export type BenchServer = { url: string; token: string; stop(): Promise<void> };

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

/** The product's own web process, without jobs, over a database that is there already; signed in as the bench owner. */
export async function startBenchServer(database_url: string, data_dir: string): Promise<BenchServer> {
  const env = {
    ...process.env,
    DATABASE_URL: database_url,
    DATA_DIR: data_dir,
    PORT: '0',
    DEMO: '0',
    WORKER: '0',
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, [...nodeFlags, MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  try {
    const url = await addressIn(createInterface(child.stdout));
    return { url, token: await signIn(url), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function addressIn(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('the server ended before it said where it listens');
}

async function signIn(url: string): Promise<string> {
  const reply = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('hoadon-web:').toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'password',
      username: 'owner@bench.vn',
      password: 'hoadon-demo',
    }),
  });
  if (!reply.ok) throw new Error(`sign-in: ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { access_token: string }).access_token;
}
