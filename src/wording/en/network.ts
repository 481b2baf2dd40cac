import type { Worded } from '#src/language/language.ts';

export const network = {
  unreachable:
    'Could not reach the server. What you entered is still here; check your connection and try again.',
  cutShort: 'The connection was lost while the file was downloading. Try again.',
  offline: 'You are offline. What is on the screen may be out of date; unsaved changes are kept.',
  back: 'You are online again',
} satisfies Worded<typeof import('../network.ts').network>;
