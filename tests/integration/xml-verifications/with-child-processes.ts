import { afterAll } from 'vitest';
import { judgeInChildProcesses, type FileJudge } from '#server/modules/xml-verifications/index.ts';
import { silentLog } from '#server/platform/log.ts';
import type { ChildLimits } from '#server/platform/child-processes/child-pool.ts';

/** Longer than any file takes on a crowded machine. */
const PATIENT_MS = 120_000;

/** The judge as the server has it, until the end of the test file. */
export function withChildProcesses(roots: readonly string[], limits: Partial<ChildLimits> = {}): FileJudge {
  const judge = judgeInChildProcesses(() => ({ everybody: roots, authority: roots }), silentLog, {
    limit_ms: PATIENT_MS,
    ...limits,
  });
  afterAll(() => judge.close());
  return judge;
}
