import type { Worded } from '#src/language/language.ts';
import { counted } from '../grammar.ts';

export const deliveryWords = {
  card: 'Sent to the buyer',
  send: 'Send by email',
  again: 'Correct and send again',
  sameAgain: 'Send again',
  none: 'No email was sent from here yet.',
  failed: 'The list of emails could not be read.',
  queuedAt: (time) => `Asked for at ${time}`,
  settledAt: (time) => `At ${time}`,
  title: (name) => `Email invoice ${name}`,
  manyTitle: (count) => `Email ${count} invoices`,
  manyText:
    'Each invoice goes to the email of its own buyer, with PDF and XML. Those that are not issued or have no email are left out and named.',
  manyFollow: 'What becomes of each email is on the page of its invoice.',
  skipped: (count) => `${count} invoices could not be sent:`,
  recipients: 'Recipients',
  recipientsHint: 'Several addresses are separated by commas, ten at most.',
  intoRecord: (customer) => `Save the right address in the record of ${customer}`,
  intoRecordDone: (customer) => `The new address is saved in the record of ${customer}`,
  recipientCount: (count) => counted(count, 'recipient'),
  subject: 'Subject',
  message: 'Your message',
  messageHint: 'May be left empty.',
  preview: 'What the mail says',
  attached: (pdf, xml) => `Attached: ${pdf}, ${xml}`,
  carriesLink: 'The mail has a button that opens the page of the invoice, and the look-up code.',
  automatic: 'sent by itself',
  editTemplate: 'Change the template',
  required: 'Enter at least one email address.',
  malformed: (address) => `“${address}” is no email address. Correct it, like name@company.vn.`,
  tooMany: (max) => `One sending goes to ${max} addresses at most. Take some out.`,
  done: (count) => (count === 1 ? 'The email is on its way' : `${count} emails are on their way`),
  noServer:
    'No mail server is set up, so that no mail reaches the buyer. Ask your administrator to set one up.',
} satisfies Worded<typeof import('../../processing/delivery.ts').deliveryWords>;

export const buyerLinkWords = {
  card: 'Link and QR code',
  who: 'Whoever has the link sees this invoice without signing in.',
  failed: 'The link could not be read.',
  copyLink: 'Copy the link',
  copyMessage: 'Copy a message for Zalo or SMS',
  copyFailed: 'The browser does not allow it. Select the link and copy it by hand.',
  keepCode: 'Download the QR code',
  showCode: 'Show the QR code',
  hideCode: 'Hide the QR code',
  codeOf: (name) => `QR code that opens the page of invoice ${name}`,
  lookUpCode: (code) => `Look-up code: ${code}`,
  replace: 'Withdraw the link',
  replaced: 'Withdrawn. The new link works at once.',
  replaceTitle: 'Withdraw the link of this invoice?',
  replaceText:
    'All links that were given out, also those in mails, will open nothing. There will be a new link for you to send. The look-up code stays.',
  notOpened: 'The buyer has not opened the link.',
  opened: (times, last) =>
    times === 1 ? `Opened once, at ${last}` : `Opened ${times} times, last at ${last}`,
  downloaded: (time) => `A file was downloaded at ${time}`,
  received: (time, by) => `Receipt confirmed at ${time}${by === null ? '' : `, ${by}`}`,
  otherChannel: 'Another way: copy the link or a message for Zalo or SMS in the card below.',
  openedBy: (time) => `Opened ${time}`,
  downloadedBy: (time) => `downloaded ${time}`,
  requests: (count) =>
    count === 1 ? 'The buyer reports a mistake.' : `The buyer reports ${count} mistakes.`,
  handle: 'Dealt with',
  handled: 'Noted as dealt with. The buyer sees that on their page.',
} satisfies Worded<typeof import('../../processing/delivery.ts').buyerLinkWords>;
