import type { Worded } from '#src/language/language.ts';
import { counted } from './grammar.ts';

export const usbSigningWords = {
  title: 'Sign with a USB token',
  looking: 'Looking for the signing software on this machine',
  pair: {
    text: 'This browser is not paired with the signing software yet. Press Pair, then type the code that the signing software’s page shows.',
    action: 'Pair',
    code: 'Pairing code of 6 digits',
    codeHint: 'Shown on the signing software’s page and in the window it runs in',
  },
  choose: { label: 'Certificate to sign with', action: 'Sign', until: (date) => `until ${date}` },
  waiting: {
    title: 'Type the PIN on the signing software’s page.',
    text: (documents) =>
      `It shows what is to be signed: ${counted(documents, 'document')}. The PIN is typed there and never on this page.`,
    page: 'Open the signing software’s page',
  },
  wrongPin:
    'Wrong PIN. Type it again on the signing software’s page; after several wrong ones the token locks itself.',
  lastTry: 'Wrong PIN. One try is left: one more wrong PIN and the token locks itself.',
  signing: (done, total) => `Signing ${done}/${total}. Leave the token plugged in.`,
  cancelled: { title: 'Signing was cancelled.', next: 'Nothing was signed. Press Try again when ready.' },
  needed: (tax_code) => `These documents need a certificate of the tax code ${tax_code}.`,
  documents: (count) => counted(count, 'document'),
  failures: {
    no_agent: {
      title: 'No USB signing software was found on this machine.',
      next: 'Start the signing software, leave its window open and try again. If this machine does not have it, ask whoever looks after the machine to install it. Safari cannot reach it: use Chrome, Edge or Firefox.',
    },
    blocked: {
      title: 'The browser keeps this page from reaching the signing software.',
      next: 'Press the icon left of the address, allow access to apps on this device (local network) and try again.',
    },
    not_paired: {
      title: 'This browser is no longer paired with the signing software.',
      next: 'Try again to pair it by a new code.',
    },
    not_secure: {
      title: 'This page was opened over http, which the signing software does not accept.',
      next: 'Open the page by its https address and sign again.',
    },
    not_allowed: {
      title: 'The signing software does not take requests from this page.',
      next: 'Open the page by its official address and try again.',
    },
    wrong_code: {
      title: 'That code is not right.',
      next: 'Look at the signing software’s page and type it again.',
    },
    code_ended: { title: 'The code has ended, or was wrong three times.', next: 'Try again for a new code.' },
    pairing_closed: {
      title: 'After too many wrong codes the signing software does not pair for now.',
      next: 'On the signing software’s page, allow pairing again, then try again.',
    },
    too_many_orders: {
      title: 'The signing software waits for the PIN of several other requests.',
      next: 'On the signing software’s page, sign or refuse those, then try again.',
    },
    bad_request: {
      title: 'The signing software did not understand the request.',
      next: 'It may be too old: ask whoever looks after this machine to update it, start it again and try again.',
    },
    not_found: {
      title: 'The signing software no longer knows this request.',
      next: 'It may have been restarted. Try again to send a new one.',
    },
    agent_error: {
      title: 'The signing software had an error.',
      next: 'Close it, start it again and try again.',
    },
    no_native: {
      title: 'The signing software lacks the part that reads tokens.',
      next: 'Ask whoever looks after this machine to install that part, restart the signing software and try again.',
    },
    no_driver: {
      title: 'No driver of a USB token is installed.',
      next: 'Install the software that came with the token, then try again.',
    },
    no_token: { title: 'No USB token was found.', next: 'Plug it into this machine and try again.' },
    certificate_not_found: {
      title: 'The token plugged in does not hold the chosen certificate.',
      next: 'Plug in the token of the certificate added in Settings and try again.',
    },
    other_tax_code: {
      title: 'The token plugged in belongs to another tax code.',
      next: 'Plug in the token of the right company and try again.',
    },
    certificate_expired: {
      title: 'The certificate on the token has expired or is not valid yet.',
      next: 'Renew it with its provider, or plug in another token and try again.',
    },
    no_key: {
      title: 'The token does not hold the RSA key of this certificate.',
      next: 'Ask its provider, or plug in another token and try again.',
    },
    wrong_pin: {
      title: 'The PIN was wrong three times.',
      next: 'The signing software stopped so that the token does not lock itself. Check the PIN and try again.',
    },
    pin_locked: {
      title: 'The PIN of the token is locked.',
      next: 'Ask the provider of the certificate to unlock it; trying again does not help now.',
    },
    token_removed: {
      title: 'The token was pulled out while signing.',
      next: 'Nothing was signed. Plug it in again and try again.',
    },
    not_answered: {
      title: 'No PIN was typed for five minutes.',
      next: 'Nothing was signed. Try again and type the PIN on the signing software’s page.',
    },
    token_error: { title: 'The token reported an error.', next: 'Pull it out, plug it in and try again.' },
  },
} satisfies Worded<typeof import('../usb-signing.ts').usbSigningWords>;
