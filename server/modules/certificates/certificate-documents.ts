import { sql, type RawBuilder } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

type CertificateDocument = components['schemas']['CertificateDocument'];

const PAGE = 25;

const SEALED = sql`document_versions as sealed join documents on documents.tenant_id = sealed.tenant_id
    and documents.id = sealed.document_id`;
const DOCUMENT = sql`documents.kind as document_kind, documents.subject_id, documents.label, sealed.version, sealed.document_id`;

const SOURCES = {
  signed: (
    id,
  ) => sql`select ${DOCUMENT}, 'signed' as state, coalesce(file.signed_on, file.created_on) as signed_on
    from ${SEALED} join document_files as file on file.tenant_id = sealed.tenant_id
      and file.document_id = sealed.document_id and file.version = sealed.version and file.kind = 'signed'
    where sealed.tenant_id = ${TENANT} and sealed.certificate_id = ${id}`,
  unfinished: (id) => sql`select ${DOCUMENT}, 'unfinished' as state, null::timestamptz as signed_on
    from ${SEALED} and documents.version = sealed.version
    where sealed.tenant_id = ${TENANT} and sealed.certificate_id = ${id} and documents.stage = 'started' and documents.signing <> 'signed'`,
} as const satisfies Record<CertificateDocument['state'], (id: number) => RawBuilder<unknown>>;

/** What was sealed for a certificate and is signed, or is not yet; newest first. */
export async function certificateDocuments(
  tx: Tx,
  id: number,
  query: { state?: CertificateDocument['state']; page?: number; limit?: number },
): Promise<{ rows: CertificateDocument[]; total: number }> {
  const source = SOURCES[query.state ?? 'signed'](id);
  const limit = query.limit ?? PAGE;
  const offset = ((query.page ?? 1) - 1) * limit;
  const found =
    await sql<CertificateDocument>`select document_kind, subject_id, label, version, state, signed_on
    from (${source}) as found order by document_id desc, version desc limit ${limit} offset ${offset}`.execute(
      tx,
    );
  const count = await sql<{
    total: number;
  }>`select count(*) as total from (${source}) as all_of_them`.execute(tx);
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
}

/** Labels of the documents that a person is asked to sign with it right now, at most so many. */
export async function documentsBeingSigned(tx: Tx, id: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ label: string }>`select signature_request_documents.label
    from signature_requests join signature_request_documents
      on signature_request_documents.tenant_id = signature_requests.tenant_id
      and signature_request_documents.request_id = signature_requests.id
    where signature_requests.tenant_id = ${TENANT} and certificate_id = ${id} and state not in ('signed', 'refused', 'expired', 'failed', 'cancelled')
    order by signature_requests.id, position limit ${most}`.execute(tx);
  return rows.map(({ label }) => label);
}
