import { sentBeforeRefusals } from '#domain/mistakes/readiness.ts';
import { isOnItsWay } from '#domain/transmission/publication.ts';
import type { Account, Tx } from '#server/context.ts';
import { lockDocumentsOf, retryFailing, submitDocument } from '#server/modules/documents/index.ts';
import { refusalItems } from '#server/modules/invoices/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { takeTurn } from '#server/platform/db/take-turn.ts';
import { Failure } from '#server/platform/http/failure.ts';
import { mistakeNoticeKind } from './document-kind.ts';
import { mistakeTable, type InvoiceMistake } from './mistakes.ts';
import { mistakeReadiness } from './readiness.ts';
import { sentBefore } from './sent-before.ts';

/**
 * Has a notice signed and sent, or says every reason why not. Submitting one that is on its way changes nothing; after a failed
 * signature or a refusal it is sent again in a new version.
 */
export async function submitMistakeNotice(
  tx: Tx,
  { id, lock_version }: { id: number; lock_version: number },
  { tenant_id, user_id }: Pick<Account, 'tenant_id' | 'user_id'>,
  clock: Clock,
): Promise<InvoiceMistake> {
  await retryFailing(tx, await lockDocumentsOf(tx, mistakeNoticeKind.name, [id]));
  const row = await mistakeTable.lock(tx, id);
  if (isOnItsWay(row)) return row;
  if (row.lock_version !== lock_version) throw stale(row, { lock_version }, 'thông báo');
  // Of two notices that name one invoice the second sees the first.
  await takeTurn(tx, 'invoice_mistakes');
  const { content, refusals: unready } = await mistakeReadiness(tx, row, clock);
  const refusals = [...unready, ...sentBeforeRefusals(content.invoices, await sentBefore(tx, row))];
  if (refusals.length > 0) throw new Failure(422, refusalItems(refusals, await readNumberStyle(tx)));
  const submission = { tenant_id, subject_id: id, ordered_on: clock.today(), user_id };
  await submitDocument(tx, mistakeNoticeKind, submission, clock.now());
  return mistakeTable.get(tx, id);
}
