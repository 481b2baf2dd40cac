import type { PublicationStatus } from '../transmission/publication.ts';

/**
 * Whether an invoice that is corrected and saved again keeps the decimals and the choices on tax it was computed with. A
 * number whose signature failed does: nobody has judged its amounts, so a later change of the settings has no say in them.
 * One the tax authority refused takes up the settings of the day, which may be what it was refused for; so does a draft.
 */
export function keepsComputation(status: PublicationStatus): boolean {
  return status === 'signature_failed';
}
