import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Answer<T> = { status: number; body: T; headers: Headers };

export type RunningServer = {
  url: string;
  tokens(email: string): Promise<{ access_token: string; refresh_token: string }>;
  call<T>(email: string, method: string, path: string, body?: unknown): Promise<Answer<T>>;
  /** Asks again until the answer is as wanted; the jobs behind it end when they end. */
  until<T>(ask: () => Promise<Answer<T>>, ready: (body: T) => boolean): Promise<T>;
  stop(): Promise<void>;
};

const PATIENCE_MS = 90_000;
const LOOK_MS = 100;

export const freshDataDir = (): string => mkdtempSync(join(tmpdir(), 'hoadon-workshop-data-'));

/** The server of a copy of the repository over a DATA_DIR that goes with it, every answer judged against its description. */
export async function startServer(folder: string, data_dir = freshDataDir()): Promise<RunningServer> {
  const [port, sandbox_port] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const env = { DATA_DIR: data_dir, DATABASE_URL: '', PROVIDER_URL: '', DEMO: '1', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      SANDBOX_PORT: String(sandbox_port),
      CHECK_RESPONSES: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const listening = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        said += chunk;
        if (said.includes(url)) resolve();
      });
    child.once('exit', () => reject(new Error(`the server ended:\n${said}`)));
  });
  await listening;
  const kept = new Map<string, { access_token: string; refresh_token: string }>();

  async function tokens(email: string): Promise<{ access_token: string; refresh_token: string }> {
    const known = kept.get(email);
    if (known !== undefined) return known;
    const reply = await fetch(`${url}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('hoadon-web:').toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'password', username: email, password: 'hoadon-demo' }),
    });
    if (!reply.ok) throw new Error(`sign-in: ${reply.status} ${await reply.text()}`);
    const granted = (await reply.json()) as { access_token: string; refresh_token: string };
    kept.set(email, granted);
    return granted;
  }

  async function call<T>(email: string, method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const file = typeof body === 'string';
    const reply = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${(await tokens(email)).access_token}`,
        'idempotency-key': randomUUID(),
        ...(body === undefined
          ? {}
          : { 'content-type': file ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await reply.text();
    const json = reply.headers.get('content-type')?.includes('json') === true;
    return { status: reply.status, body: (json ? JSON.parse(text) : text) as T, headers: reply.headers };
  }

  async function until<T>(ask: () => Promise<Answer<T>>, ready: (body: T) => boolean): Promise<T> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const { body } = await ask();
      if (ready(body)) return body;
      if (performance.now() > end) throw new Error(`never as wanted: ${JSON.stringify(body)}\n${said}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  return {
    url,
    tokens,
    call,
    until,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      if (child.exitCode === null) await ended;
      rmSync(data_dir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
