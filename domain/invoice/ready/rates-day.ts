import { rulesOf } from '../../rules/rules-of.ts';
import type { InvoiceContent } from '../content.ts';

/**
 * Ngày whose rates hold. An invoice that corrects one other keeps that one's rates; of a list there is no one day to
 * take them from.
 */
export function ratesDay({ issued_on, related }: InvoiceContent): string {
  const corrected = related?.issued_on ?? null;
  return rulesOf(issued_on, { corrects: corrected === null ? null : { issued_on: corrected } }).rates_on;
}
