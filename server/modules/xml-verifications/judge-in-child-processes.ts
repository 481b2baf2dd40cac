import type { Log } from '#server/platform/log.ts';
import { openChildPool, type ChildLimits } from '#server/platform/child-processes/child-pool.ts';
import type { FileJudge, JudgedFile, JudgeRoots } from './file-judge.ts';

/**
 * The worst files of 2 MB known take 2.5 s and less than 256 MiB. Two children, one a company: its hostile
 * files do not hold another's honest one, which takes some milliseconds.
 */
const LIMITS: ChildLimits = {
  most_children: 2,
  most_children_in_lane: 1,
  most_waiting: 16,
  most_waiting_in_lane: 8,
  limit_ms: 10_000,
  idle_ms: 60_000,
  heap_mb: 384,
};

export function judgeInChildProcesses(
  roots: JudgeRoots,
  log: Pick<Log, 'error'>,
  limits: Partial<ChildLimits> = {},
): FileJudge {
  const pool = openChildPool<Uint8Array, JudgedFile>({
    ...LIMITS,
    ...limits,
    file: new URL('judge-child.ts', import.meta.url),
    data: roots,
    on_error: (error) => log.error({ err: error }, 'a process that judges files died'),
  });
  return { judge: (tenant_id, file) => pool.run(tenant_id, file), close: () => pool.close() };
}
