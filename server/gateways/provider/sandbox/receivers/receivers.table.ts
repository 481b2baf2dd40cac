import { CODED_CASH_REGISTER, UNCODED_CASH_REGISTER } from './cash-register.ts';
import { CORRECTION_FOR_CODE, UNCODED_CORRECTION } from './correction-by-list.ts';
import { DECLARATIONS } from './declaration.ts';
import { EXPLANATIONS } from './explanation.ts';
import { INVOICE_FOR_CODE, UNCODED_INVOICES } from './invoices.ts';
import { MISTAKE_NOTICES } from './mistake-notice.ts';
import type { Receiver } from './receiver.ts';
import { SUMMARY_TABLES } from './summary-table.ts';

/**
 * Who takes a message, by its type (MLTDiep). Of the taxpayer's types the catalogue names, 101 is no declaration of its own any more
 * (delegation is part 6 of 01/ĐKTĐ-HĐĐT, TT 91/2026 Đ9.3); 106 and 201 (codes per occurrence) are not played.
 */
export const RECEIVERS = {
  '100': DECLARATIONS,
  '101': () => 'delegation_apart',
  '113': EXPLANATIONS,
  '200': INVOICE_FOR_CODE,
  '203': UNCODED_INVOICES,
  '206': CODED_CASH_REGISTER,
  '208': CORRECTION_FOR_CODE,
  '210': UNCODED_CORRECTION,
  '216': UNCODED_CASH_REGISTER,
  '300': MISTAKE_NOTICES,
  '303': MISTAKE_NOTICES,
  '400': SUMMARY_TABLES,
} as const satisfies Readonly<Record<string, Receiver>>;

/** A type of message (MLTDiep) that is taken. */
export type ServedType = keyof typeof RECEIVERS;

export function isServed(type: string): type is ServedType {
  return Object.hasOwn(RECEIVERS, type);
}
