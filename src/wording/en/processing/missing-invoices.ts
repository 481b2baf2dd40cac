import type { Worded } from '#src/language/language.ts';

export const missingWords = {
  title: 'Possibly missing',
  none: 'nothing left',
  failed: 'Which invoices may be missing could not be read.',
  original: (name) => `Original invoice ${name}`,
  month: (month) => `Invoice of ${month}`,
  why: {
    received: 'Invoice',
    replaces: 'was received and replaces this one, which was not.',
    adjusts: 'was received and adjusts this one, which was not.',
    month: (months) => `Each of the ${months} months before has an invoice, this month has none.`,
  },
  mail: 'Mail to the seller (Vietnamese)',
  copy: 'Copy mail',
  dismiss: 'Not missing',
  restore: 'Back to the list',
  done: 'Noted: it is not missing',
  restored: 'Back in the list',
  dismissed: (count) => `Show ${count} dismissed`,
  hide: 'Hide dismissed',
  more: (count) => `Show all ${count}`,
} satisfies Worded<typeof import('../../processing/missing-invoices.ts').missingWords>;
