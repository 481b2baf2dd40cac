import { sql, type RawBuilder } from 'kysely';
import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import { TENANT } from '#server/platform/db/tenant-plugin.ts';

export type CertificateDocument = components['schemas']['CertificateDocument'];

const PAGE = 25;

const LABEL = sql`invoices.form_no || invoices.symbol || ' ' || lpad(invoices.number::text, 8, '0')`;
const SEALED = sql`invoice_seals as seal join invoices on invoices.tenant_id = seal.tenant_id and invoices.id = seal.invoice_id`;

const SOURCES = {
  signed: (
    id,
  ) => sql`select seal.invoice_id, ${LABEL} as label, seal.version, 'signed' as state, file.created_on as signed_on
    from ${SEALED} join invoice_documents as file on file.tenant_id = seal.tenant_id
      and file.invoice_id = seal.invoice_id and file.version = seal.version and file.kind = 'signed'
    where seal.tenant_id = ${TENANT} and seal.certificate_id = ${id}`,
  unfinished: (
    id,
  ) => sql`select seal.invoice_id, ${LABEL} as label, seal.version, 'unfinished' as state, null::timestamptz as signed_on
    from ${SEALED} and invoices.version = seal.version
    where seal.tenant_id = ${TENANT} and seal.certificate_id = ${id} and invoices.lifecycle = 'numbered' and invoices.signing <> 'signed'`,
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
  const found = await sql<CertificateDocument>`${source} order by seal.invoice_id desc, seal.version desc
    limit ${limit} offset ${offset}`.execute(tx);
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
