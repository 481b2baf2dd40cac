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

export const panelWords = {
  claim: 'One number for each invoice, sent once, and always knowing what the tax authority answered.',
  numbers: {
    title: 'Numbers without gaps or repeats',
    text: 'When something fails halfway, the number stays with its invoice',
  },
  answers: {
    title: 'Clear answers',
    text: 'A refusal comes with its reason and the next step; what is unclear is not sent again',
  },
  signature: {
    title: 'A signature of your own',
    text: 'The private key is encrypted and never leaves the server or is shown',
  },
  demo: 'Demo accounts',
} satisfies Worded<typeof import('../../public/login-panel.ts').panelWords>;

export const footWords = {
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  support: 'Support',
} satisfies Worded<typeof import('../../public/login-panel.ts').footWords>;

export const newPasswordWords = {
  hint: 'At least 10 characters. A short sentence you remember is best.',
  short: (length, least) => `${length}/${least} characters`,
  too_short: (least) =>
    `The password needs at least ${least} characters. A short sentence you remember is best.`,
  good: 'This password can be used',
} satisfies Worded<typeof import('../../public/new-password.ts').newPasswordWords>;

export const passwordKeyWords = {
  title: { invitation: 'Set your password', reset: 'Set a new password' },
  lead: {
    invitation: 'You are invited to join. Set a password to begin.',
    reset: 'Your old password and all signed-in sessions stop working when you set a new password.',
  },
  company: 'Company',
  full_name: 'Full name',
  email: 'Sign-in email',
  until: 'Good until',
  password: 'New password',
  submit: 'Set password',
  busy: 'Setting…',
  failed: 'Could not set the password.',
  reading: 'Checking the link',
  dead: 'This link no longer works',
  dead_lead:
    'Each link works once and for a limited time. If you had a password before, ask for a new link with Forgot your password. If you were invited and never signed in, ask the administrator of your company to resend the invitation.',
  none: 'Open the link in the mail',
  none_lead:
    'This page needs the link from the invitation or password reset mail. Open that mail and follow its link.',
  ask: 'Forgot your password',
  login: 'Sign in',
  unread: 'Could not check the link',
  unread_lead: 'Check your connection and try again. The link has not been used.',
} satisfies Worded<typeof import('../../public/password-key.ts').passwordKeyWords>;

export const publicWords = {
  login: 'Sign in',
  work: 'Open the application',
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
  buyer_invoice: 'Look up an invoice',
} satisfies Worded<typeof import('../../public/public-pages.ts').publicTitles>;

export const failureWords = {
  credentials: 'The email or the password is wrong.',
  limited: 'Too many attempts. Wait a minute and try again.',
  network: 'Could not reach the server. Check your connection and try again; what you entered is still here.',
  server:
    'The system has a problem and it is being fixed. What you entered is still here; try again in a few minutes.',
} satisfies Worded<typeof import('../../public/failures.ts').failureWords>;
