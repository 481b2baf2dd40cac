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
export { invoiceOfCode, lookUpCode, sealIds, unsealIds, type LinkClaims } from './tokens.ts';
