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
  let open = 0;
  let allDone = (): void => undefined;
  const end = (): void => {
    open -= 1;
    if (open === 0) allDone();
  };
  app.addHook('onRequest', (_request, { raw }, done) => {
    open += 1;
    let is_over = false;
    const over = (): void => {
      if (!is_over) end();
      is_over = true;
    };
    raw.once('finish', over).once('close', over);
    done();
  });
  return {
    track:
      (work) =>
      async (...args) => {
        open += 1;
        try {
          return await work(...args);
        } finally {
          end();
        }
      },
    ended: async (patience_ms) => {
      if (open === 0) return;
      const late = new AbortController();
      const done = new Promise<void>((resolve) => (allDone = resolve));
      const patience = sleep(patience_ms, undefined, { signal: late.signal }).catch(() => undefined);
      await Promise.race([done, patience]);
      late.abort();
    },
  };
}
