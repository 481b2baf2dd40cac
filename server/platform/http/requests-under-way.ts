import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

type RequestsUnderWay = {
  /** The work of a request goes on when its caller is gone. */
  track<A extends unknown[], R>(work: (...args: A) => Promise<R>): (...args: A) => Promise<R>;
  /** Until everything that was begun is done and answered, at most so long. */
  ended(patience_ms: number): Promise<void>;
};

/** Counts what is being worked on and answered, so that a process that stops does not take the database away from beneath it. */
export function requestsUnderWay(app: FastifyInstance): RequestsUnderWay {
  const open = new Set<Promise<unknown>>();
  const add = (work: Promise<unknown>): void => {
    const settled = work
      .catch(() => undefined)
      .finally(() => {
        open.delete(settled);
      });
    open.add(settled);
  };
  app.addHook('onRequest', async (_request, { raw }) => {
    add(
      new Promise((resolve) => {
        raw.once('finish', resolve).once('close', resolve);
      }),
    );
  });
  return {
    track:
      (work) =>
      (...args) => {
        const running = work(...args);
        add(running);
        return running;
      },
    ended: async (patience_ms) => {
      const late = new AbortController();
      const all = async (): Promise<void> => {
        while (open.size > 0 && !late.signal.aborted) await Promise.all(open);
      };
      const patience = sleep(patience_ms, undefined, { signal: late.signal }).catch(() => undefined);
      await Promise.race([all(), patience]);
      late.abort();
    },
  };
}
