import type { Worded } from '#src/language/language.ts';

export const newPasswordWords = {
  hint: 'At least 10 characters. A short sentence you remember is best.',
  short: (length, least) => `${length}/${least} characters`,
  too_short: (least) =>
    `The password needs at least ${least} characters. A short sentence you remember is best.`,
  good: 'This password can be used',
} satisfies Worded<typeof import('../../public/new-password.ts').newPasswordWords>;
