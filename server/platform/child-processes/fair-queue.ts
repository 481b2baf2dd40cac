import { TaskGivenUp } from './task-given-up.ts';

export type QueueLimits = {
  at_once: number;
  /** Works of one lane at once. */
  at_once_in_lane: number;
  /** Works in line, over all lanes; the next one is turned away. */
  max_waiting: number;
  /** Works of one lane in line. */
  max_waiting_per_lane: number;
};

/** Runs a work now or when its turn comes. Works of one company share a lane. */
type FairQueue = <T>(lane: string | number, work: () => Promise<T>) => Promise<T>;

type Lane = { busy: number; waiting: (() => void)[] };

/** Within a lane first come, first served; between lanes turn and turn about, so that a long line of one delays no other. */
export function fairQueue(limits: QueueLimits): FairQueue {
  const { at_once, at_once_in_lane, max_waiting, max_waiting_per_lane } = limits;
  let busy = 0;
  let waiting = 0;
  /** The lane that was served last is the last of them. */
  const lanes = new Map<string | number, Lane>();

  const isFree = (lane: Lane): boolean => busy < at_once && lane.busy < at_once_in_lane;
  const begin = (name: string | number, lane: Lane): void => {
    busy += 1;
    lane.busy += 1;
    lanes.delete(name);
    lanes.set(name, lane);
  };
  const next = (): void => {
    for (const [name, lane] of lanes) {
      if (lane.waiting.length === 0 || !isFree(lane)) continue;
      const start = lane.waiting.shift();
      waiting -= 1;
      begin(name, lane);
      start?.();
      return;
    }
  };

  return async (name, work) => {
    const lane = lanes.get(name) ?? { busy: 0, waiting: [] };
    if (isFree(lane)) begin(name, lane);
    else {
      if (waiting >= max_waiting || lane.waiting.length >= max_waiting_per_lane)
        throw new TaskGivenUp('queue_full');
      waiting += 1;
      lanes.set(name, lane);
      await new Promise<void>((resolve) => lane.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      busy -= 1;
      lane.busy -= 1;
      if (lane.busy === 0 && lane.waiting.length === 0) lanes.delete(name);
      next();
    }
  };
}
