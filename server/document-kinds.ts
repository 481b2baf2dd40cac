import { packageKind } from './modules/cash-registers/index.ts';
import type { DocumentKinds } from './modules/documents/index.ts';
import { explanationKind } from './modules/explanations/index.ts';
import { withAutomaticMails } from './modules/invoice-emails/index.ts';
import { mistakeNoticeKind } from './modules/invoice-mistakes/index.ts';
import { invoiceKind } from './modules/publishing/index.ts';
import { statementKind } from './modules/statements/index.ts';
import { summaryTableKind } from './modules/summary-tables/index.ts';
import { declarationKind } from './modules/registrations/index.ts';
import { withWebhooks } from './modules/webhooks/index.ts';

/** Every kind of document that is signed here, and then sent to the tax authority or to the other party. */
export const DOCUMENT_KINDS: DocumentKinds = {
  [invoiceKind.name]: withWebhooks(withAutomaticMails(invoiceKind)),
  [declarationKind.name]: declarationKind,
  [explanationKind.name]: explanationKind,
  [mistakeNoticeKind.name]: withWebhooks(mistakeNoticeKind),
  [statementKind.name]: withWebhooks(statementKind),
  [summaryTableKind.name]: summaryTableKind,
  [packageKind.name]: packageKind,
};
