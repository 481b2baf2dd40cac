import type { Worded } from '#src/language/language.ts';

const invoices = (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`);

export const bulkPublishWords = {
  title: (count: number) => `Sign and issue ${invoices(count)}`,
  consequence:
    'Drafts get a number, are signed and sent to the tax authority. From then on they can only be adjusted or replaced, not edited or deleted.',
  total: 'Total payment',
  others: (count: number) => `and ${invoices(count)} in foreign currency`,
  nothingTitle: 'No invoice to issue',
  checking: 'Check before issuing',
  checkedSoFar: (checked: string, total: string) => `Checking: ${checked} of ${total} selected invoices…`,
  checkFailed: 'The selected invoices could not be checked.',
  chosen: 'Selected',
  ready: 'Ready',
  notReady: 'Not ready',
  cost: 'Invoices of the package',
  costOf: (needed: string, left: string | null) =>
    left === null ? `uses ${needed}` : `uses ${needed}, ${left} left`,
  packageShort: (needed: string, left: string) =>
    `The package has ${left} invoices left, and these need ${needed}. When they and the grace are used up, issuing pauses; buy another package and press Resume.`,
  leftOut: (count: number) => `${invoices(count)} issued already or on their way, left out.`,
  byCause: 'Not ready, by cause',
  ofCause: (count: string) => `${count} invoices. Open to correct:`,
  fixAt: {
    certificates: 'Open digital signature',
    registrations: 'Open declarations',
    'registrations.create': 'Make a declaration of change',
    authority_notices: 'Open notices of the tax authority',
    templates: 'Open invoice templates',
    service_packages: 'Buy a package',
    provider_connection: 'Open transmission',
  },
  ofPage: (count: string) => `${count} invoices`,
  example: (message: string) => `For example: ${message}`,
  openOne: (at: number) => `number ${at}`,
  noBuyer: 'no buyer yet',
  notReadyNote: 'Invoices that are not ready stay drafts, and the others are issued.',
  loadFailed: 'The expected numbers could not be read.',
  refused: 'Not issued.',
  forecast: 'What is expected of each invoice',
  expected: (number: string) => `expected number ${number}`,
  lineCount: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  confirmLate: (count: number) => `I have seen this and issue ${invoices(count)} all the same`,
  needsConfirming: 'To be confirmed',
} satisfies Worded<typeof import('../bulk-publish.ts').bulkPublishWords>;
