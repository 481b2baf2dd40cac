import type { Handlers } from '#server/context.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import { FileReply, listed } from '#server/platform/http/handlers.ts';
import { askPublications } from './ask-many.ts';
import { askPublication } from './publish.ts';
import { forecast } from './forecast.ts';
import { invoiceHistory } from './invoice-history.ts';
import { invoiceFile } from './invoice-file.ts';
import { printedInvoice } from './printed-invoice.ts';
import { wirePublication } from './publication.ts';
import { signingReadiness } from './signing-readiness.ts';

export function publishingHandlers(deps: { invoice_printer: InvoicePrinter }) {
  return {
    publishInvoice: async ({ path, body }, { tenant, account, clock }) => ({
      publication: await tenant((tx) => askPublication(tx, { id: path.id, ...body.invoice }, account, clock)),
    }),
    publishInvoices: async ({ body }, { tenant, account, clock }) => ({
      bulk_publication: await tenant((tx) => askPublications(tx, body.invoices, account, clock)),
    }),
    forecastPublications: async ({ query }, { tenant, clock }) => {
      const publication_forecasts = await tenant((tx) => forecast(tx, query.invoice_ids, clock));
      return listed({ publication_forecasts }, publication_forecasts.length);
    },
    getSigningReadiness: async ({ query }, { tenant, clock }) => ({
      signing_readiness: await tenant((tx) => signingReadiness(tx, query, clock)),
    }),
    getInvoicePublication: async ({ path }, { tenant }) => ({
      publication: await tenant(async (tx) => wirePublication(tx, await findInvoice(tx, path.id))),
    }),
    listInvoiceHistory: async ({ path }, { tenant }) => ({
      invoice_events: await tenant((tx) => invoiceHistory(tx, path.id)),
    }),
    getInvoiceXml: async ({ path, query }, { tenant }) => {
      const { bytes, file_name } = await tenant((tx) => invoiceFile(tx, path.id, query.as ?? 'latest'));
      return new FileReply(bytes, 'application/xml', file_name);
    },
    getInvoicePdf: async ({ path }, context) => {
      const { bytes, file_name } = await printedInvoice(deps.invoice_printer, context, path.id);
      return new FileReply(bytes, 'application/pdf', file_name);
    },
  } satisfies Partial<Handlers>;
}
