import { runInNewContext } from 'node:vm';
import { MAX_TIMES_ON_CLOCK } from './time-limit.ts';

/** The first message to a child. */
export type Begin = { data: unknown; limit_ms: number };
/** Every message after it; each has one reply, as the first has. */
export type Order = { task: unknown };
export type Reply = { answer: unknown } | { error: unknown };

/** What the module of a task exports. */
type ChildModule = {
  /** Called once with the data of the pool: gives what makes an answer of each task. */
  start(data: unknown): (task: unknown) => unknown;
};

// A terminal's Ctrl C and a service's stop go to all its processes: the parent decides when a child ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// However the parent ends, its end of the channel is closed.
process.on('disconnect', () => process.exit());

process.once('message', ({ data, limit_ms }: Begin) => {
  const begun = begin(data);
  void answerWith(() => begun.then(() => null));
  process.on('message', ({ task }: Order) => {
    void answerWith(async () => {
      const answer = await begun;
      return withinLimit(() => answer(task), limit_ms);
    });
  });
});

async function begin(data: unknown): Promise<(task: unknown) => unknown> {
  const { start } = (await import(process.argv[2] ?? '')) as ChildModule;
  return start(data);
}

async function answerWith(work: () => Promise<unknown>): Promise<void> {
  try {
    reply({ answer: await work() });
  } catch (error) {
    reply({ error });
  }
}

/**
 * The parent ends a child that takes too long. A task that never ends would not see that the parent is gone: it is broken off later by
 * V8 itself, and then the closed channel is seen. (What a task does after its first pause is not covered.)
 */
function withinLimit(work: () => unknown, limit_ms: number): unknown {
  return runInNewContext('work()', { work }, { timeout: (MAX_TIMES_ON_CLOCK + 1) * limit_ms });
}

function reply(message: Reply): void {
  // Without a callback a parent that is gone would be an exception.
  const sent = (): void => undefined;
  try {
    process.send?.(message, sent);
  } catch (error) {
    // What cannot be copied (a function in what was thrown) goes as words.
    const of = 'error' in message ? message.error : error;
    process.send?.({ error: new Error(String(of)) } satisfies Reply, sent);
  }
}
