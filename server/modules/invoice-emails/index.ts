import type { Handlers } from '#server/context.ts';
import { findInvoice } from '#server/modules/invoices/index.ts';
import { readMailSettings, writeMailSettings } from './mail-settings.ts';
import { emailsOfInvoice } from './emails.ts';
import { emailsOfJob, startBulkEmail } from './bulk-email.ts';
import { sendEmail } from './send-email.ts';

export { emailWork } from './bulk-email.ts';
export { withAutomaticMails } from './automatic.ts';
export { markEmail } from './email-marks.ts';
export { invoiceEmailCrontab, invoiceEmailTasks, type InvoiceEmailDeps } from './mail-invoice.ts';

/** Email of issued invoices to their buyers. */
export const invoiceEmailHandlers = {
  sendEmail: async ({ body }, { tenant, account, clock }) => ({
    mail_sender: await tenant((tx) => sendEmail(tx, body.mail_sender, account, clock)),
  }),
  startBulkEmail: async ({ body }, { tenant, account, clock }) => ({
    job: await tenant((tx) => startBulkEmail(tx, body.bulk_email, account, clock)),
  }),
  getJobEmails: async ({ path }, { tenant, account }) => ({
    job_emails: await tenant((tx) => emailsOfJob(tx, path.id, account)),
  }),
  listInvoiceEmails: async ({ path }, { tenant }) => ({
    emails: await tenant(async (tx) => {
      await findInvoice(tx, path.id);
      return emailsOfInvoice(tx, path.id);
    }),
  }),
  getMailSettings: async (_request, { tenant }) => ({ mail_settings: await tenant(readMailSettings) }),
  updateMailSettings: async ({ body }, { tenant, account, clock }) => ({
    mail_settings: await tenant((tx) => writeMailSettings(tx, body.mail_settings, account, clock.now())),
  }),
} satisfies Pick<
  Handlers,
  | 'sendEmail'
  | 'startBulkEmail'
  | 'getJobEmails'
  | 'listInvoiceEmails'
  | 'getMailSettings'
  | 'updateMailSettings'
>;
