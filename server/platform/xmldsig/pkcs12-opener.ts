import type { Log } from '../log.ts';
import { openChildPool, type ChildLimits } from '../child-processes/child-pool.ts';
import { Pkcs12Error, type Pkcs12Content } from './pkcs12.ts';
import type { Pkcs12Answer, Pkcs12Task } from './pkcs12-child.ts';

/** Opens PKCS#12 files from anyone, somewhere else than where people are served. */
export type Pkcs12Opener = {
  /** As readPkcs12, the files of one lane (a company's id) one after another. Throws Pkcs12Error and TaskGivenUp. */
  open(lane: number, file: Uint8Array, password: string): Promise<Pkcs12Content>;
  close(): Promise<void>;
};

/**
 * As many rounds as are opened take some five seconds at most. Rounds that only show once a part is decrypted are not counted before
 * they are run: the time limit ends them.
 */
const LIMITS: ChildLimits = {
  max_children: 2,
  max_children_per_lane: 1,
  max_waiting: 20,
  max_waiting_per_lane: 3,
  limit_ms: 10_000,
  // A process that has seen a key and a password is not kept.
  idle_ms: 1000,
  heap_mb: 128,
};

export function openPkcs12InChildProcesses(
  log: Pick<Log, 'error'>,
  limits: Partial<ChildLimits> = {},
): Pkcs12Opener {
  const pool = openChildPool<Pkcs12Task, Pkcs12Answer>({
    ...LIMITS,
    ...limits,
    file: new URL('pkcs12-child.ts', import.meta.url),
    data: null,
    on_error: () => log.error('a process that opens PKCS#12 files died'),
  });
  return {
    open: async (lane, file, password) => {
      const answer = await pool.run(lane, { file, password });
      if ('problem' in answer) throw new Pkcs12Error(answer.problem);
      return answer.content;
    },
    close: () => pool.close(),
  };
}
