import { threadId, workerData } from 'node:worker_threads';

export type Trial =
  | { readonly does: 'say' | 'spin' | 'throw' | 'die' }
  /** Says when it has begun, and waits until it may end: two cells of shared memory. */
  | { readonly does: 'hold'; readonly cells: Int32Array };

export const HELD = 0;
export const LET_GO = 1;

/** What a thread may do to whoever started it. */
export function answer(trial: Trial): { data: unknown; thread: number } {
  if (trial.does === 'throw') throw new RangeError('of the task itself');
  if (trial.does === 'die') process.exit(3);
  while (trial.does === 'spin');
  if (trial.does === 'hold') {
    Atomics.store(trial.cells, HELD, 1);
    Atomics.wait(trial.cells, LET_GO, 0);
  }
  return { data: workerData, thread: threadId };
}
