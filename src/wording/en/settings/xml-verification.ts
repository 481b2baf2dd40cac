import type { Worded } from '#src/language/language.ts';

export const xmlVerificationWords = {
  lead: 'Who signed it, whether it is as it was signed, whether it has a code of the tax authority.',
  drop: 'XML file of the invoice',
  limit: 'A message to the tax authority has 2 MB at most, and so has the file of an invoice.',
  kept: 'The file is read to be verified and is not kept on the server.',
  unchecked:
    'Not verified here: whether the certificate was revoked, whether the invoice was cancelled or replaced.',
  checking: 'Verifying the file',
  sendAgain: 'Verify again',
  other: 'Verify another file',
  outcome: {
    unsigned: {
      says: 'This file cannot be trusted yet: it has no digital signature.',
      next: 'Ask the seller for the signed XML; a print or a PDF does not replace it. Invoices from cash registers bear no signature each: look them up on the portal of the tax authority.',
    },
    changed: {
      says: 'Do not use this file: it was changed after it was signed.',
      next: 'Ask the signer for the original XML, or look the invoice up on the portal of the tax authority.',
    },
    unsound: {
      says: 'This file cannot be trusted yet: a signature in it does not hold.',
      next: 'See the reasons at each signature below.',
    },
    seller_not_signed: {
      says: 'This file cannot be trusted: there is an invoice in it without a signature of its seller.',
      next: 'Ask the seller for the original XML, or look the invoice up on the portal of the tax authority.',
    },
    code_not_signed: {
      says: 'The code on the invoice cannot be trusted: the tax authority did not sign it in this file.',
      next: 'Look the invoice up on the portal of the tax authority before you use it.',
    },
    qr_differs: {
      says: 'This file cannot be trusted yet: its QR code is that of another invoice.',
      next: 'Do not scan the QR code to look up or pay. Ask the seller for the original XML, or look the invoice up on the portal of the tax authority.',
    },
    partly_signed: {
      says: 'What was signed is unchanged, but parts of the file are under no signature.',
      next: 'Use the signed parts only; the parts listed below may have been added by somebody else after the signing. If they matter, ask the seller for the original XML.',
    },
    issuer_unknown: {
      says: 'The content is as it was signed, but the issuer of a certificate is not among those trusted here.',
      next: 'The signature is not wrong, only who signed is not certain: compare with the portal of the tax authority, or ask the administrator to add the root certificate of that issuer.',
    },
    code_missing: {
      says: 'The signatures are valid, but the invoice is of a series with code and the file has no code of the tax authority yet.',
      next: 'Ask the seller for the XML with the code.',
    },
    weak: {
      says: 'All signatures are valid, but one uses a weak algorithm (SHA-1).',
      next: 'Compare with the portal of the tax authority before you use it.',
    },
    trusted: {
      says: 'This file can be trusted: it is as it was signed and all signatures are valid.',
      next: 'Keep the XML file as it is, do not open and save it. Whether the invoice was cancelled or replaced later: look it up on the portal of the tax authority.',
    },
  },
  signatureOf: (role) => `Signature: ${role}`,
  wrong: 'Wrong',
  unknown: 'Not known',
  warning: 'Note',
  right: 'Right',
  signer: 'Signer',
  signer_tax_code: 'Tax code',
  issuer: 'Issuer',
  validity: 'Valid',
  validFromTo: (from, to) => `${from} to ${to}`,
  signing_time: 'Signing time',
  serial: 'Serial number',
  unreadable: 'The certificate could not be read',
  invoice: 'Invoice in the file',
  notBelieved: 'not to be trusted',
  invoiceAt: (place, count) => `Invoice ${place} of ${count}`,
  noInvoice: 'There is no invoice in the file, so only its signatures were verified.',
  moreInvoices: (count) => `${count} more invoices in the file are not listed.`,
  name: 'Symbol, number',
  issued_on: 'Issue date',
  seller: 'Seller',
  buyer: 'Buyer',
  tax_code: (code) => `Tax code ${code}`,
  total: 'Total',
  code: 'Code of the tax authority',
  noCode: 'No code',
  qr: 'QR code',
  unsigned: 'Parts that are not signed',
  unsignedLead: 'No signature that holds covers these parts, named by their place in the file:',
  moreUnsigned: (count: number) => `${count} more parts.`,
} satisfies Worded<typeof import('../../settings/xml-verification.ts').xmlVerificationWords>;
