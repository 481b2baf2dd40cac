import { isOnItsWay } from '#domain/transmission/publication.ts';
import type { Account, Tx } from '#server/context.ts';
import { lockDocumentsOf, retryFailing, submitDocument } from '#server/modules/documents/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { Failure, failure } from '#server/platform/http/failure.ts';
import { declarationKind } from './document-kind.ts';
import { declarationReadiness } from './readiness.ts';
import { registrationTable, type Registration } from './registrations.ts';

type SubmittedRegistration = {
  id: number;
  lock_version: number;
  /** Codes of warnings that the person was shown and goes on in spite of. */
  acknowledged?: readonly string[];
};

/**
 * Has a declaration signed and sent, or says every reason why not. Submitting one that is on its way changes nothing; after a failed
 * signature or a refusal it is sent again in a new version.
 */
export async function submitRegistration(
  tx: Tx,
  { id, lock_version, acknowledged = [] }: SubmittedRegistration,
  account: Account,
  clock: Clock,
): Promise<Registration> {
  await retryFailing(tx, await lockDocumentsOf(tx, declarationKind.name, [id]));
  const row = await registrationTable.lock(tx, id);
  if (isOnItsWay(row)) return row;
  if (row.lock_version !== lock_version) throw stale(row, { lock_version }, 'tờ khai');
  await refuseBesideAnother(tx);
  const { refusals, warnings } = await declarationReadiness(tx, row, clock);
  if (refusals.length > 0) throw new Failure(422, refusals);
  const unconfirmed = warnings.filter(({ code }) => !acknowledged.includes(code));
  if (unconfirmed.length > 0) throw new Failure(422, unconfirmed);
  const { tenant_id, user_id } = account;
  const submission = { tenant_id, subject_id: id, ordered_on: clock.today(), user_id };
  await submitDocument(tx, declarationKind, submission, clock.now());
  return registrationTable.get(tx, id);
}

/** The authority decides one declaration at a time, and each is written against what is in force. */
async function refuseBesideAnother(tx: Tx): Promise<void> {
  const other = await tx
    .selectFrom('documents')
    .select('label')
    .where('kind', '=', declarationKind.name)
    .where('stage', 'in', ['queued', 'started'])
    .where('status_error', '=', false)
    .executeTakeFirst();
  if (other !== undefined)
    throw failure(
      409,
      'declaration_pending',
      `Tờ khai ${other.label ?? 'trước'} đang chờ cơ quan thuế trả lời. Hãy đợi kết quả rồi gửi tờ khai này.`,
    );
}
