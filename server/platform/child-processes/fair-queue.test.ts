import { expect, test } from 'vitest';
import { fairQueue, type QueueLimits } from './fair-queue.ts';

const ONE: QueueLimits = { at_once: 1, at_once_in_lane: 1, max_waiting: 100, max_waiting_per_lane: 100 };

/** Works that note when they begin and end when they are let go. */
function works(limits: QueueLimits) {
  const take = fairQueue(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const answers: Promise<unknown>[] = [];
  const add = (name: string) => {
    const work = () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    };
    const answer = take(name.slice(0, 1), work).then(
      () => 'done',
      (error: unknown) => (error as { problem: string }).problem,
    );
    answers.push(answer);
    return answer;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { add, end, begun };
}

test('companies are served turn and turn about, however long the line of one is', async () => {
  const { add, end, begun } = works(ONE);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void add(name);
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('one company works at as many places as it may, and leaves the others free', async () => {
  const { add, end, begun } = works({ ...ONE, at_once: 2 });
  for (const name of ['a1', 'a2', 'b1']) void add(name);
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('a company whose line is full is turned away, and another is not', async () => {
  const { add, end, begun } = works({ ...ONE, max_waiting: 3, max_waiting_per_lane: 2 });
  for (const name of ['a1', 'a2', 'a3']) void add(name);
  expect(await add('a4')).toBe('queue_full');
  void add('b1');
  expect(await add('c1'), 'the whole line is full').toBe('queue_full');
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  void add('c2');
  expect(begun.at(-1), 'the places are free again').toBe('c2');
});
