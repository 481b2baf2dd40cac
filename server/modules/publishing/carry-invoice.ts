import { carryDocument, documentOf, type DocumentDeps } from '#server/modules/documents/index.ts';
import { notFound } from '#server/platform/http/failure.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { invoiceKind } from './document-kind.ts';

/** Carries one invoice as far as it goes by itself, as its job would; throws 404 for one that was never submitted. */
export async function carryInvoice(
  deps: DocumentDeps,
  { tenant_id, invoice_id }: { tenant_id: number; invoice_id: number },
): ReturnType<typeof carryDocument> {
  const document = await inTenant(deps.db, tenant_id, (tx) => documentOf(tx, invoiceKind.name, invoice_id));
  if (document === null) throw notFound();
  return carryDocument(deps, { tenant_id, document_id: document.id });
}
