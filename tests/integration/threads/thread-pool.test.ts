import { afterEach, expect, test } from 'vitest';
import { openThreadPool, type ThreadLimits, type ThreadPool } from '#server/platform/threads/thread-pool.ts';
import { HELD, LET_GO, type Trial } from './trial-thread.ts';

type Pool = ThreadPool<Trial, { data: unknown; thread: number }>;

const PATIENT: ThreadLimits = {
  most_threads: 1,
  most_threads_in_lane: 1,
  most_waiting: 1,
  most_waiting_in_lane: 1,
  limit_ms: 600_000,
  idle_ms: 120_000,
  heap_mb: 64,
};

const LANE = 1;

const opened: Pool[] = [];
afterEach(async () => {
  for (const pool of opened.splice(0)) await pool.close();
});

function open(limits: Partial<ThreadLimits> = {}): Pool {
  const pool: Pool = openThreadPool({
    ...PATIENT,
    ...limits,
    file: new URL('trial-thread.ts', import.meta.url),
    data: 'given once',
    on_error: (error) => expect.unreachable(String(error)),
  });
  opened.push(pool);
  return pool;
}

const problemOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: unknown) => (error as { problem?: string }).problem ?? String(error),
  );
const threadOf = async (pool: Pool) => (await pool.run(LANE, { does: 'say' })).thread;

/** A task that has begun and ends when it is let go. */
async function held(pool: Pool) {
  const cells = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const answer = problemOf(pool.run(LANE, { does: 'hold', cells }));
  await expect.poll(() => Atomics.load(cells, HELD)).toBe(1);
  const letGo = () => {
    Atomics.store(cells, LET_GO, 1);
    Atomics.notify(cells, LET_GO);
  };
  return { answer, letGo };
}

test('a task is done in another thread, which is kept for the next', async () => {
  const pool = open();
  expect(await pool.run(LANE, { does: 'say' })).toMatchObject({ data: 'given once' });
  expect(await threadOf(pool)).toBe(await threadOf(pool));
});

test('a thread without work is given back', async () => {
  const pool = open({ idle_ms: 1 });
  const first = await threadOf(pool);
  await expect.poll(() => threadOf(pool)).not.toBe(first);
});

test('what the task throws comes as it is', async () =>
  expect(await problemOf(open().run(LANE, { does: 'throw' }))).toBe('RangeError: of the task itself'));

test('a task that never ends is ended, and who waits behind it has a thread', async () => {
  const pool = open({ limit_ms: 5_000 });
  await threadOf(pool);
  const endless = problemOf(pool.run(LANE, { does: 'spin' }));
  const behind = problemOf(pool.run(LANE, { does: 'say' }));
  expect(await Promise.all([endless, behind])).toEqual(['too_long', 'answered']);
});

test('a thread that dies ends its own task alone, and who waits behind it has another', async () => {
  const pool = open();
  const dead = problemOf(pool.run(LANE, { does: 'die' }));
  const behind = problemOf(pool.run(LANE, { does: 'say' }));
  expect(await Promise.all([dead, behind])).toEqual([expect.stringContaining('exited'), 'answered']);
});

test('as many wait as may; the next is turned away at once', async () => {
  const pool = open({ most_waiting: 1 });
  const { answer, letGo } = await held(pool);
  const waits = problemOf(pool.run(LANE, { does: 'say' }));
  expect(await problemOf(pool.run(LANE, { does: 'say' }))).toBe('queue_full');
  letGo();
  expect(await Promise.all([answer, waits])).toEqual(['answered', 'answered']);
  expect(await problemOf(pool.run(LANE, { does: 'say' })), 'the place is free again').toBe('answered');
});

test('two threads work at once', async () => {
  const pool = open({ most_threads: 2, most_threads_in_lane: 2 });
  const both = [await held(pool), await held(pool)];
  for (const { letGo } of both) letGo();
  expect(await Promise.all(both.map(({ answer }) => answer))).toEqual(['answered', 'answered']);
});

test('a lane with heavy tasks leaves a thread to the others', async () => {
  const pool = open({ most_threads: 2, most_waiting: 2, most_waiting_in_lane: 2 });
  const { answer, letGo } = await held(pool);
  const behind = problemOf(pool.run(LANE, { does: 'say' }));
  expect(await problemOf(pool.run('another', { does: 'say' }))).toBe('answered');
  letGo();
  expect(await Promise.all([answer, behind])).toEqual(['answered', 'answered']);
});

test('closing ends what runs, what waits and what comes later', async () => {
  const pool = open();
  const { answer } = await held(pool);
  const waits = problemOf(pool.run(LANE, { does: 'say' }));
  await pool.close();
  expect(await Promise.all([answer, waits])).toEqual(['closed', 'closed']);
  expect(await problemOf(pool.run(LANE, { does: 'say' }))).toBe('closed');
});
