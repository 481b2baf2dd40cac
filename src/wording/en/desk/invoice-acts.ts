import type { Worded } from '#src/language/language.ts';

export const invoiceActWords = {
  edit: 'Open to edit',
  publish: 'Sign and issue',
  revise: 'Correct and sign again',
  print: 'Open the print',
  convert: 'Print a paper copy',
  xml: 'Download XML',
  email: 'Send by e-mail',
  duplicate: 'New invoice like this one',
  similar: 'New like this',
  recur: 'Make recurring',
  correct: 'What is wrong?',
  evidence: 'Evidence',
  cancel: 'Cancel invoice',
  copyOf: (name: string) =>
    `Taken from invoice ${name}: dated today, without a number. Read it through before issuing.`,
  copyOfDraft: 'Taken from a draft: dated today, without a number. Read it through before issuing.',
} satisfies Worded<typeof import('../../desk/invoice-acts.ts').invoiceActWords>;
