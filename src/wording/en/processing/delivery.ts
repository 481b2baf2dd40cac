import type { Worded } from '#src/language/language.ts';

export const deliveryWords = {
  card: 'Sent to the buyer',
  send: 'Send by email',
  again: 'Correct and send again',
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
  subject: 'Subject',
  message: 'Your message',
  messageHint: 'May be left empty.',
  preview: 'What the mail says',
  attached: (pdf, xml) => `Attached: ${pdf}, ${xml}`,
  required: 'Enter at least one email address.',
  malformed: (address) => `“${address}” is no email address. Correct it, like name@company.vn.`,
  tooMany: (max) => `One sending goes to ${max} addresses at most. Take some out.`,
  done: (count) => (count === 1 ? 'The email is on its way' : `${count} emails are on their way`),
  noServer:
    'No mail server is set up, so that no mail reaches the buyer. Ask your administrator to set one up.',
} satisfies Worded<typeof import('../../processing/delivery.ts').deliveryWords>;
