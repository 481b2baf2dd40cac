import type { Selectable } from 'kysely';
import type { SignatureRequestDocuments, SignatureRequests } from '#generated/database.ts';
import {
  isOpen,
  REQUEST_TRANSITIONS,
  type RequestKind,
  type RequestState,
} from '#domain/signing/request-lifecycle.ts';
import type { Tx } from '#server/context.ts';
import { notFound } from '#server/platform/http/failure.ts';

export type RequestRow = Omit<Selectable<SignatureRequests>, 'kind' | 'state'> & {
  kind: RequestKind;
  state: RequestState;
};
export type RequestDocumentRow = Selectable<SignatureRequestDocuments> & { subject_id: number };

export const OPEN_STATES = (Object.keys(REQUEST_TRANSITIONS) as RequestState[]).filter(isOpen);

export async function findRequest(
  tx: Tx,
  id: number,
  options: { lock: boolean } = { lock: false },
): Promise<RequestRow> {
  const query = tx.selectFrom('signature_requests').selectAll().where('id', '=', id);
  const row = await (options.lock ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row as RequestRow;
}

/** What it signs, in the order of the positions. */
export async function documentsOf(tx: Tx, request_ids: readonly number[]): Promise<RequestDocumentRow[]> {
  if (request_ids.length === 0) return [];
  return tx
    .selectFrom('signature_request_documents as asked')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.tenant_id', '=', 'asked.tenant_id')
        .onRef('documents.id', '=', 'asked.document_id'),
    )
    .selectAll('asked')
    .select('documents.subject_id')
    .where('asked.request_id', 'in', request_ids)
    .orderBy('asked.request_id')
    .orderBy('asked.position')
    .execute();
}

const MAX_LISTED = 100;

/** Those that have not ended, newest first. */
export async function openRequests(tx: Tx): Promise<RequestRow[]> {
  const rows = await tx
    .selectFrom('signature_requests')
    .selectAll()
    .where('state', 'in', OPEN_STATES)
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows as RequestRow[];
}

/** The request for the present version of a subject's document, whether or not it has ended. */
export async function requestOfSubject(
  tx: Tx,
  document_kind: string,
  subject_id: number,
): Promise<Pick<RequestRow, 'id' | 'kind' | 'state'> | null> {
  const row = await tx
    .selectFrom('documents')
    .innerJoin('signature_request_documents as asked', (join) =>
      join
        .onRef('asked.tenant_id', '=', 'documents.tenant_id')
        .onRef('asked.document_id', '=', 'documents.id')
        .onRef('asked.version', '=', 'documents.version'),
    )
    .innerJoin('signature_requests as request', (join) =>
      join.onRef('request.tenant_id', '=', 'asked.tenant_id').onRef('request.id', '=', 'asked.request_id'),
    )
    .select(['request.id', 'request.kind', 'request.state'])
    .where('documents.kind', '=', document_kind)
    .where('documents.subject_id', '=', subject_id)
    .executeTakeFirst();
  return row === undefined ? null : (row as Pick<RequestRow, 'id' | 'kind' | 'state'>);
}
