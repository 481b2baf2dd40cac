import type { Worded } from '#src/language/language.ts';
import { counted } from './grammar.ts';

export const usbSigningWords = {
  title: 'Sign with a USB token',
  looking: 'Looking for the signing agent on this machine',
  pair: {
    text: 'This browser is not paired with the signing agent yet. Press Pair, then type the code that the agent’s page shows.',
    action: 'Pair',
    code: 'Pairing code of 6 digits',
    codeHint: 'Shown on the agent’s page and in the window it runs in',
  },
  choose: { label: 'Certificate to sign with', action: 'Sign', until: (date) => `until ${date}` },
  waiting: {
    title: 'Type the PIN on the agent’s page.',
    text: (documents) =>
      `It shows what is to be signed: ${counted(documents, 'document')}. The PIN is typed there and never on this page.`,
    page: 'Open the agent’s page',
  },
  wrongPin: 'Wrong PIN. Type it again on the agent’s page; after several wrong ones the token locks itself.',
  lastTry: 'Wrong PIN. One try is left: one more wrong PIN and the token locks itself.',
  signing: (done, total) => `Signing ${done}/${total}. Leave the token plugged in.`,
  cancelled: { title: 'Signing was cancelled.', next: 'Nothing was signed. Press Try again when ready.' },
  needed: (tax_code) => `These documents need a certificate of the tax code ${tax_code}.`,
  documents: (count) => counted(count, 'document'),
  failures: {
    no_agent: {
      title: 'No USB signing agent was found on this machine.',
      next: 'Start it (npm run usb-agent in the folder of the installation), leave its window open and try again. Safari cannot reach it: use Chrome, Edge or Firefox.',
    },
    blocked: {
      title: 'The browser keeps this page from reaching the agent.',
      next: 'Press the icon left of the address, allow access to apps on this device (local network) and try again.',
    },
    not_paired: {
      title: 'This browser is no longer paired with the agent.',
      next: 'Try again to pair it by a new code.',
    },
    not_secure: {
      title: 'This page was opened over http, which the agent does not accept.',
      next: 'Open the page by its https address and sign again.',
    },
    not_allowed: {
      title: 'The agent does not take requests from this page.',
      next: 'Open the page by its official address and try again.',
    },
    wrong_code: { title: 'That code is not right.', next: 'Look at the agent’s page and type it again.' },
    code_ended: { title: 'The code has ended, or was wrong three times.', next: 'Try again for a new code.' },
    pairing_closed: {
      title: 'After too many wrong codes the agent pairs nobody for now.',
      next: 'On the agent’s page, allow pairing again, then try again.',
    },
    too_many_orders: {
      title: 'The agent waits for the PIN of several other requests.',
      next: 'On the agent’s page, sign or refuse those, then try again.',
    },
    bad_request: {
      title: 'The agent did not understand the request.',
      next: 'It may be too old: update it, start it again and try again.',
    },
    not_found: {
      title: 'The agent no longer knows this request.',
      next: 'It may have been restarted. Try again to send a new one.',
    },
    agent_error: { title: 'The agent had an error.', next: 'Close it, start it again and try again.' },
    no_native: {
      title: 'The agent lacks the part that reads tokens.',
      next: 'Run npm install pkcs11js in the folder of the installation, restart the agent and try again.',
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
      next: 'The agent stopped so that the token does not lock itself. Check the PIN and try again.',
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
      next: 'Nothing was signed. Try again and type the PIN on the agent’s page.',
    },
    token_error: { title: 'The token reported an error.', next: 'Pull it out, plug it in and try again.' },
  },
} satisfies Worded<typeof import('../usb-signing.ts').usbSigningWords>;
