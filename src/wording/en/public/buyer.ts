import type { Worded } from '#src/language/language.ts';

export const buyerInvoiceWords = {
  taxCode: (code) => `Tax code ${code}`,
  noAccount: 'No account needed',
  total: 'Total payable',
  number: 'Number',
  issuedOn: 'Issue date',
  seller: 'Seller',
  buyer: 'Buyer',
  handsOut: 'Handed out by',
  receives: 'Received by',
  retail: 'Retail customer',
  goods: 'Goods',
  showLines: (count) => (count === 1 ? '1 line, show it' : `${count} lines, show them`),
  hideLines: 'Show less',
  pdf: 'Download PDF',
  xml: 'Download XML',
  attachments: 'Files from the seller',
  verdicts: {
    reading: 'Checking the signatures…',
    unread: 'The signatures could not be checked',
    sound: 'A valid invoice, its signatures hold',
    register: 'Of a cash register, with the code of the tax authority',
    unknown: 'Unchanged, but a signer is not known',
    broken: 'This invoice does not pass the check',
    replaced: 'This invoice was replaced',
    adjusted: 'This invoice was adjusted',
  },
  coded: 'The tax authority gave it its code.',
  verdictText: {
    reading: 'It takes some seconds.',
    unread: 'What follows is what the seller has stored. Try the check again in a few minutes.',
    sound: 'Nothing was changed since it was signed.',
    register:
      'Such an invoice bears no signature of its own; the seller sends its data to the tax authority that day.',
    unknown:
      'The signatures fit the content, but the issuer of a certificate is not in the list trusted here.',
    broken:
      'The stored file differs from what was signed, or lacks a signature. Do not use this invoice; tell the seller.',
    replaced: 'Use the invoice that replaces it.',
    adjusted: 'Use this invoice together with the one that adjusts it.',
  },
  checks: {
    seller_signature: 'Signature of the seller',
    authority_code: 'Code of the tax authority',
    unchanged: 'Unchanged since it was signed',
  },
  checkStates: { holds: 'holds', unknown: 'signer not known', fails: 'fails', not_needed: 'does not apply' },
  inForce: 'Neither replaced nor adjusted',
  inForceStates: { in_force: 'holds', adjusted: 'was adjusted', replaced: 'was replaced' },
  notChecked: 'The signatures could not be checked.',
  succeeded: {
    replace: (name, day) => `Invoice ${name} of ${day} replaces this one`,
    adjust: (name, day) => `Invoice ${name} of ${day} adjusts this one`,
  },
  succeededText: {
    replace: 'This invoice is no longer valid.',
    adjust: 'The two go together.',
  },
  otherBuyer: 'That invoice is made out to another buyer and cannot be opened from here.',
  openSuccessor: 'Show that invoice',
  object: 'Report a mistake',
  failed: 'That did not work',
  receive: 'Confirm receipt',
  received: (time) => `Receipt confirmed at ${time}`,
  requests: 'You reported a mistake',
  sentAt: (time) => `Sent at ${time}`,
  waiting: 'not dealt with yet',
  handledAt: (time) => `dealt with at ${time}`,
  ownCheck: 'To check for yourself, take the XML file to',
  authoritySite: 'the site of the tax authority',
  lookUpCode: 'Look-up code',
  reading: 'Opening the invoice…',
} satisfies Worded<typeof import('../../public/buyer-invoice.ts').buyerInvoiceWords>;

export const noInvoiceWords = {
  dead: 'This link cannot be used',
  deadText:
    'The link is wrong, or the seller has replaced it. Ask the seller for another, or look the invoice up by its code.',
  lookUpInstead: 'Look up by code',
  unread: 'The invoice could not be opened',
  unreadText: 'The network may have been lost. The invoice is unchanged; try again.',
} satisfies Worded<typeof import('../../public/no-invoice.ts').noInvoiceWords>;

export const buyerDetailWords = {
  moreLines: (count) => `${count} more lines are in the PDF file.`,
  rate: (rate) => `VAT ${rate}`,
  discount: 'Discount',
  beforeVat: 'Before VAT',
  vat: 'VAT',
  sellerAddress: 'Address of the seller',
  buyerAddress: 'Address of the buyer',
  fromWarehouse: 'From warehouse',
  toWarehouse: 'To warehouse',
  payment: 'Payment method',
  authorityCode: 'Code of the tax authority',
} satisfies Worded<typeof import('../../public/buyer-details.ts').buyerDetailWords>;

export const buyerRequestWords = {
  objectTitle: 'Tell the seller what is wrong',
  objectText:
    'The seller sees your words on the page of the invoice and adjusts it, replaces it or calls you.',
  what: 'What is wrong, and what should it be',
  yourName: 'Your name',
  contact: 'Phone or email',
  contactHint: 'Where the seller reaches you. May be left empty.',
  missing: 'Fill this in.',
  send: 'Send to the seller',
} satisfies Worded<typeof import('../../public/buyer-request.ts').buyerRequestWords>;

export const lookUpWords = {
  title: 'Look up an invoice',
  lead: 'Enter the tax code of the seller and the look-up code of the mail, or the code of the tax authority on the invoice.',
  seller: 'Tax code of the seller',
  code: 'Look-up code or code of the tax authority',
  codeHint: 'Like 7F3K-92QM-X4TB-1N0P. Invoices of cash registers have a look-up code alone.',
  sellerMissing: 'Enter the tax code of the seller, 10 digits or more.',
  codeMissing: 'Enter the look-up code or the code of the tax authority.',
  find: 'Show the invoice',
  failed: 'Nothing was found',
} satisfies Worded<typeof import('../../public/look-up.ts').lookUpWords>;
