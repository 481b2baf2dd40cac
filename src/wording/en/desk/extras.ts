import type { Worded } from '#src/language/language.ts';

export const extraWords = {
  title: 'Additional information',
} satisfies Worded<typeof import('../../desk/extras.ts').extraWords>;
