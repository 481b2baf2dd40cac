import { isTaken } from '#domain/transmission/publication.ts';
import { PUBLICATION_STATUS } from '#generated/vocabulary.ts';

/** The states of an invoice at the end of its way when all went well: with one of them the company is through. */
export const taken = PUBLICATION_STATUS.filter(isTaken);

const keyOf = (tenant_id: number) => `first_invoice_reached_${tenant_id}`;

/**
 * Whether this browser has seen that the company is through with its first steps: then nothing of them is asked of the
 * server again. False where storage is closed.
 */
export function isReached(storage: Storage, tenant_id: number): boolean {
  try {
    return storage.getItem(keyOf(tenant_id)) !== null;
  } catch {
    return false;
  }
}

/** Kept for good: an invoice that was issued stays issued. */
export function keepReached(storage: Storage, tenant_id: number): void {
  try {
    storage.setItem(keyOf(tenant_id), '1');
  } catch {
    // A browser that keeps nothing asks again.
  }
}
