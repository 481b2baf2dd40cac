import type { Worded } from '#src/language/language.ts';

const invoices = (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`);

export const bulkPublishWords = {
  title: (count: number) => `Sign and issue ${invoices(count)}`,
  consequence:
    'Drafts get a number, are signed and sent to the tax authority. From then on they can only be adjusted or replaced, not edited or deleted.',
  count: 'Invoices',
  total: 'Total payment',
  others: (count: number) => `and ${invoices(count)} in foreign currency`,
  gone: (count: number) =>
    `${invoices(count)} of the selection no longer exist or are issued already, and are left out.`,
  nothing: 'None of the selected invoices can be issued.',
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
  leftOut: (count: number) => `${invoices(count)} issued already or on their way, left out.`,
  byCause: 'Not ready, by cause',
  ofCause: (count: string) => `${count} invoices. Open to correct:`,
  example: (message: string) => `For example: ${message}`,
  openOne: (at: number) => `number ${at}`,
  notReadyNote: 'Invoices that are not ready stay drafts, and the others are issued.',
  loadFailed: 'The selected invoices could not be loaded.',
  refused: 'Not issued.',
  followTitle: (count: number) => `Issuing ${invoices(count)}`,
  doneTitle: (count: number, { failed, unknown }: { failed: number; unknown: number }) =>
    failed + unknown === 0
      ? `${invoices(count)} done`
      : [
          invoices(count),
          failed > 0 && `${failed} not issued`,
          unknown > 0 && `${unknown} perhaps not at the tax authority`,
        ]
          .filter(Boolean)
          .join(', '),
  unknownNote:
    'Invoices of unknown state have their numbers and signatures. The system looks them up and sends on; make no other invoices in their place.',
  counts: {
    ok: (count: number) => `${count} issued`,
    failed: (count: number) => `${count} failed`,
    unknown: (count: number) => `${count} not known`,
    waiting: (count: number) => `${count} waiting`,
  },
  forecast: 'What is expected of each invoice',
  expected: (number: string) => `expected number ${number}`,
  lineCount: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  late: (count: number) => `${invoices(count)} to be confirmed.`,
  lateNote: 'Without the tick these are left as they are, and the others are issued.',
  confirmLate: (count: number) => `I have seen this and issue ${invoices(count)} all the same`,
  needsConfirming: 'To be confirmed',
  notTaken: 'Not issued',
  list: 'Each invoice',
  openPage: 'Open the page that follows',
  close: 'Close, work goes on',
} satisfies Worded<typeof import('../bulk-publish.ts').bulkPublishWords>;
