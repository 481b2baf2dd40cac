import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import { acceptedDeclarations } from '#server/modules/in-force/index.ts';
import { lockDocumentsOf } from '#server/modules/documents/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Failure } from '#server/platform/http/failure.ts';
import { askPublication, type Asked } from './publish.ts';
import { invoiceKind } from './document-kind.ts';

type BulkPublication = components['schemas']['BulkPublication'];

/**
 * Queues many invoices for publication in one transaction, so that those signed by a person are asked for together. One that may not
 * be published as it stands, or is not there, holds up none of the others: each has its own reasons.
 */
export async function askPublications(
  tx: Tx,
  invoices: readonly Asked[],
  account: Account,
  clock: Clock,
): Promise<BulkPublication> {
  const answer: BulkPublication = { accepted: [], refused: [] };
  // Two that ask for the same ones lock them in the same order.
  const once = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const ids = [...once.keys()].sort((a, b) => a - b);
  const declared = await acceptedDeclarations(tx);
  await lockDocumentsOf(tx, invoiceKind.name, ids);
  for (const id of await byDate(tx, ids)) {
    const asked = once.get(id);
    if (asked === undefined) continue;
    try {
      answer.accepted.push(await askPublication(tx, asked, account, clock, declared));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      answer.refused.push({ invoice_id: id, reasons: [...error.errors] });
    }
  }
  return answer;
}

/** After every date. */
const LAST = '9';

/** In the order of their numbers, each locked in the order of ids; one that is not there comes last. */
async function byDate(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('invoices')
    .select(['id', 'issued_on'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  const dates = new Map(rows.map(({ id, issued_on }) => [id, issued_on]));
  return [...ids].sort((a, b) => (dates.get(a) ?? LAST).localeCompare(dates.get(b) ?? LAST) || a - b);
}
