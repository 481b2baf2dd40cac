import type { Handlers } from '#server/context.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { signatureRequestHandlers } from '#server/modules/signing/index.ts';
import { FileReply } from '#server/platform/http/handlers.ts';
import { askPublications } from './ask-many.ts';
import { askPublication } from './ask.ts';
import { historyOf } from './history.ts';
import { invoiceFile } from './invoice-file.ts';
import { printedInvoice } from './printed-invoice.ts';
import { wirePublication } from './publication.ts';
import { requestDocuments } from './request-documents.ts';

export function publishingHandlers(deps: { certificate_key: Buffer; solution_provider_tax_code: string }) {
  const { certificate_key } = deps;
  return {
    ...signatureRequestHandlers({ certificate_key, documents: requestDocuments(deps) }),
    publishInvoice: async ({ path, body }, { tenant, account, clock }) => ({
      publication: await tenant((tx) =>
        askPublication(tx, path.id, body.invoice.lock_version, account, clock),
      ),
    }),
    publishInvoices: async ({ body }, { tenant, account, clock }) => ({
      bulk_publication: await tenant((tx) => askPublications(tx, body.invoices, account, clock)),
    }),
    getInvoicePublication: async ({ path }, { tenant }) => ({
      publication: await tenant(async (tx) => wirePublication(tx, await findInvoice(tx, path.id))),
    }),
    listInvoiceHistory: async ({ path }, { tenant }) => ({
      invoice_events: await tenant((tx) => historyOf(tx, path.id)),
    }),
    getInvoiceXml: async ({ path, query }, { tenant }) => {
      const { bytes, file_name } = await tenant((tx) => invoiceFile(tx, path.id, query.as ?? 'latest'));
      return new FileReply(bytes, 'application/xml', file_name);
    },
    getInvoicePdf: async ({ path }, { tenant }) => {
      const { bytes, file_name } = await printedInvoice(tenant, path.id);
      return new FileReply(bytes, 'application/pdf', file_name);
    },
  } satisfies Partial<Handlers>;
}
