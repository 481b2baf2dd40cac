import type { Worded } from '#src/language/language.ts';
import { counted } from '../grammar.ts';

export const verifyWords = {
  title: 'Verify your email',
  lead: 'Enter the 6-digit code sent to',
  lasts: 'The code is good for 30 minutes.',
  code: 'Verification code',
  incomplete: 'The code has 6 digits',
  submit: 'Start the trial',
  busy: 'Setting up your company…',
  failed: 'Could not verify.',
  nothing: 'No code? Look in the spam folder, then send it again.',
  again: 'Send again',
  again_in: (seconds) => `Send again in ${counted(seconds, 'second')}`,
  not_sent: 'Could not send the code.',
  sent_again: 'A new code was sent. The earlier one no longer works.',
  wrong_address: 'Wrong address? Change the email',
  new_address: 'Correct email',
  send_there: 'Send the code to this address',
  cancel: 'Cancel',
  begun: 'Email verified',
  over: 'This code no longer works',
  over_lead: 'What you filled in is still here; only the password has to be entered again.',
  start_again: 'Apply again',
  none: 'No application is waiting',
  none_lead:
    'The code is entered in the browser tab that sent the application. If you have verified it, sign in.',
} satisfies Worded<typeof import('../../public/verification.ts').verifyWords>;
