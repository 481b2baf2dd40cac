import { createHash } from 'node:crypto';
import { isOpen } from '#domain/signing/request-lifecycle.ts';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import type { RequestDocuments } from './deps.ts';
import { documentsOf, type RequestRow } from './rows.ts';
import { requestMessage } from './words.table.ts';

type SignatureRequest = components['schemas']['SignatureRequest'];

/** Requests as they are answered; what is secret of them or the service's own stays out. */
export async function wireRequests(
  tx: Tx,
  port: Pick<RequestDocuments, 'nouns'>,
  rows: readonly RequestRow[],
): Promise<SignatureRequest[]> {
  const documents = Map.groupBy(
    await documentsOf(
      tx,
      rows.map(({ id }) => id),
    ),
    ({ request_id }) => request_id,
  );
  const makers = await namesOf(tx, rows);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    document_kind: row.document_kind,
    state: row.state,
    final: !isOpen(row.state),
    message: requestMessage(row, port.nouns(row.document_kind)),
    service: row.service as SignatureRequest['service'],
    account: row.account,
    certificate_id: row.certificate_id,
    certificate_name: row.certificate_name,
    certificate_serial: row.certificate_serial,
    certificate_sha256: createHash('sha256').update(row.certificate_der).digest('hex'),
    tax_code: row.tax_code,
    otp_tries_left: row.otp_tries_left,
    expires_on: row.expires_on,
    created_on: row.created_on,
    created_by_name: makers.get(row.created_by ?? 0) ?? null,
    documents: (documents.get(row.id) ?? []).map(({ position, subject_id, label, digest }) => ({
      position,
      subject_id,
      label,
      hash_base64: digest.toString('base64'),
    })),
  }));
}

export async function wireRequest(
  tx: Tx,
  port: Pick<RequestDocuments, 'nouns'>,
  row: RequestRow,
): Promise<{ signature_request: SignatureRequest }> {
  const [signature_request] = await wireRequests(tx, port, [row]);
  if (signature_request === undefined) throw new Error('one row, one request');
  return { signature_request };
}

async function namesOf(tx: Tx, rows: readonly RequestRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = rows.flatMap(({ created_by }) => (created_by === null ? [] : [created_by]));
  if (ids.length === 0) return new Map();
  const users = await tx.selectFrom('users').select(['id', 'full_name']).where('id', 'in', ids).execute();
  return new Map(users.map(({ id, full_name }) => [id, full_name]));
}
