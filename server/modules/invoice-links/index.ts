export {
  invoiceLink,
  isWithBuyer,
  keepLinkRow,
  keyOfInvoice,
  lookUpUrl,
  renewLink,
  urlOfInvoice,
  withInvoiceOfKey,
  type LinkDeps,
} from './links.ts';
export {
  mailOfMark,
  markOf,
  marksIn,
  messageIdOf,
  returnPathOf,
  statementMailId,
  statementOfMailId,
  type MailRef,
} from './mail-marks.ts';
export { invoiceOfCode, lookUpCode, type LinkClaims } from './tokens.ts';
