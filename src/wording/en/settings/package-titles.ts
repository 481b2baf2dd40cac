import type { Worded } from '#src/language/language.ts';

export const packageTitles = {
  register: 'Prices of the plans',
  checkout: 'Buy a plan',
} satisfies Worded<typeof import('../../settings/package-titles.ts').packageTitles>;
