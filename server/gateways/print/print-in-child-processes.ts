import type { Log } from '#server/platform/log.ts';
import { openChildPool, type ChildLimits } from '#server/platform/child-processes/child-pool.ts';
import type { InvoicePrinter, PrintView } from './printer.ts';

/**
 * An invoice of a thousand lines takes some four seconds of a processor; the time limit leaves room for a busy machine. Two children, one a
 * company: a heavy drawing does not hold those of other companies.
 */
const LIMITS: ChildLimits = {
  max_children: 2,
  max_children_per_lane: 1,
  max_waiting: 100,
  max_waiting_per_lane: 20,
  limit_ms: 30_000,
  // A new child takes a third of a second of a processor: a clerk who prints now and then should not wait for it each time.
  idle_ms: 300_000,
  heap_mb: 384,
};

export function printInChildProcesses(
  log: Pick<Log, 'error'>,
  limits: Partial<ChildLimits> = {},
): InvoicePrinter {
  const pool = openChildPool<PrintView, Uint8Array>({
    ...LIMITS,
    ...limits,
    file: new URL('print-child.ts', import.meta.url),
    data: null,
    on_error: (error) => log.error({ err: error }, 'a process that draws PDFs died'),
  });
  return { print: (tenant_id, view) => pool.run(tenant_id, view), close: () => pool.close() };
}
