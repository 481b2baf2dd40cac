import type { Handlers } from '#server/context.ts';
import { FileReply } from '#server/platform/http/handlers.ts';
import { attach, attachedFile, attachmentsOf, detach, markShared } from './attachments.ts';

export { attach, sharedFile, sharedFiles, sharedNames } from './attachments.ts';

/** Files that go with invoices. */
export const invoiceAttachmentHandlers = {
  listInvoiceAttachments: async ({ path }, { tenant }) => ({
    invoice_attachments: await tenant((tx) => attachmentsOf(tx, path.id)),
  }),
  createInvoiceAttachment: async ({ path, query, body }, { tenant, ...doing }) => ({
    invoice_attachment: await tenant((tx) =>
      attach(tx, path.id, { bytes: Buffer.from(body), name: query.file_name }, doing),
    ),
  }),
  updateInvoiceAttachment: async ({ path, body }, { tenant, ...doing }) => ({
    invoice_attachment: await tenant((tx) => markShared(tx, path.id, body.invoice_attachment, doing)),
  }),
  deleteInvoiceAttachment: async ({ path }, { tenant, account }) => ({
    invoice_attachment: await tenant((tx) => detach(tx, path.id, account)),
  }),
  getInvoiceAttachmentFile: async ({ path }, { tenant }) => {
    const { bytes, file_name } = await tenant((tx) => attachedFile(tx, path.id));
    return new FileReply(bytes, 'application/octet-stream', file_name);
  },
} satisfies Partial<Handlers>;
