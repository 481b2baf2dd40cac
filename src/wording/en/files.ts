import type { Worded } from '#src/language/language.ts';

export const files = {
  xml: 'XML for the buyer',
  signedXml: 'XML signed by the seller',
  pdf: 'PDF print',
  held: (size) => `File on record, ${size}`,
} satisfies Worded<typeof import('../files.ts').files>;
