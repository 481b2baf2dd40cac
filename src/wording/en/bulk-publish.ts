import type { Worded } from '#src/language/language.ts';

const invoices = (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`);

export const bulkPublishWords = {
  action: 'Sign and issue',
  email: 'Send by email',
  correct: 'Correct the same error',
  notWhole: (most: number) =>
    `Page by page: at most ${most} invoices selected on the page at a time. Clear the whole selection, then select again.`,
  title: (count: number) => `Sign and issue ${invoices(count)}`,
  consequence:
    'Drafts get a number, are signed and sent to the tax authority. From then on they can only be adjusted or replaced, not edited or deleted.',
  count: 'Invoices',
  total: 'Total payment',
  others: (count: number) => `and ${invoices(count)} in foreign currency`,
  gone: (count: number) =>
    `${invoices(count)} of the selection no longer exist or are issued already, and are left out.`,
  nothing: 'None of the selected invoices can be issued.',
  loadFailed: 'The selected invoices could not be loaded.',
  refused: 'Not issued.',
  followTitle: (count: number) => `Issuing ${invoices(count)}`,
  doneTitle: (count: number) => `${invoices(count)} done`,
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
