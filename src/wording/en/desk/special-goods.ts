import type { Worded } from '#src/language/language.ts';

export const specialWords = {
  title: 'Special goods',
  titleOf: (line) => `Special goods of line ${line}`,
  short: 'SG',
  kind: 'Kind of goods',
  ordinary: 'Ordinary goods or services',
  kinds: {
    2: 'Transport',
    3: 'Freight on a digital platform',
    4: 'Property with a registered title',
  },
  hints: {
    2: 'A fixed route need not be stated.',
    3: 'State the tax code or the personal number of the sender.',
    4: 'State what is on the certificate.',
  },
  empty: 'Nothing is stated. Fill in one field at least, or choose ordinary goods or services.',
  save: 'Write into the line',
} satisfies Worded<typeof import('../../desk/special-goods.ts').specialWords>;
