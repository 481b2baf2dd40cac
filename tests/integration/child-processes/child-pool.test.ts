import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import type { ChildLimits } from '#server/platform/child-processes/child-pool.ts';
import { closed, withConnections } from './connections.ts';
import type { Trial } from './trial-child.ts';
import { openTrialPool, type TrialPool } from './trial-pool.ts';

const LANE = 1;

const opened: TrialPool[] = [];
afterEach(async () => {
  for (const pool of opened.splice(0)) await pool.close();
});

function open(limits: Partial<ChildLimits> = {}, on_error?: (error: unknown) => void): TrialPool {
  const pool = openTrialPool(limits, on_error);
  opened.push(pool);
  return pool;
}

const connections = withConnections();

const outcomeOf = (pool: TrialPool, trial: Trial, lane: string | number = LANE) =>
  pool.run(lane, trial).then(
    () => 'answered',
    (error: unknown) => (error as { problem?: string }).problem ?? String(error),
  );
const pidOf = async (pool: TrialPool) => (await pool.run(LANE, { does: 'say' })).pid;

/** A task that has begun and ends when it is let go. */
async function held(pool: TrialPool) {
  const begun = connections.next();
  const outcome = outcomeOf(pool, { does: 'hold', port: connections.port() });
  const [socket] = await begun;
  return { outcome, letGo: () => void socket?.write('go') };
}

test('a task is done in another process, which is kept for the next', async () => {
  const pool = open();
  expect(await pool.run(LANE, { does: 'say' })).toMatchObject({ data: 'given once' });
  const pid = await pidOf(pool);
  expect(pid).not.toBe(process.pid);
  expect(await pidOf(pool)).toBe(pid);
});

test('a process without work is ended', async () => {
  const pool = open({ idle_ms: 1 });
  const connection = connections.next();
  await pool.run(LANE, { does: 'connect', port: connections.port() });
  await closed(await connection);
});

test('what the task throws comes as it is, and what cannot be copied as words', async () => {
  const pool = open();
  expect(await outcomeOf(pool, { does: 'throw' })).toBe('RangeError: of the task itself');
  expect(await outcomeOf(pool, { does: 'throw what cannot be copied' })).toContain('with a function');
});

test('a task that never ends is ended, and who waits behind it has a process', async () => {
  const pool = open({ limit_ms: 5_000 });
  await pidOf(pool);
  const endless = outcomeOf(pool, { does: 'spin' });
  const behind = outcomeOf(pool, { does: 'say' });
  expect(await Promise.all([endless, behind])).toEqual(['too_long', 'answered']);
});

test.each([
  ['ended by its task', { does: 'die' }, 'ended: 3'],
  ['killed', { does: 'hold', port: 0 }, 'ended: SIGKILL'],
] as const)('a process %s ends its own task alone, and the next has another', async (_how, trial, words) => {
  const pool = open();
  const pid = await pidOf(pool);
  const begun = connections.next();
  const dead = outcomeOf(pool, trial.does === 'hold' ? { ...trial, port: connections.port() } : trial);
  const behind = outcomeOf(pool, { does: 'say' });
  if (trial.does === 'hold') await begun.then(() => process.kill(pid, 'SIGKILL'));
  expect(await Promise.all([dead, behind])).toEqual([expect.stringContaining(words), 'answered']);
});

test('a process killed while it has no work is reported, and the next task has another', async () => {
  const reported = vi.fn();
  const pool = open({}, reported);
  process.kill(await pidOf(pool), 'SIGKILL');
  await expect.poll(() => String(reported.mock.lastCall)).toContain('SIGKILL');
  expect(await outcomeOf(pool, { does: 'say' })).toBe('answered');
});

// A thread over its limit now and then took the whole process with it: hence again and again.
test('a process over its memory ends alone, however often and by whatever step', async () => {
  const pool = open({ max_children: 2, heap_mb: 24, max_waiting: 4 });
  const trials = Array.from({ length: 4 }, (_, at) =>
    outcomeOf(pool, { does: at % 2 === 0 ? 'allocate' : 'fill' }, at),
  );
  expect(new Set(await Promise.all(trials))).toEqual(new Set(['too_much_memory']));
  expect(await outcomeOf(pool, { does: 'say' })).toBe('answered');
});

test('as many wait as may; the next is turned away at once', async () => {
  const pool = open({ max_waiting: 1 });
  const { outcome, letGo } = await held(pool);
  const waits = outcomeOf(pool, { does: 'say' });
  expect(await outcomeOf(pool, { does: 'say' })).toBe('queue_full');
  letGo();
  expect(await Promise.all([outcome, waits])).toEqual(['answered', 'answered']);
  expect(await outcomeOf(pool, { does: 'say' }), 'the place is free again').toBe('answered');
});

test('two processes work at once', async () => {
  const pool = open({ max_children: 2, max_children_per_lane: 2 });
  const both = [await held(pool), await held(pool)];
  for (const { letGo } of both) letGo();
  expect(await Promise.all(both.map(({ outcome }) => outcome))).toEqual(['answered', 'answered']);
});

test('a lane with heavy tasks leaves a process to the others', async () => {
  const pool = open({ max_children: 2, max_waiting: 2, max_waiting_per_lane: 2 });
  const { outcome, letGo } = await held(pool);
  const behind = outcomeOf(pool, { does: 'say' });
  expect(await outcomeOf(pool, { does: 'say' }, 'another')).toBe('answered');
  letGo();
  expect(await Promise.all([outcome, behind])).toEqual(['answered', 'answered']);
});

test('closing ends what runs, what waits and what comes later', async () => {
  const pool = open();
  const { outcome } = await held(pool);
  const waits = outcomeOf(pool, { does: 'say' });
  await pool.close();
  expect(await Promise.all([outcome, waits])).toEqual(['closed', 'closed']);
  expect(await outcomeOf(pool, { does: 'say' })).toBe('closed');
});

test('neither secrets nor files of the server are within reach of a task', async () => {
  vi.stubEnv('MASTER_KEY', 'secret');
  const pool = open();
  const { environment } = await pool.run(LANE, { does: 'say' });
  vi.unstubAllEnvs();
  // Windows puts its own into every environment.
  if (process.platform !== 'win32') expect(environment).toEqual([]);
  expect(environment).not.toContain('MASTER_KEY');
  const outside = fileURLToPath(new URL('../../../README.md', import.meta.url));
  expect(await outcomeOf(pool, { does: 'read', path: outside })).toContain('has been restricted');
});

test.skipIf(process.platform === 'win32')(
  'a stop that a terminal or a service sends to all processes is left to the parent',
  async () => {
    const pool = open();
    const pid = await pidOf(pool);
    const { outcome, letGo } = await held(pool);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(pid, signal);
    letGo();
    expect(await outcome).toBe('answered');
  },
);

test('a parent that is killed leaves no process behind, at work or not', async () => {
  const program = fileURLToPath(new URL('trial-parent.ts', import.meta.url));
  const connected = connections.next(2);
  const parent = spawn(process.execPath, [program, String(connections.port())], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = closed(await connected);
  await once(parent.stdout, 'data');
  parent.kill('SIGKILL');
  await gone;
});
