import type { Worded } from '#src/language/language.ts';

export const xmlWords = {
  of: (message_type) => `Message ${message_type} as it was`,
  view: 'XML content',
  fold: (name) => `Part ${name}`,
  openAll: 'Open all',
  foldAll: 'Fold',
  rest: (lines) => `${lines} more lines. Fold some, or download the file to see them all.`,
  tooLarge: (size) => `This message has ${size} and can only be downloaded.`,
  failed: 'The message could not be loaded.',
} satisfies Worded<typeof import('../document.ts').xmlWords>;
