import { isSigned, type SigningState } from '#domain/signing/lifecycle.ts';
import { mayHandOver, needsLookUp } from '#domain/transmission/lifecycle.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import type { Next } from './deps.ts';
import { machinesOf, type Machines } from './publication.ts';

type Place = Pick<InvoiceRow, keyof Machines>;

const UNSIGNED: readonly SigningState[] = ['not_requested', 'requested'];

/** Asked for and not signed yet, whether by a key that is kept here or by a person. */
export function isToSign(row: Place): boolean {
  const { lifecycle, signing } = machinesOf(row);
  return (lifecycle === 'queued' || lifecycle === 'numbered') && UNSIGNED.includes(signing);
}

/** What comes after the signature, from what stands in the database. */
export function afterSigning(row: Place): Exclude<Next, 'seal-and-sign' | 'later'> {
  const { lifecycle, signing, transmission } = machinesOf(row);
  if (lifecycle !== 'numbered' || !isSigned(signing)) return 'wait';
  if (needsLookUp(transmission)) return 'look-up';
  return mayHandOver(transmission) ? 'hand-to-provider' : 'wait';
}
