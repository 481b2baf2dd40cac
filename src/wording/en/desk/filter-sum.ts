import type { Worded } from '#src/language/language.ts';

export const filterSumWords = {
  total: (count) => `Total of ${count} invoices in the filter`,
  foreign: (count, currency) => `In ${currency}, ${count} invoices`,
  leftOut: (count) => `without ${count} replaced or cancelled`,
  adding: 'Adding up the whole filter…',
} satisfies Worded<typeof import('../../desk/filter-sum.ts').filterSumWords>;
