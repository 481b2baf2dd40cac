import type { DeclarationContent } from '#domain/registration/content.ts';
import type { InvoicePrint, PrintSignature } from './invoice-print.ts';

/** Everything on the printed form of a declaration (tờ khai 01/ĐKTĐ-HĐĐT). Equal values give equal bytes. */
export type DeclarationPrint = {
  layout: 'declaration';
  content: DeclarationContent;
  /** Null until it is signed: then every page says so. */
  signature: PrintSignature | null;
};

/** A document to be drawn; its layout says which. */
export type PrintView = InvoicePrint | DeclarationPrint;

/** Draws the printed form of documents somewhere else than where people are served. */
export type InvoicePrinter = {
  /** The PDF; the drawings of one company wait for each other. Throws TaskGivenUp. */
  print(tenant_id: number, view: PrintView): Promise<Uint8Array>;
  close(): Promise<void>;
};
