import type { DeclarationPrint } from './declaration/declaration-print.ts';
import type { InvoicePrint } from './invoice-print.ts';

/** A document to be drawn; its layout says which. */
export type PrintView = InvoicePrint | DeclarationPrint;

/** Draws the printed form of documents somewhere else than where people are served. */
export type InvoicePrinter = {
  /** The PDF; the drawings of one company wait for each other. Throws TaskGivenUp. */
  print(tenant_id: number, view: PrintView): Promise<Uint8Array>;
  close(): Promise<void>;
};
