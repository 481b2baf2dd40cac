import { publicationOf } from '#domain/transmission/publication.ts';
import type { Tx } from '#server/context.ts';
import { recordEvent, statesAfter } from './advance.ts';
import { documentOf } from './documents.ts';
import { enqueueCarrying } from './tasks.ts';
import type { DocumentKind, DocumentRow } from './kind.ts';

export type Submission = {
  tenant_id: number;
  subject_id: number;
  /** Documents of a kind are taken in the order of this day (YYYY-MM-DD), then of their subjects. */
  ordered_on: string;
  user_id: number;
};

const QUEUED = { stage: 'queued', signing: 'not_requested', transmission: 'not_sent' } as const;

/**
 * Puts a subject's document on its way in the caller's transaction: its first version, or a corrected one after a failed signature or a
 * refusal. The caller has locked the document and then the subject, and has found the subject ready.
 */
export async function submitDocument(
  tx: Tx,
  kind: DocumentKind,
  { tenant_id, subject_id, ordered_on, user_id }: Submission,
  now: string,
): Promise<DocumentRow> {
  const before = await documentOf(tx, kind.name, subject_id, { lock: true });
  const states = before === null ? QUEUED : statesAfter(before, [{ stage: 'revise' }]);
  if (states === null) throw new Error(`${kind.name} ${subject_id} is on its way already`);
  const { status, error: status_error } = publicationOf(states);
  const values = {
    ...states,
    ordered_on,
    status,
    status_error,
    reasons: '[]',
    requested_by: user_id,
    updated_on: now,
  };
  const row =
    before === null
      ? await tx
          .insertInto('documents')
          .values({ ...values, tenant_id, kind: kind.name, subject_id, version: 1 })
          .returningAll()
          .executeTakeFirstOrThrow()
      : await tx
          .updateTable('documents')
          .set({ ...values, version: before.version + 1 })
          .where('id', '=', before.id)
          .returningAll()
          .executeTakeFirstOrThrow();
  const document = row as DocumentRow;
  await recordEvent(tx, document, { kind: 'publication_asked', user_id }, now);
  await kind.onMoved(tx, [{ document, before, facts: {} }], now);
  await enqueueCarrying(tx, { tenant_id, document_id: document.id });
  return document;
}
