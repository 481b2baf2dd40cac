import type { InvoicePrint } from './invoice-print.ts';

/** Draws the printed form of invoices somewhere else than where people are served. */
export type InvoicePrinter = {
  /** The PDF; the drawings of one company wait for each other. Throws TaskGivenUp. */
  print(tenant_id: number, view: InvoicePrint): Promise<Uint8Array>;
  close(): Promise<void>;
};
