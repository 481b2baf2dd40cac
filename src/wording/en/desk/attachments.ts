import type { Worded } from '#src/language/language.ts';

export const attachmentWords = {
  title: 'Attachments',
  add: 'Attach files',
  rule: 'PDF, pictures, Word, Excel, PowerPoint, XML; 5 MB a file, 10 files and 10 MB an invoice.',
  kept: 'The invoice is issued: files can only be added, and each is a line of the history.',
  saveFirst: 'Save the draft first, then attach the contract, delivery note or list of goods.',
  sending: (name) => `Sending ${name}…`,
  tooLarge: 'The file is larger than 5 MB. Make it smaller or divide it.',
  again: 'Send again',
  pass: 'Leave out',
  toBuyer: 'Send to the buyer',
  toBuyerOf: (name) => `Send to the buyer: ${name}`,
  goesToBuyer: 'sent to the buyer',
  toBuyerMeans: 'Files for the buyer go with mails and are on the page that the link opens.',
  remove: (name) => `Remove ${name}`,
  removed: (name) => `${name} removed`,
  failed: 'The attachments could not be read.',
} satisfies Worded<typeof import('../../desk/attachments.ts').attachmentWords>;
