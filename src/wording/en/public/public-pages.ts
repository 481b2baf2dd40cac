import type { Worded } from '#src/language/language.ts';

export const publicWords = {
  login: 'Sign in',
  prices: 'Prices',
  retry: 'Try again',
  unloaded: 'The page did not load',
  unloaded_lead: 'The connection may have dropped, or there is a newer version. Reload the page.',
  reload: 'Reload the page',
} satisfies Worded<typeof import('../../public/public-pages.ts').publicWords>;

export const publicTitles = {
  invitation: 'Set your password',
  verify: 'Verify your email',
  register: 'Prices',
  create_trial: 'Start a trial',
  statement: 'Sign a statement',
  checkout: 'Payment',
  payment_success: 'Paid',
} satisfies Worded<typeof import('../../public/public-pages.ts').publicTitles>;
