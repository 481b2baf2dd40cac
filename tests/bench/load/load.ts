import { parseArgs } from 'node:util';
import { quantile } from '../lists/latencies.ts';
import { work, type Action } from './user.ts';
import { startWatchedServer, type WatchedServer } from './watched-server.ts';

/** `npm run load -- --users=50 --seconds=180`: many people at work, first without PDFs and then with them. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      users: { type: 'string', default: '50' },
      /** Of each of the two runs. */
      seconds: { type: 'string', default: '180' },
      'think-ms': { type: 'string', default: '1500' },
    },
  });
  const [users = 0, seconds = 0, think_ms = 0] = [values.users, values.seconds, values['think-ms']].map(
    Number,
  );
  if (!(users > 0 && seconds > 0 && think_ms > 0)) throw new Error('numbers above 0 are wanted');
  const server = await startWatchedServer();
  try {
    const tokens = await signIn(server.url);
    // What every process pays once (first statements, first child process) is no stall under load.
    await run(server, tokens, { users: Math.min(users, 5), seconds: 5, think_ms: 300, pdfs: true });
    for (const pdfs of [false, true]) {
      const outcome = await run(server, tokens, { users, seconds, think_ms, pdfs });
      console.log(printed(`${users} users, ${seconds} s, ${pdfs ? 'with' : 'without'} PDFs`, outcome));
    }
  } finally {
    await server.stop();
  }
}

type Run = { users: number; seconds: number; think_ms: number; pdfs: boolean };
type Outcome = {
  took: Map<Action, number[]>;
  failures: string[];
  seconds: number;
  longest_ms: number;
  p99_ms: number;
};

async function run(server: WatchedServer, tokens: readonly string[], plan: Run): Promise<Outcome> {
  const took = new Map<Action, number[]>();
  const failures: string[] = [];
  const told = {
    took: (action: Action, ms: number) => {
      const known = took.get(action);
      if (known === undefined) took.set(action, [ms]);
      else known.push(ms);
    },
    failed: (action: Action, why: string) => void failures.push(`${action}: ${why}`),
  };
  const { users, seconds, think_ms, pdfs } = plan;
  await server.stalls();
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: users }, (_, at) =>
      work({ url: server.url, token: tokens[at % tokens.length] ?? '', think_ms, until, pdfs }, told),
    ),
  );
  const stalls = await server.stalls();
  return { took, failures, seconds: (performance.now() - began) / 1000, ...stalls };
}

function printed(title: string, { took, failures, seconds, longest_ms, p99_ms }: Outcome): string {
  const row = (name: string, all: readonly number[]) => {
    const sorted = all.toSorted((a, b) => a - b);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(sorted, share).toFixed(0).padStart(6));
    return `  ${name.padEnd(10)} ${String(all.length).padStart(6)} requests  p50 ${p50}  p95 ${p95}  p99 ${p99}  longest ${(sorted.at(-1) ?? 0).toFixed(0).padStart(6)} ms`;
  };
  const all = [...took.values()].flat();
  const kinds = new Map<string, number>();
  for (const failure of failures) kinds.set(failure, (kinds.get(failure) ?? 0) + 1);
  return [
    title,
    row('all', all),
    row(
      'not PDFs',
      [...took].flatMap(([action, ms]) => (action === 'pdf' ? [] : ms)),
    ),
    ...[...took].toSorted().map(([action, ms]) => row(action, ms)),
    `  ${(all.length / seconds).toFixed(1)} requests a second, ${failures.length} errors`,
    ...[...kinds].slice(0, 10).map(([failure, times]) => `    ${times} times ${failure}`),
    `  event loop of the web process: longest stall ${longest_ms.toFixed(0)} ms, p99 ${p99_ms.toFixed(0)} ms`,
    '',
  ].join('\n');
}

/** Accounts of the demo that may do all of it: an address may sign in only so often a minute. */
const ACCOUNTS = ['owner@demo.vn', 'ktt@demo.vn', 'owner@demo2.vn'];

function signIn(url: string): Promise<string[]> {
  return Promise.all(
    ACCOUNTS.map(async (username) => {
      const reply = await fetch(`${url}/oauth/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from('hoadon-web:').toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'password', username, password: 'hoadon-demo' }),
      });
      if (!reply.ok) throw new Error(`sign-in: ${reply.status} ${await reply.text()}`);
      return ((await reply.json()) as { access_token: string }).access_token;
    }),
  );
}

await main();
