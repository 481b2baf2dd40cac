import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Failure } from '#server/platform/http/failure.ts';
import { askPublication } from './ask.ts';

type BulkPublication = components['schemas']['BulkPublication'];

/**
 * Queues many invoices for publication in one transaction, so that those signed by a person are asked for together. One that may not
 * be published as it stands, or is not there, holds up none of the others: each has its own reasons.
 */
export async function askPublications(
  tx: Tx,
  invoices: readonly { id: number; lock_version: number }[],
  account: Account,
  clock: Clock,
): Promise<BulkPublication> {
  const answer: BulkPublication = { accepted: [], refused: [] };
  // Two that ask for the same ones lock them in the same order.
  const once = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  for (const { id, lock_version } of [...once.values()].sort((a, b) => a.id - b.id)) {
    try {
      answer.accepted.push(await askPublication(tx, id, lock_version, account, clock));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      answer.refused.push({ invoice_id: id, reasons: [...error.errors] });
    }
  }
  return answer;
}
