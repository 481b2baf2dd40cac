import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { notNow } from './failure.ts';

type RequestsUnderWay = {
  /** The work of a request goes on when its caller is gone. */
  track<A extends unknown[], R>(work: (...args: A) => Promise<R>): (...args: A) => Promise<R>;
  /** Until everything that was begun is done and answered, at most so long; nothing more is begun. */
  ended(patience_ms: number): Promise<void>;
};

/** What a process that is started again takes, about. */
const RESTART_S = 5;
const STOPPING = 'Hệ thống đang khởi động lại. Dữ liệu bạn nhập vẫn còn; hãy thử lại sau ít giây.';

/** Counts what is being worked on and answered, so that a process that stops does not take the database away from beneath it. */
export function requestsUnderWay(app: FastifyInstance): RequestsUnderWay {
  let open = 0;
  let is_ending = false;
  let allDone = (): void => undefined;
  const end = (): void => {
    open -= 1;
    if (open === 0) allDone();
  };
  app.addHook('onRequest', (_request, { raw }, done) => {
    if (is_ending) return done(notNow('stopping', STOPPING, RESTART_S));
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
      is_ending = true;
      if (open === 0) return;
      const late = new AbortController();
      const done = new Promise<void>((resolve) => (allDone = resolve));
      const patience = sleep(patience_ms, undefined, { signal: late.signal }).catch(() => undefined);
      await Promise.race([done, patience]);
      late.abort();
    },
  };
}
