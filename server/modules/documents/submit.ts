import { sql } from 'kysely';
import { publicationOf } from '#domain/transmission/publication.ts';
import type { Tx } from '#server/context.ts';
import { insertMany } from '#server/platform/db/insert-many.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';
import { eventRow, statesAfter } from './advance.ts';
import { lockDocumentsOf } from './documents.ts';
import { enqueueCarryingAll } from './tasks.ts';
import type { DocumentKind, DocumentRow } from './kind.ts';

type Submission = {
  tenant_id: number;
  subject_id: number;
  /** Documents of a kind are taken in the order of this day (YYYY-MM-DD), then of their subjects. */
  ordered_on: string;
  user_id: number;
  /** That is to sign it; null is the one that signs when its turn comes. */
  certificate_id?: number | null;
};

const QUEUED = { stage: 'queued', signing: 'not_requested', transmission: 'not_sent' } as const;

/** One, as `submitDocuments` does many. */
export async function submitDocument(
  tx: Tx,
  kind: DocumentKind,
  submission: Submission,
  now: string,
): Promise<DocumentRow> {
  const [document] = await submitDocuments(tx, kind, [submission], now);
  if (document === undefined) throw new Error(`${kind.name} ${submission.subject_id} was not submitted`);
  return document;
}

/**
 * Puts the documents of subjects on their way in the caller's transaction: their first versions, or corrected ones after a failed
 * signature or a refusal. The caller has locked the documents and then the subjects, and has found the subjects ready.
 */
export async function submitDocuments(
  tx: Tx,
  kind: DocumentKind,
  submissions: readonly Submission[],
  now: string,
): Promise<DocumentRow[]> {
  if (submissions.length === 0) return [];
  const locked = await lockDocumentsOf(
    tx,
    kind.name,
    submissions.map(({ subject_id }) => subject_id),
  );
  const before = new Map(locked.map((document) => [document.subject_id, document]));
  for (const one of locked)
    if (statesAfter(one, [{ stage: 'revise' }]) === null)
      throw new Error(`${kind.name} ${one.subject_id} is on its way already`);
  const documents = await write(tx, kind, submissions, [...before.values()], now);
  if (documents.length < submissions.length)
    throw new Error(`${kind.name}: another request has submitted one of these subjects meanwhile`);
  await insertMany(
    tx,
    'document_events',
    documents.map((document) =>
      eventRow(document, { kind: 'publication_asked', user_id: document.requested_by }, now),
    ),
  );
  const moved = documents.map((document) => ({
    document,
    before: before.get(document.subject_id) ?? null,
    facts: {},
  }));
  await kind.onMoved(tx, moved, now);
  await enqueueCarryingAll(
    tx,
    documents.map(({ tenant_id, id }) => ({ tenant_id, document_id: id })),
  );
  return documents;
}

/** New ones, and the next versions of the locked ones that were there before; one that came meanwhile stays as it is and is not answered. */
async function write(
  tx: Tx,
  kind: DocumentKind,
  submissions: readonly Submission[],
  before: readonly DocumentRow[],
  now: string,
): Promise<DocumentRow[]> {
  const { status, error } = publicationOf(QUEUED);
  const { stage, signing, transmission } = QUEUED;
  const subjects = submissions.map(({ subject_id }) => subject_id);
  const days = submissions.map(({ ordered_on }) => ordered_on);
  const users = submissions.map(({ user_id }) => user_id);
  const certificates = submissions.map(({ certificate_id = null }) => certificate_id);
  const known = before.map(({ id }) => id);
  const { rows } =
    await sql<DocumentRow>`insert into documents (tenant_id, kind, subject_id, ordered_on, version, stage, signing,
      transmission, status, status_error, reasons, requested_by, certificate_id, updated_on)
    select ${TENANT}, ${kind.name}, given.subject_id, given.ordered_on, 1, ${stage}, ${signing}, ${transmission}, ${status}, ${error}::boolean,
      '[]'::jsonb, given.user_id, given.certificate_id, ${now}::timestamptz
    from unnest(${subjects}::bigint[], ${days}::date[], ${users}::bigint[], ${certificates}::bigint[])
      as given (subject_id, ordered_on, user_id, certificate_id)
    on conflict (tenant_id, kind, subject_id) do update set ordered_on = excluded.ordered_on, version = documents.version + 1,
      stage = excluded.stage, signing = excluded.signing, transmission = excluded.transmission, status = excluded.status,
      status_error = excluded.status_error, reasons = excluded.reasons, requested_by = excluded.requested_by,
      certificate_id = excluded.certificate_id,
      updated_on = excluded.updated_on, failed_tries = 0, failing_since = null, fault = null
      where documents.id = any(${known}::bigint[])
    returning documents.*`.execute(tx);
  return rows;
}
