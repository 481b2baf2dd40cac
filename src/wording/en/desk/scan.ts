import type { Worded } from '#src/language/language.ts';

export const scanWords = {
  action: 'Scan codes',
  label: 'Scan or type the code of a product, then Enter',
  added: (count, name) => `${count} scanned, ${name} last`,
  seen: 'Seen',
  notFound: (code) => `No product that is sold has the code “${code}”.`,
  notAdded: (code) => `The code “${code}” was not added.`,
  saving: 'The invoice is being saved; scan it again.',
  keep: 'Keep it in the cell',
  close: 'Close the field for codes',
} satisfies Worded<typeof import('../../desk/scan.ts').scanWords>;
