import type { Selectable } from 'kysely';
import type { SignatureRequestDocuments, SignatureRequests } from '#generated/database.ts';
import { isOpen, REQUEST_TRANSITIONS, type RequestState } from '#domain/signing/request-lifecycle.ts';
import type { RequestKind } from '#domain/signing/request-terms.ts';
import type { Tx } from '#server/context.ts';
import { notFound } from '#server/platform/http/failure.ts';

export type RequestRow = Omit<Selectable<SignatureRequests>, 'kind' | 'state'> & {
  kind: RequestKind;
  state: RequestState;
};
export type DocumentRow = Selectable<SignatureRequestDocuments>;

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
export function documentsOf(tx: Tx, request_ids: readonly number[]): Promise<DocumentRow[]> {
  if (request_ids.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('signature_request_documents')
    .selectAll()
    .where('request_id', 'in', request_ids)
    .orderBy('request_id')
    .orderBy('position')
    .execute();
}

const MOST_LISTED = 100;

/** Those that have not ended, newest first. */
export async function openRequests(tx: Tx): Promise<RequestRow[]> {
  const rows = await tx
    .selectFrom('signature_requests')
    .selectAll()
    .where('state', 'in', OPEN_STATES)
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows as RequestRow[];
}

/** The request that a document's version stands in, whether or not it has ended. */
export async function requestOfDocument(
  tx: Tx,
  document: { invoice_id: number; version: number },
): Promise<Pick<RequestRow, 'id' | 'kind' | 'state'> | null> {
  const row = await tx
    .selectFrom('signature_request_documents as document')
    .innerJoin('signature_requests as request', (join) =>
      join
        .onRef('request.tenant_id', '=', 'document.tenant_id')
        .onRef('request.id', '=', 'document.request_id'),
    )
    .select(['request.id', 'request.kind', 'request.state'])
    .where('document.invoice_id', '=', document.invoice_id)
    .where('document.version', '=', document.version)
    .executeTakeFirst();
  return row === undefined ? null : (row as Pick<RequestRow, 'id' | 'kind' | 'state'>);
}
