import type { Handlers } from '#server/context.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { emailsOfInvoice } from './emails.ts';
import { sendEmail } from './send-email.ts';

export { invoiceEmailTasks, type InvoiceEmailDeps } from './mail-invoice.ts';

/** Email of issued invoices to their buyers. */
export const invoiceEmailHandlers = {
  sendEmail: async ({ body }, { tenant, account, clock }) => ({
    mail_sender: await tenant((tx) => sendEmail(tx, body.mail_sender, account, clock)),
  }),
  listInvoiceEmails: async ({ path }, { tenant }) => ({
    emails: await tenant(async (tx) => {
      await findInvoice(tx, path.id);
      return emailsOfInvoice(tx, path.id);
    }),
  }),
} satisfies Pick<Handlers, 'sendEmail' | 'listInvoiceEmails'>;
