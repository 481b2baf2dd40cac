import type { Log } from '#server/platform/log.ts';
import { openThreadPool, type ThreadLimits } from '#server/platform/threads/thread-pool.ts';
import type { InvoicePrint } from './invoice-print.ts';
import type { InvoicePrinter } from './printer.ts';

/**
 * An invoice of a thousand lines takes some four seconds of a processor; the time limit leaves room for a busy machine. Two threads, one a
 * company: a heavy drawing does not hold those of other companies.
 */
const LIMITS: ThreadLimits = {
  most_threads: 2,
  most_threads_in_lane: 1,
  most_waiting: 100,
  most_waiting_in_lane: 20,
  limit_ms: 30_000,
  idle_ms: 60_000,
  heap_mb: 384,
};

export function printInThreads(log: Pick<Log, 'error'>, limits: Partial<ThreadLimits> = {}): InvoicePrinter {
  const pool = openThreadPool<InvoicePrint, Uint8Array>({
    ...LIMITS,
    ...limits,
    file: new URL('print-thread.ts', import.meta.url),
    data: null,
    on_error: (error) => log.error({ err: error }, 'a thread that draws PDFs died'),
  });
  return { print: (tenant_id, view) => pool.run(tenant_id, view), close: () => pool.close() };
}
