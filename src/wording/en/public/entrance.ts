import type { Worded } from '#src/language/language.ts';

export const footWords = {
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  support: 'Support',
} satisfies Worded<typeof import('../../public/entrance.ts').footWords>;
