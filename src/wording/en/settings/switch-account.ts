import type { Worded } from '#src/language/language.ts';

export const switchWords = {
  title: (name) => `Switch to the account of ${name}?`,
  text: (email) =>
    `The link you opened signs in as ${email} and ends the session that is open in this browser, in every tab. Switch only if you trust where the link came from.`,
  stay: 'Keep the current account',
  change: 'Switch account',
} satisfies Worded<typeof import('../../settings/switch-account.ts').switchWords>;
