import { keepsComputation } from '#domain/invoice/keeps-computation.ts';
import type { PublicationStatus } from '#domain/transmission/publication.ts';
import type { Tx } from '#server/context.ts';
import { readAmountSettings, type AmountSettings } from '#server/modules/tenant-settings/index.ts';
import { keptDigits, keptMoney } from './amounts.ts';
import type { InvoiceRow } from './store.ts';

/** What a save computes the amounts of an invoice with; null is one that is not there yet. */
export async function amountSettingsFor(tx: Tx, current: InvoiceRow | null): Promise<AmountSettings> {
  return current !== null && keepsComputation(current.status as PublicationStatus)
    ? { digits: keptDigits(current), money: keptMoney(current) }
    : readAmountSettings(tx);
}
