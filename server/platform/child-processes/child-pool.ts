import { startChild, ChildDied, type Child, type ChildOptions } from './child.ts';
import { fairQueue } from './fair-queue.ts';
import { TaskGivenUp } from './task-given-up.ts';
import { limitTime } from './time-limit.ts';

export type ChildLimits = Pick<ChildOptions, 'limit_ms' | 'heap_mb'> & {
  max_children: number;
  /** Children that work for one lane at once: fewer than all, and a company with heavy tasks leaves one to the others. */
  max_children_per_lane: number;
  /** Tasks that wait for a child; the next one is turned away. */
  max_waiting: number;
  /** Tasks of one lane that wait. */
  max_waiting_per_lane: number;
  /** Milliseconds after which a child without work is ended. */
  idle_ms: number;
  /** Mebibytes that a child may hold in all while it has a task, looked at ten times a second; on Linux alone. */
  resident_mb?: number;
};

type ChildPoolOptions = ChildLimits &
  Pick<ChildOptions, 'file' | 'data'> & {
    /** Called with a child's death while it had no task. */
    on_error(error: unknown): void;
  };

export type ChildPool<Task, Answer> = {
  /** Lanes (a company's id) are served in turn. Task and answer are copied on their way. Throws TaskGivenUp, or what the task throws. */
  run(lane: string | number, task: Task): Promise<Answer>;
  /** Ends the children, whatever they are at. */
  close(): Promise<void>;
};

/**
 * Child processes for work on what strangers send: it delays no other company's requests, and whatever it does to its own process, this one
 * lives on. Children are started when they are first needed.
 */
export function openChildPool<Task, Answer>(options: ChildPoolOptions): ChildPool<Task, Answer> {
  const { limit_ms, idle_ms, on_error, resident_mb = Number.POSITIVE_INFINITY } = options;
  const takeTurn = fairQueue({
    at_once: options.max_children,
    at_once_in_lane: options.max_children_per_lane,
    max_waiting: options.max_waiting,
    max_waiting_per_lane: options.max_waiting_per_lane,
  });
  const living = new Set<Child<Task, Answer>>();
  /** Each with the timer that ends it; the one that worked last is the last of them. */
  const idle = new Map<Child<Task, Answer>, NodeJS.Timeout>();
  let closed = false;

  const start = (): Child<Task, Answer> => {
    const child = startChild<Task, Answer>(options);
    living.add(child);
    void child.died.then((death) => {
      living.delete(child);
      if (leaveIdle(child)) on_error(death);
    });
    return child;
  };
  const leaveIdle = (child: Child<Task, Answer>): boolean => {
    clearTimeout(idle.get(child));
    return idle.delete(child);
  };
  const endIdle = (child: Child<Task, Answer>): void => {
    leaveIdle(child);
    child.end();
  };
  const takeIdle = (): Child<Task, Answer> | undefined => {
    const child = [...idle.keys()].at(-1);
    if (child !== undefined) leaveIdle(child);
    return child;
  };

  const run = async (task: Task): Promise<Answer> => {
    if (closed) throw new TaskGivenUp('closed');
    const child = takeIdle() ?? start();
    let too_long = false;
    let too_large = false;
    const watch = watchMemory(child, resident_mb, () => {
      too_large = true;
      child.end();
    });
    const time = limitTime(child.cpuMs, limit_ms, () => {
      too_long = true;
      child.end();
    });
    try {
      await child.ready;
      // The task is not to blame for what a start takes.
      time.restart();
      return await child.run(task);
    } catch (error) {
      if (!(error instanceof ChildDied)) throw error;
      if (closed) throw new TaskGivenUp('closed', { cause: error });
      if (too_long) throw new TaskGivenUp('too_long', { cause: error });
      if (too_large || error.out_of_memory) throw new TaskGivenUp('too_much_memory', { cause: error });
      throw error;
    } finally {
      time.stop();
      clearInterval(watch);
      if (child.is_usable()) idle.set(child, setTimeout(endIdle, idle_ms, child));
    }
  };

  return {
    run: (lane, task) => takeTurn(lane, () => run(task)),
    close: async () => {
      closed = true;
      const deaths = [...living].map((child) => child.died);
      for (const child of living) endIdle(child);
      await Promise.all(deaths);
    },
  };
}

const LOOK_MS = 100;

/** Calls `end` once the child holds more than so much: buffers are outside the heap that V8 limits. */
function watchMemory(
  child: Pick<Child<never, unknown>, 'residentMb'>,
  most_mb: number,
  end: () => void,
): NodeJS.Timeout | undefined {
  if (!Number.isFinite(most_mb)) return undefined;
  return setInterval(() => {
    if (child.residentMb() > most_mb) end();
  }, LOOK_MS);
}
