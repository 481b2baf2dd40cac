import type { Handlers } from '#server/context.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { FileReply } from '#server/platform/http/handlers.ts';
import { askPublication } from './ask.ts';
import { invoiceFile } from './invoice-file.ts';
import { historyOf } from './history.ts';
import { printedInvoice } from './printed-invoice.ts';
import { wirePublication } from './publication.ts';

export const publishingHandlers = {
  publishInvoice: async ({ path, body }, { tenant, account, clock }) => ({
    publication: await tenant((tx) => askPublication(tx, path.id, body.invoice.lock_version, account, clock)),
  }),
  getInvoicePublication: async ({ path }, { tenant }) => ({
    publication: wirePublication(await tenant((tx) => findInvoice(tx, path.id))),
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
} satisfies Pick<
  Handlers,
  'publishInvoice' | 'getInvoicePublication' | 'listInvoiceHistory' | 'getInvoiceXml' | 'getInvoicePdf'
>;
