import type { DocumentKinds } from './modules/documents/index.ts';
import { mistakeNoticeKind } from './modules/invoice-mistakes/index.ts';
import { invoiceKind } from './modules/publishing/index.ts';
import { declarationKind } from './modules/registrations/index.ts';

/** Every kind of document that is signed and sent to the tax authority. */
export const DOCUMENT_KINDS: DocumentKinds = {
  [invoiceKind.name]: invoiceKind,
  [declarationKind.name]: declarationKind,
  [mistakeNoticeKind.name]: mistakeNoticeKind,
};
