import type { components } from '#generated/types.ts';

type Standing = Pick<components['schemas']['Invoice'], 'status' | 'status_error' | 'number'>;

/** Opens the editor of an invoice that has a number and must be corrected and signed again. */
export const reviseParameter = 'sua';

export function isDraft({ status, number }: Standing): boolean {
  return status === 'draft' && number === null;
}

/** Its signature failed or its code was denied: it is corrected and published again under the same number. */
export function isRevisable({ status_error, number }: Standing): boolean {
  return number !== null && status_error;
}
