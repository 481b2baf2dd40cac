import { sql } from 'kysely';
import { isOnItsWay } from '#domain/transmission/publication.ts';
import type { components } from '#generated/types.ts';
import type { Account, Tx } from '#server/context.ts';
import {
  documentHold,
  lockDocumentsOf,
  retryFailing,
  submitDocument,
  type DocumentHold,
} from '#server/modules/documents/index.ts';
import { refusalItems } from '#server/modules/invoices/index.ts';
import { registrationTable } from '#server/modules/registrations/index.ts';
import { readNumberStyle } from '#server/modules/tenant-settings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import { stale } from '#server/platform/crud/crud-table.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { Failure, failure } from '#server/platform/http/failure.ts';
import { EXPLANATION, explanationKind } from './document-kind.ts';
import { explanationReadiness } from './readiness.ts';

type Explanation = components['schemas']['Explanation'];

/** The last explanation of a declaration; null while there is none. Failure: 404 for no declaration. */
export async function explanationOf(tx: Tx, registration_id: number): Promise<Explanation | null> {
  await registrationTable.get(tx, registration_id);
  const { rows } =
    await sql<Explanation>`select explanations.id, explanations.text, explanations.due_on, explanations.status,
      explanations.status_error, explanations.reasons, explanations.received_on, explanations.lock_version, explanations.created_on,
      (select asked.request_id from documents
        join signature_request_documents as asked on asked.tenant_id = documents.tenant_id and asked.document_id = documents.id
          and asked.version = documents.version
        where documents.tenant_id = ${TENANT} and documents.kind = ${EXPLANATION} and documents.subject_id = explanations.id
          and documents.signing = 'requested') as signature_request_id
    from explanations where explanations.tenant_id = ${TENANT} and explanations.registration_id = ${registration_id}
    order by explanations.id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Drafts it, or changes the draft. Failure: 409 where none is asked for, it is on its way, or somebody else has changed it. */
export async function setExplanation(
  tx: Tx,
  registration_id: number,
  { text, lock_version }: components['schemas']['ExplanationInput'],
  { tenant_id, user_id }: Pick<Account, 'tenant_id' | 'user_id'>,
  clock: Clock,
): Promise<Explanation> {
  const registration = await registrationTable.lock(tx, registration_id);
  const last = await explanationOf(tx, registration_id);
  if (registration.review !== 'explanation_wanted') throw notWanted();
  if (last !== null && last.received_on === null) {
    if (isOnItsWay(last))
      throw failure(409, 'not_editable', 'Giải trình đang được ký hoặc đã gửi nên không sửa được nữa.');
    if (last.lock_version !== lock_version) throw stale(last, { text, lock_version }, 'giải trình');
    await tx
      .updateTable('explanations')
      .set({ text: text.trim(), lock_version: sql`lock_version + 1` })
      .where('id', '=', last.id)
      .execute();
  } else
    await tx
      .insertInto('explanations')
      .values({
        tenant_id,
        registration_id,
        text: text.trim(),
        due_on: registration.review_due_on,
        status: 'draft',
        created_on: clock.now(),
        created_by: user_id,
      })
      .execute();
  return present(tx, registration_id);
}

/** Has the draft signed and sent, or says every reason why not; one that is on its way stays as it is. */
export async function submitExplanation(
  tx: Tx,
  registration_id: number,
  { lock_version }: components['schemas']['ExplanationVersion'],
  { tenant_id, user_id }: Pick<Account, 'tenant_id' | 'user_id'>,
  clock: Clock,
): Promise<Explanation> {
  const before = await present(tx, registration_id);
  await retryFailing(tx, await lockDocumentsOf(tx, EXPLANATION, [before.id]));
  // A first submission has no document to lock yet.
  await registrationTable.lock(tx, registration_id);
  const row = await present(tx, registration_id);
  if (isOnItsWay(row)) return row;
  if (row.lock_version !== lock_version) throw stale(row, { lock_version }, 'giải trình');
  const { refusals } = await explanationReadiness(tx, row.id, clock);
  if (refusals.length > 0) throw new Failure(422, refusalItems(refusals, await readNumberStyle(tx)));
  const submission = { tenant_id, subject_id: row.id, ordered_on: clock.today(), user_id };
  await submitDocument(tx, explanationKind, submission, clock.now());
  return present(tx, registration_id);
}

/** Why the last explanation of a declaration stays where it is, and until when the authority wants it. */
export async function explanationHold(tx: Tx, registration_id: number, clock: Clock): Promise<DocumentHold> {
  const row = await explanationOf(tx, registration_id);
  if (row === null) return { held: null, send_by: null };
  const { id, received_on, due_on } = row;
  return documentHold(tx, explanationKind, { id, final: received_on !== null }, clock, async () =>
    due_on === null ? null : { due_on, source: 'yêu cầu giải trình của cơ quan thuế' },
  );
}

async function present(tx: Tx, registration_id: number): Promise<Explanation> {
  const found = await explanationOf(tx, registration_id);
  if (found === null) throw notWanted();
  return found;
}

function notWanted(): Failure {
  return failure(
    409,
    'explanation_not_wanted',
    'Cơ quan thuế chưa yêu cầu giải trình tờ khai này, hoặc đã nhận giải trình. Tải lại trang để xem bước hiện tại.',
  );
}
