import type { Worded } from '#src/language/language.ts';
import { counted } from '../grammar.ts';

export const loginWords = {
  title: 'Sign in',
  lead: 'Use the account that the administrator of your company gave you.',
  sessionEnded: 'Your session has ended. Sign in to go back to the page you were on.',
  passwordSet: 'The new password has been set. Sign in with it.',
  failed: 'Could not sign in.',
  email: 'Email',
  noEmail: 'Enter your email',
  password: 'Password',
  noPassword: 'Enter your password',
  forgot: 'Forgot your password?',
  submit: 'Sign in',
  busy: 'Signing in…',
  or: 'or',
  passkey: 'Use a passkey',
  passkeyBusy: 'Waiting for the passkey…',
  noAccount: 'No account yet?',
  trial: 'Try for free',
  prices: 'Prices',
} satisfies Worded<typeof import('../../public/login.ts').loginWords>;

export const passkeyWords = {
  cancelled:
    'The passkey could not be used: it was cancelled or took too long. Try again, or sign in with your password.',
  elsewhere: (host) =>
    `Passkeys of this system work only at ${host}. Open the page there, or sign in with your password.`,
} satisfies Worded<typeof import('../../public/login.ts').passkeyWords>;

export const secondFactorWords = {
  title: 'Two-step verification',
  otpLead: 'Open the authenticator app on your phone and enter its 6-digit code for Hóa Đơn Số.',
  recoveryLead:
    'Enter one of the recovery codes you kept when you turned on two-step verification. Each works once.',
  otp: '6-digit code',
  noOtp: 'The code has 6 digits',
  recovery: 'Recovery code',
  noRecovery: 'Enter a recovery code',
  submit: 'Confirm',
  busy: 'Checking…',
  useOtp: 'Use a 6-digit code',
  useRecovery: 'Use a recovery code',
  back: 'Sign in from the start',
  lost: 'Lost both the phone and the recovery codes? Ask the administrator of your company to remove two-step verification.',
} satisfies Worded<typeof import('../../public/login.ts').secondFactorWords>;

export const forgotWords = {
  title: 'Forgot your password',
  lead: 'Enter the email you sign in with. We send a link there to set a new password.',
  submit: 'Send the link',
  busy: 'Sending…',
  failed: 'Could not send.',
  noEmail: 'Enter your email',
  badEmail: 'An email looks like name@company.vn',
  back: 'Back to sign in',
  sentTitle: 'Check your mail',
  sent: 'If this address has an account, a mail was sent to',
  lasts: 'The link in the mail works once, within 60 minutes.',
  nothing: 'No mail?',
  noMails:
    'No mail server is set up here, so the mail does not reach you. Ask the administrator of this system.',
  nothingTips: [
    'Look in the spam and promotions folders.',
    'Check the address: it is the email you sign in with.',
    'Still nothing: ask the administrator of your company to resend the invitation in Settings, Staff.',
  ],
  again: 'Send again',
  againIn: (seconds) => `Send again in ${counted(seconds, 'second')}`,
  sentAgain: 'Sent again.',
  other: 'Use another address',
} satisfies Worded<typeof import('../../public/login.ts').forgotWords>;
