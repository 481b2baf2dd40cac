import { openChildPool, type ChildLimits } from '../child-processes/child-pool.ts';
import type { Log } from '../log.ts';
import type { PdfAnswer, PdfTask } from './embedded-files-child.ts';
import { PdfError, type EmbeddedFile } from './embedded-files.ts';

/** Takes files out of PDFs from anyone, somewhere else than where people are served. */
export type PdfOpener = {
  /** As embeddedFiles, the PDFs of one lane (a company's id) one after another. Throws PdfError and TaskGivenUp. */
  open(lane: number, pdf: Uint8Array, max_bytes: number): Promise<EmbeddedFile[]>;
  close(): Promise<void>;
};

/**
 * A print of ten pages takes a tenth of a second and 120 MB. What is packed in a PDF may be a thousand times its size, in memory that V8
 * does not count as heap: the resident memory of the child is watched.
 */
const LIMITS: ChildLimits = {
  max_children: 2,
  max_children_per_lane: 1,
  max_waiting: 16,
  max_waiting_per_lane: 8,
  limit_ms: 10_000,
  idle_ms: 60_000,
  heap_mb: 256,
  resident_mb: 512,
};

export function openPdfsInChildProcesses(
  log: Pick<Log, 'error'>,
  limits: Partial<ChildLimits> = {},
): PdfOpener {
  const pool = openChildPool<PdfTask, PdfAnswer>({
    ...LIMITS,
    ...limits,
    file: new URL('embedded-files-child.ts', import.meta.url),
    data: null,
    on_error: (error) => log.error({ err: error }, 'a process that opens PDFs died'),
  });
  return {
    open: async (lane, pdf, max_bytes) => {
      const answer = await pool.run(lane, { pdf, max_bytes });
      if ('problem' in answer) throw new PdfError(answer.problem);
      return answer.files;
    },
    close: () => pool.close(),
  };
}
