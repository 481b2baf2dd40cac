import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { inTurn } from './in-turn.ts';
import { ThreadGaveUp } from './thread-gave-up.ts';

export type ThreadLimits = {
  most_threads: number;
  /** Threads that work for one lane at once: fewer than all, and a company with heavy tasks leaves one to the others. */
  most_threads_in_lane: number;
  /** Tasks that wait for a thread; the next one is turned away. */
  most_waiting: number;
  /** Tasks of one lane that wait. */
  most_waiting_in_lane: number;
  /** Milliseconds for one task, counted from its turn; its thread is ended then. */
  limit_ms: number;
  /** Milliseconds after which a thread without work is given back. */
  idle_ms: number;
  /** Mebibytes of objects (V8's old generation) a thread may hold; memory of WebAssembly is not counted. */
  heap_mb: number;
};

export type ThreadPoolOptions = ThreadLimits & {
  /** A module whose export `answer` makes the answer of a task; Node runs it as it stands. */
  file: URL;
  /** Its `workerData`. */
  data: unknown;
  /** Told of a thread that died without a task. */
  on_error(error: unknown): void;
};

export type ThreadPool<Task, Answer> = {
  /** Lanes (a company's id) are served in turn. Task and answer are cloned on their way. Throws ThreadGaveUp, or what the task throws. */
  run(lane: string | number, task: Task): Promise<Answer>;
  /** Ends the threads, whatever they are at. */
  close(): Promise<void>;
};

/** Threads for work that would hold the process; made when they are first needed. */
export function openThreadPool<Task, Answer>(options: ThreadPoolOptions): ThreadPool<Task, Answer> {
  const { limit_ms } = options;
  const pool = threadsOf<Task, Answer>(options);
  // The library counts neither tasks that can be aborted nor their time in line, and starts none after a thread has died.
  const takeTurn = inTurn({
    at_once: options.most_threads,
    at_once_in_lane: options.most_threads_in_lane,
    most_waiting: options.most_waiting,
    most_waiting_in_lane: options.most_waiting_in_lane,
  });
  let closed = false;
  return {
    run: (lane, task) =>
      takeTurn(lane, async () => {
        if (closed) throw new ThreadGaveUp('closed');
        const limit = new AbortController();
        const timer = setTimeout(() => limit.abort(), limit_ms);
        try {
          return await pool.run(task, { signal: limit.signal });
        } catch (error) {
          if (closed) throw new ThreadGaveUp('closed', { cause: error });
          if (limit.signal.aborted) throw new ThreadGaveUp('too_long', { cause: error });
          if (isOutOfMemory(error)) throw new ThreadGaveUp('too_much_memory', { cause: error });
          throw error;
        } finally {
          clearTimeout(timer);
        }
      }),
    close: async () => {
      closed = true;
      await pool.destroy();
    },
  };
}

function threadsOf<Task, Answer>(options: ThreadPoolOptions): Piscina<Task, Answer> {
  const { file, data, most_threads, idle_ms, heap_mb, on_error } = options;
  const pool = new Piscina<Task, Answer>({
    filename: fileURLToPath(file),
    name: 'answer',
    workerData: data,
    minThreads: 0,
    maxThreads: most_threads,
    idleTimeout: idle_ms,
    resourceLimits: { maxOldGenerationSizeMb: heap_mb },
  });
  // Without a listener a thread that dies would take the process with it.
  return pool.on('error', on_error);
}

/** As Node says it of a worker that went over its resourceLimits. */
function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
