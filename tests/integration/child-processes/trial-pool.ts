import {
  openChildPool,
  type ChildLimits,
  type ChildPool,
} from '#server/platform/child-processes/child-pool.ts';
import type { Said, Trial } from './trial-child.ts';

export type TrialPool = ChildPool<Trial, Said>;

const PATIENT: ChildLimits = {
  max_children: 1,
  max_children_per_lane: 1,
  max_waiting: 1,
  max_waiting_per_lane: 1,
  limit_ms: 600_000,
  idle_ms: 600_000,
  heap_mb: 64,
};

export function openTrialPool(
  limits: Partial<ChildLimits> = {},
  on_error = (error: unknown): void => {
    throw error;
  },
): TrialPool {
  return openChildPool({
    ...PATIENT,
    ...limits,
    file: new URL('trial-child.ts', import.meta.url),
    data: 'given once',
    on_error,
  });
}
