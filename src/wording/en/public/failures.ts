import type { Worded } from '#src/language/language.ts';

export const failureWords = {
  credentials: 'The email or the password is wrong.',
  limited: 'Too many attempts. Wait a minute and try again.',
  network: 'Could not reach the server. Check your connection and try again; what you entered is still here.',
  server:
    'The system has a problem and it is being fixed. What you entered is still here; try again in a few minutes.',
} satisfies Worded<typeof import('../../public/failures.ts').failureWords>;
