import type { Worded } from '#src/language/language.ts';

export const pages = {
  failedTitle: 'Something went wrong',
  oops: 'Oops',
  loadFailed: 'Could not load.',
  serverFault: (status) =>
    `The server has a problem (code ${status}). What you entered is still here; try again in a few minutes.`,
  refusedFault: (status) => `The server did not accept this request (code ${status}).`,
  accountFailed: 'Could not load your account and company.',
  loadingSession: 'Opening your session',
  newVersion: 'There is a newer version.',
  newVersionKeeps: 'The open page still works; save and then reload.',
  newVersionWhy: 'This page belongs to an older version and could not be opened. Reload to use the new one.',
  reload: 'Reload the page',
  cutOff: 'No network: this page cannot be opened yet.',
  cutOffText: 'It opens by itself once there is a network. The page before still works.',
  back: 'Back to the page before',
} satisfies Worded<typeof import('../pages.ts').pages>;

export const network = {
  unreachable:
    'Could not reach the server. What you entered is still here; check your connection and try again.',
  cutShort: 'The connection was lost while the file was downloading. Try again.',
  offline: 'You are offline. What is on the screen may be out of date; unsaved changes are kept.',
  back: 'You are online again',
} satisfies Worded<typeof import('../pages.ts').network>;
