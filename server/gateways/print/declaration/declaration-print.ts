import type { DeclarationContent } from '#domain/registration/content.ts';
import type { PrintSignature } from '../invoice-print.ts';

/** Everything that stands on the printed form of a declaration (tờ khai 01/ĐKTĐ-HĐĐT). Equal values give equal bytes. */
export type DeclarationPrint = {
  layout: 'declaration';
  content: DeclarationContent;
  /** Null until it is signed: then every page says so. */
  signature: PrintSignature | null;
};
