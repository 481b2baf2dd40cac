import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageState } from '#agent/http/page-routes.ts';
import { usbAgent } from '#src/providers/usb-agent/usb-agent.ts';
import type { UsbAgent } from '#src/providers/usb-agent/usb-agent.ts';

const main = fileURLToPath(new URL('../../../agent/main.ts', import.meta.url));

/** The agent as a process of its own, and those who speak to it. */
export type RunningAgent = {
  url: string;
  folder: string;
  /** Everything it has said at the terminal. */
  said(): string;
  /** A browser on a site; what it keeps is kept as long as the object. */
  site(origin: string): UsbAgent;
  /** The person before the agent's own page. */
  page: { state(): Promise<PageState>; post(path: string, body?: object): Promise<Response> };
  stop(): Promise<void>;
};

type Start = { env?: Record<string, string>; folder?: string };

export async function startAgent({ env = {}, folder }: Start = {}): Promise<RunningAgent> {
  const home = folder ?? mkdtempSync(join(tmpdir(), 'hoadon-test-agent-'));
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, USB_AGENT_PORT: '0', USB_AGENT_FOLDER: home, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const link = /http:\/\/127\.0\.0\.1:\d+\/#\S+/;
  while (!link.test(said)) await once(child.stdout, 'data');
  const { origin: url, hash } = new URL(link.exec(said)?.[0] ?? '');
  const headers = { 'x-page-key': hash.slice(1) };

  return {
    url,
    folder: home,
    said: () => said,
    site: (origin) => usbAgent({ fetch: fetchFrom(origin), storage: memoryStorage(), origin: url }),
    page: {
      state: async () => (await (await fetch(`${url}/page/state`, { headers })).json()) as PageState,
      post: (path, body) =>
        fetch(url + path, {
          method: 'POST',
          headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        }),
    },
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (folder === undefined) rmSync(home, { recursive: true });
    },
  };
}

/** As a browser calls from a page of this origin: what CORS does not allow the page to read, fails. */
function fetchFrom(origin: string): typeof fetch {
  return async (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('origin', origin);
    const reply = await fetch(input, { ...init, headers });
    if (reply.headers.get('access-control-allow-origin') !== origin) throw new TypeError('Failed to fetch');
    return reply;
  };
}

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}
